import { AppError } from '#app/errors.ts'

/**
 * What `work` comes to, waited for so many milliseconds at most. The signal it is given aborts when nobody waits any
 * more.
 * @throws AppError `too_slow`
 */
export function within<T>(ms: number, work: (late: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController()
  return new Promise<T>((done, fail) => {
    const timer = setTimeout(() => {
      fail(new AppError('too_slow'))
      late.abort()
    }, ms)
    work(late.signal)
      .then(done, fail)
      .finally(() => clearTimeout(timer))
  })
}
