import { ApiError } from '../http/api-error.ts'
import type { Json, JsonObject } from '../index/walk.ts'

const malformed = (why: string) =>
  new ApiError('malformed_payload', `The \`csv\` payload provided is malformed: ${why}`)

/** Documents of a CSV file (RFC 4180). The first row names the fields, each with its type: `price:number`. */
export function readCsv(text: string, delimiter: string): JsonObject[] {
  const [header, ...rows] = parseRows(text, delimiter)
  if (!header) return []
  const columns = header.map((name) => {
    const [, field, type] = /^([\s\S]*):(string|number|boolean)$/.exec(name.trim()) ?? [
      name,
      name.trim(),
      'string',
    ]
    return { field: field!, type: type! }
  })
  return rows.map((row, at) => {
    if (row.length !== columns.length) {
      throw malformed(`row ${at + 2} has ${row.length} values, not ${columns.length}.`)
    }
    return Object.fromEntries(
      columns.map(({ field, type }, column) => [field, convert(row[column]!, type, at + 2)]),
    )
  })
}

function convert(value: string, type: string, row: number): Json {
  if (type === 'string') return value === '' ? null : value
  const trimmed = value.trim()
  if (trimmed === '') return null
  if (type === 'boolean') {
    if (trimmed === 'true' || trimmed === 'false') return trimmed === 'true'
    throw malformed(`row ${row}: \`${value}\` is not a boolean.`)
  }
  const number = Number(trimmed)
  if (!Number.isFinite(number)) throw malformed(`row ${row}: \`${value}\` is not a number.`)
  return number
}

function parseRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let value = ''
  let isQuoted = false
  const endRow = () => {
    row.push(value)
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
    value = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!
    if (isQuoted) {
      if (char !== '"') value += char
      else if (text[at + 1] === '"') {
        value += '"'
        at += 1
      } else isQuoted = false
    } else if (char === '"' && value === '') isQuoted = true
    else if (char === delimiter) {
      row.push(value)
      value = ''
    } else if (char === '\n') endRow()
    else if (char !== '\r') value += char
  }
  if (isQuoted) throw malformed('a quote is never closed.')
  endRow()
  return rows
}
