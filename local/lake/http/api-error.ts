import type { JsonObject } from '../store/document.ts'

/** A refusal the client is told about: an HTTP status and a body in the hosted service's shape. */
export class ApiError extends Error {
  readonly status: number
  readonly body: JsonObject

  constructor(status: number, body: JsonObject, message: string) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  503: 'Service Unavailable',
}

/** `{statusCode, error, message}`: the hosted service's answer to most refusals. */
export function plainError(status: number, message: string): ApiError {
  return new ApiError(status, { statusCode: status, error: TITLES[status] ?? 'Error', message }, message)
}

/** `{error:{type, description, …}}`: the answer of the data endpoints, which clients take apart. */
export function typedError(
  status: number,
  type: string,
  description: string,
  more: JsonObject = {},
): ApiError {
  return new ApiError(status, { error: { type, description, ...more }, statusCode: status }, description)
}
