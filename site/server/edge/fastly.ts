import type { EdgeCache } from './edge-cache.ts'
import { inBatches, orderPurge } from './order-purge.ts'

/** Most keys of one order: https://www.fastly.com/documentation/reference/api/purging/#bulk-purge-tag */
const MOST_KEYS = 256

/**
 * Fastly. Lifetimes are read from `Surrogate-Control`, keys from `Surrogate-Key`, and both are removed before an answer
 * leaves it: https://www.fastly.com/documentation/reference/http/http-headers/Surrogate-Control/
 * Keys are purged by `POST /service/<id>/purge` with the keys in `Surrogate-Key`, the token in `Fastly-Key`:
 * https://www.fastly.com/documentation/reference/api/purging/#bulk-purge-tag. Without `Fastly-Soft-Purge` nothing that was
 * purged is sent again.
 * @param url origin of the API
 * @param id of the service
 */
export function fastly({ url, id, token }: { url: string; id: string; token: string }): EdgeCache {
  return {
    controlHeader: 'surrogate-control',
    keysHeader: 'surrogate-key',
    keySeparator: ' ',
    obeysVary: true,
    purge: (keys) =>
      inBatches(keys, MOST_KEYS, (batch) =>
        orderPurge(`${url}/service/${encodeURIComponent(id)}/purge`, {
          method: 'POST',
          headers: { 'fastly-key': token, 'surrogate-key': batch.join(' '), accept: 'application/json' },
        }),
      ),
  }
}
