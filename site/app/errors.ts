// What is expected to fail, in one closed list, and the status each answers with.

export const STATUS_OF = {
  bad_address: 400,
  preview_refused: 401,
  another_site: 403,
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
  override readonly name = 'AppError'
  readonly code: ErrorCode

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

/**
 * The code of a foreseen failure, null for any other. Asked by its code: the server and the bundle each load this
 * module, so an error made by one is no instance of the other's class.
 */
export function codeOf(error: unknown): ErrorCode | null {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined
  return typeof code === 'string' && Object.hasOwn(STATUS_OF, code) ? (code as ErrorCode) : null
}
