import { ApiError } from '../http/api-error.ts'
import type { Json, JsonObject } from '../index/walk.ts'

const BOM = '\ufeff'

const malformed = (why: string) =>
  new ApiError('malformed_payload', `The \`csv\` payload provided is malformed: ${why}`)

/**
 * Documents of a CSV file (RFC 4180, as Meilisearch's reader: a lone CR ends a row too, empty rows are skipped, an
 * unclosed quote ends with the file). The first row contains the fields, each with its type: `price:number`.
 */
export function readCsv(text: string, delimiter: string): JsonObject[] {
  const [header, ...rows] = parseRows(text.startsWith(BOM) ? text.slice(1) : text, delimiter)
  if (!header) return []
  const columns = header.map((name) => {
    const [, field = name, type = 'string'] = /^([\s\S]*):(string|number|boolean)$/.exec(name) ?? []
    return { field, type }
  })
  return rows.map((row, at) => {
    if (row.length !== columns.length) {
      throw malformed(`row ${at + 2} has ${row.length} values, not ${columns.length}.`)
    }
    return Object.fromEntries(
      columns.map(({ field, type }, column) => [field, convert(row[column] ?? '', type, at + 2)]),
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
  // Rust's NaN and infinities, which JSON cannot express, become null.
  if (/^[+-]?(?:inf|infinity|nan)$/i.test(trimmed)) return null
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed)) {
    throw malformed(`row ${row}: \`${value}\` is not a number.`)
  }
  const number = Number(trimmed)
  return Number.isFinite(number) ? number : null
}

function parseRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let value = ''
  let isQuoted = false
  /** A quoted value exists even when it is empty. */
  let wasQuoted = false
  const endValue = () => {
    row.push(value)
    value = ''
    wasQuoted = false
  }
  const endRow = () => {
    const isEmpty = row.length === 0 && value === '' && !wasQuoted
    endValue()
    if (!isEmpty) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (isQuoted) {
      if (char !== '"') value += char
      else if (text[at + 1] === '"') {
        value += '"'
        at += 1
      } else isQuoted = false
    } else if (char === '"' && value === '' && !wasQuoted) {
      isQuoted = true
      wasQuoted = true
    } else if (char === delimiter) endValue()
    else if (char === '\n' || char === '\r') endRow()
    else value += char
  }
  endRow()
  return rows
}
