import { ApiError } from '../http/api-error.ts'
import { isObject, type Json } from '../index/walk.ts'

/** Reads one value; `code` is the error code of an invalid value, `path` its position in the request. */
export type Read<T> = (value: Json, code: string, path: string) => T

export interface FieldShape<T> {
  read: Read<T>
  /** Error code of an invalid value. */
  code: string
  /** Error code of a missing value; without one it is optional. */
  missing?: string
}

type Shape<T, Required extends keyof T> = {
  [Key in keyof T]-?: FieldShape<T[Key]> & (Key extends Required ? { missing: string } : unknown)
}

const describe = (value: Json) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'an array'
      : typeof value === 'object'
        ? 'an object'
        : `a ${typeof value}`

/** Throws for a value of the wrong type. */
export function reject(value: Json, code: string, path: string, expected: string): never {
  throw new ApiError(
    code,
    `Invalid value type at \`${path}\`: expected ${expected}, but found ${describe(value)}`,
  )
}

/**
 * Reads an object with known fields, in the given order, and stops at the first error. An unknown field is an error
 * with `unknownCode`, or what `onUnknown` throws. `Required`: the fields whose shape has a code for a missing value.
 */
export function readObject<T extends object, Required extends keyof T = never>(
  value: Json,
  shape: Shape<T, Required>,
  { path = '', code = 'bad_request', unknownCode = 'bad_request', onUnknown }: ObjectOptions = {},
): Partial<T> & Pick<T, Required> {
  if (!isObject(value)) return reject(value, code, path || '.', 'an object')
  const found: Partial<T> = {}
  for (const [name, own] of Object.entries(value)) {
    const field = Object.hasOwn(shape, name) ? shape[name as keyof T] : undefined
    if (!field) {
      onUnknown?.(name)
      throw new ApiError(
        unknownCode,
        `Unknown field \`${name}\`: expected one of \`${Object.keys(shape).join('`, `')}\``,
      )
    }
    found[name as keyof T] = field.read(own, field.code, `${path}.${name}`)
  }
  for (const [name, { missing }] of Object.entries(shape) as [string, FieldShape<unknown>][]) {
    if (missing && !(name in value))
      throw new ApiError(missing, `Missing field \`${name}\`${path && ` inside \`${path}\``}`)
  }
  return found as Partial<T> & Pick<T, Required>
}

export interface ObjectOptions {
  path?: string
  /** Error code of a value that is not an object. */
  code?: string
  unknownCode?: string
  onUnknown?: (name: string) => void
}

export const text: Read<string> = (value, code, path) =>
  typeof value === 'string' ? value : reject(value, code, path, 'a string')

export const bool: Read<boolean> = (value, code, path) =>
  typeof value === 'boolean' ? value : reject(value, code, path, 'a boolean')

/** An integer from 0. */
export const count: Read<number> = (value, code, path) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? value
    : reject(value, code, path, 'a positive integer')

export const anything: Read<Json> = (value) => value

/** A field of a feature that this server lacks. Some clients always send it as null or false. */
export const unsupported: Read<null> = (value, _code, path) => {
  if (value === null || value === false) return null
  throw new ApiError('feature_not_enabled', `Using \`${path}\` requires a feature that is not enabled.`)
}

/** Null, or a valid value. */
export function orNull<T>(read: Read<T>): Read<T | null> {
  return (value, code, path) => (value === null ? null : read(value, code, path))
}

export function readListOf<T>(read: Read<T>): Read<T[]> {
  return (value, code, path) =>
    Array.isArray(value)
      ? value.map((item, at) => read(item, code, `${path}[${at}]`))
      : reject(value, code, path, 'an array')
}

export function readMapOf<T>(read: Read<T>): Read<Record<string, T>> {
  return (value, code, path) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, item]) => [key, read(item, code, `${path}.${key}`)]),
        )
      : reject(value, code, path, 'an object')
}

export function readOneOf<T extends string>(...names: readonly T[]): Read<T> {
  return (value, code, path) => {
    const known = names.find((name) => name === value)
    if (known !== undefined) return known
    if (typeof value !== 'string') return reject(value, code, path, 'a string')
    throw new ApiError(
      code,
      `Unknown value \`${value}\` at \`${path}\`: expected one of \`${names.join('`, `')}\``,
    )
  }
}
