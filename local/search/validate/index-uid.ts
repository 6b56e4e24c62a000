import { ApiError } from '../http/api-error.ts'
import type { Read } from './shape.ts'

const VALID = /^[A-Za-z0-9_-]{1,400}$/

/** An index uid: letters, digits, hyphens and underscores. Throws for any other. */
export function requireIndexUid(uid: string): string {
  if (VALID.test(uid)) return uid
  throw new ApiError(
    'invalid_index_uid',
    `\`${uid}\` is not a valid index uid. It can only be composed of alphanumeric characters (a-z A-Z 0-9), hyphens (-) and underscores (_).`,
  )
}

export const indexUid: Read<string> = (value, code, path) => {
  if (typeof value === 'string' && VALID.test(value)) return value
  throw new ApiError(
    code,
    `Invalid value at \`${path}\`: \`${JSON.stringify(value)}\` is not a valid index uid.`,
  )
}

/** An index uid, or a prefix before a star. */
export const indexUidPattern: Read<string> = (value, code, path) => {
  if (typeof value === 'string' && (value === '*' || VALID.test(value.replace(/\*$/, '')))) return value
  throw new ApiError(
    code,
    `Invalid value at \`${path}\`: \`${JSON.stringify(value)}\` is not a valid index uid pattern.`,
  )
}
