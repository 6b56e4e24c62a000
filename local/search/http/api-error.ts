// Errors, see https://www.meilisearch.com/docs/reference/errors/error_codes

import { HttpError } from '../../http/http-error.ts'

export type ErrorType = 'invalid_request' | 'auth' | 'internal' | 'system'

/** Codes with another status than 400 or another type than `invalid_request`. */
const SPECIAL: Record<string, { status: number; type?: ErrorType }> = {
  api_key_already_exists: { status: 409 },
  api_key_not_found: { status: 404 },
  document_not_found: { status: 404 },
  index_already_exists: { status: 409 },
  index_not_found: { status: 404 },
  internal: { status: 500, type: 'internal' },
  invalid_api_key: { status: 403, type: 'auth' },
  invalid_content_type: { status: 415 },
  missing_authorization_header: { status: 401, type: 'auth' },
  missing_content_type: { status: 415 },
  missing_master_key: { status: 401, type: 'auth' },
  not_found: { status: 404 },
  payload_too_large: { status: 413 },
  task_not_found: { status: 404 },
  too_many_search_requests: { status: 503, type: 'system' },
}

export interface ErrorBody {
  message: string
  code: string
  type: ErrorType
  link: string
}

/** An error answer with one of Meilisearch's codes. */
export class ApiError extends HttpError {
  readonly code: string
  declare readonly body: ErrorBody

  /** `status`: overrides the status of the code. */
  constructor(code: string, message: string, status = SPECIAL[code]?.status ?? 400) {
    super(status, errorBody(code, message), message)
    this.code = code
  }
}

/** The body of an error answer, and the error of a failed task. */
export function errorBody(code: string, message: string): ErrorBody {
  return {
    message,
    code,
    type: SPECIAL[code]?.type ?? 'invalid_request',
    link: `https://docs.meilisearch.com/errors#${code}`,
  }
}
