/** An error answer: an HTTP status and a JSON body. Each server has its own shape of body. */
export class HttpError extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object, message: string) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.body = body
  }
}

/** The text of an unexpected error for a log: with its stack where it has one. */
export function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
