import { EdgePurgeError } from './edge-cache.ts'

/** A cache at the edge answers in milliseconds; one that does not is asked again. */
const TIMEOUT_MS = 5_000

/**
 * Sends an order to purge; redirects are not followed, since the order has a secret.
 * @throws EdgePurgeError for no answer and for any status but 2xx, without the secret
 */
export async function orderPurge(
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
): Promise<void> {
  const { origin } = new URL(url)
  const answer = await fetch(url, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => {
    throw new EdgePurgeError(`${origin} did not answer: ${String(error.cause ?? error)}`)
  })
  if (answer.ok) {
    await answer.body?.cancel()
    return
  }
  // RFC 9110, 10.2.3; the caches send seconds.
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
  const said = (await answer.text().catch(() => '')).slice(0, 200)
  throw new EdgePurgeError(`${origin} answered ${answer.status}: ${said}`, {
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1_000 : null,
  })
}

/** Orders of a limited size, one after the other. */
export async function inBatches(
  keys: readonly string[],
  most: number,
  order: (batch: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < keys.length; start += most) await order(keys.slice(start, start + most))
}
