// What is expected to fail, in one closed list, and the status each answers with.
import { DatabaseUnavailableError } from '#db/unavailable.ts'

export const STATUS_OF = {
  bad_address: 400,
  preview_refused: 401,
  cross_site_request: 403,
  no_site: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  address_too_long: 414,
  content_unavailable: 503,
  stock_unavailable: 503,
  database_unavailable: 503,
  too_slow: 503,
} as const

export type ErrorCode = keyof typeof STATUS_OF

/** A failure that was foreseen; everything else that is thrown is a defect. */
export class AppError extends Error {
  override readonly name: string = 'AppError'
  readonly code: ErrorCode

  /** @param options `message` where there is more to log than the code */
  constructor(code: ErrorCode, { message = code, ...options }: ErrorOptions & { message?: string } = {}) {
    super(message, options)
    this.code = code
  }
}

/** The code of a foreseen failure, null for any other. */
export function codeOf(error: unknown): ErrorCode | null {
  if (error instanceof AppError) return error.code
  return error instanceof DatabaseUnavailableError ? 'database_unavailable' : null
}
