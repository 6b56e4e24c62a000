import { ApiError } from '../http/api-error.ts'
import { requireValidJson } from '../http/valid-json.ts'
import { parseExact } from '../index/exact-json.ts'
import { isObject, type Json, type JsonObject } from '../index/walk.ts'
import { readCsv } from './csv.ts'
import { beginsArray, splitArray, splitValues } from './split-array.ts'

export type PayloadFormat = 'json' | 'ndjson' | 'csv'

export interface Payload {
  text: string
  format: PayloadFormat
  delimiter: string
}

const malformed = (format: string, why: string) =>
  new ApiError('malformed_payload', `The \`${format}\` payload provided is malformed: ${why}`)

/**
 * The documents of a payload one by one, so that callers may pause. Throws `malformed_payload` or `missing_payload`,
 * at the latest on reaching the error.
 */
export function* readPayload({ text, format, delimiter }: Payload): Generator<JsonObject> {
  if (text === '') throw new ApiError('missing_payload', `A ${format} payload is missing.`)
  if (format === 'csv') {
    yield* readCsv(text, delimiter)
    return
  }
  let count = 0
  for (const part of splitPayload(text, format)) {
    count += 1
    yield requireObject(parse(part, format), format, count)
  }
}

function* splitPayload(text: string, format: PayloadFormat): Generator<string> {
  try {
    if (format === 'ndjson') yield* splitValues(text)
    else if (beginsArray(text)) yield* splitArray(text)
    else yield text
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw malformed(format, (error as Error).message)
  }
}

function parse(text: string, format: string): Json {
  try {
    return requireValidJson(parseExact(text))
  } catch (error) {
    throw malformed(format, (error as Error).message)
  }
}

function requireObject(value: Json, format: string, count: number): JsonObject {
  if (isObject(value)) return value
  throw malformed(format, `document ${count} is not an object.`)
}
