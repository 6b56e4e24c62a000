import { AppError } from '#app/errors.ts'

/**
 * The result of `work`, waited for so many milliseconds at most; its signal aborts when nobody waits any more.
 * @throws AppError `too_slow`
 */
export function withTimeout<T>(ms: number, work: (timeout: AbortSignal) => Promise<T>): Promise<T> {
  const timeout = new AbortController()
  return new Promise<T>((done, fail) => {
    const timer = setTimeout(() => {
      fail(new AppError('too_slow'))
      timeout.abort()
    }, ms)
    work(timeout.signal)
      .then(done, fail)
      .finally(() => clearTimeout(timer))
  })
}
