// The expected failures, in one closed list, and their HTTP status.
import { DatabaseUnavailableError } from '#db/unavailable.ts'

export const STATUS_OF = {
  bad_address: 400,
  preview_refused: 401,
  staff_refused: 401,
  cross_site_request: 403,
  preview_only_shows: 403,
  staff_not_permitted: 403,
  site_not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  address_too_long: 414,
  content_unavailable: 503,
  /** What only staff ask: the site itself goes on. */
  content_service_away: 503,
  stock_unavailable: 503,
  database_unavailable: 503,
  too_slow: 503,
} as const

export type ErrorCode = keyof typeof STATUS_OF

/** An expected failure; every other error is a defect. */
export class AppError extends Error {
  override readonly name: string = 'AppError'
  readonly code: ErrorCode

  /** @param options `message` for the log, where it has more detail than the code */
  constructor(code: ErrorCode, { message = code, ...options }: ErrorOptions & { message?: string } = {}) {
    super(message, options)
    this.code = code
  }
}

/** The code of an expected failure, null for any other error. */
export function findCode(error: unknown): ErrorCode | null {
  if (error instanceof AppError) return error.code
  return error instanceof DatabaseUnavailableError ? 'database_unavailable' : null
}
