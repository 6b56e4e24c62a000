/** HTTP status by error code. */
const STATUS_OF = {
  no_such_address: 404,
  method_not_allowed: 405,
  https_only: 403,
  key_missing: 401,
  key_unknown: 401,
  other_dealer: 403,
  force_not_allowed: 403,
  no_such_dealer: 404,
  body_too_large: 413,
  too_many_rows: 413,
  content_type: 415,
  content_encoding: 415,
  unreadable: 422,
  nothing_accepted: 422,
  stopped: 422,
  too_many_requests: 429,
  busy: 503,
  search_away: 503,
} as const

export type RefusalCode = keyof typeof STATUS_OF

/** A refused push; the message is for the operator of the dealer's system. */
export class PushRefusal extends Error {
  override readonly name = 'PushRefusal'
  readonly code: RefusalCode
  /** Seconds after which the same push may be sent again. */
  readonly retryAfter: number | undefined

  constructor(
    code: RefusalCode,
    message: string,
    { retryAfter, ...rest }: ErrorOptions & { retryAfter?: number } = {},
  ) {
    super(message, rest)
    this.code = code
    this.retryAfter = retryAfter
  }

  get status(): number {
    return STATUS_OF[this.code]
  }
}
