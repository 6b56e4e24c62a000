import { ApiError } from '../http/api-error.ts'
import { isObject, type Json, type JsonObject } from '../index/walk.ts'
import { readCsv } from './csv.ts'

export type PayloadFormat = 'json' | 'ndjson' | 'csv'

const malformed = (format: string, why: string) =>
  new ApiError('malformed_payload', `The \`${format}\` payload provided is malformed: ${why}`)

/** The documents of a payload. Throws `malformed_payload` or `missing_payload`. */
export function readPayload(text: string, format: PayloadFormat, delimiter: string): JsonObject[] {
  if (text.trim() === '') throw new ApiError('missing_payload', `A ${format} payload is missing.`)
  if (format === 'csv') return readCsv(text, delimiter)
  if (format === 'ndjson') {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    return lines.map((line, at) => requireObject(parse(line, format), format, at))
  }
  const body = parse(text, format)
  return (Array.isArray(body) ? body : [body]).map((item, at) => requireObject(item, format, at))
}

function parse(text: string, format: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch (error) {
    throw malformed(format, (error as Error).message)
  }
}

function requireObject(value: Json, format: string, at: number): JsonObject {
  if (isObject(value)) return value
  throw malformed(format, `document ${at + 1} is not an object.`)
}
