import { HttpError } from '../../http/http-error.ts'
import type { JsonObject } from '../store/document.ts'

/** Why one mutation (or action) failed; the whole transaction fails with it. */
export interface MutationFailure extends JsonObject {
  type: string
  description: string
}

/** Thrown while a transaction is staged; the endpoint converts it to `mutationError` or `actionError`. */
export class TransactionRefused extends Error {
  readonly status: number
  readonly failure: MutationFailure

  constructor(status: number, failure: MutationFailure) {
    super(failure.description)
    this.name = 'TransactionRefused'
    this.status = status
    this.failure = failure
  }
}

export function refuse(
  type: string,
  description: string,
  more: JsonObject = {},
  status = 409,
): TransactionRefused {
  return new TransactionRefused(status, { type, description, ...more })
}

/** The wire form of a refused transaction: `{error:{type, description, items:[{error, index}]}}`. */
export function refusedAnswer(
  error: TransactionRefused,
  index: number,
  type: 'mutationError' | 'actionError',
): HttpError {
  const what = type === 'mutationError' ? 'The mutation(s) failed' : 'The action(s) failed'
  const description = `${what}: ${error.failure.description}`
  const body = {
    error: { type, description, items: [{ error: error.failure, index }] },
    statusCode: error.status,
  }
  return new HttpError(error.status, body, description)
}
