import { HttpError } from '../../http/http-error.ts'
import type { JsonObject } from '../store/document.ts'

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
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** `{statusCode, error, message}`: the hosted service's form of most errors. */
export function plainError(status: number, message: string): HttpError {
  return new HttpError(status, { statusCode: status, error: TITLES[status] ?? 'Error', message }, message)
}

/** `{error:{type, description, …}}`: the form of the data endpoints, which clients parse. */
export function typedError(
  status: number,
  type: string,
  description: string,
  more: JsonObject = {},
): HttpError {
  return new HttpError(status, { error: { type, description, ...more }, statusCode: status }, description)
}
