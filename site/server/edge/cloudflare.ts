import type { EdgeCache } from './edge-cache.ts'
import { inBatches, orderPurge } from './order-purge.ts'

/** Fewer than any plan allows; it has been 30, and is 100 since: https://developers.cloudflare.com/cache/how-to/purge-cache/ */
const MOST_TAGS = 30

/**
 * Cloudflare. Lifetimes are read from `Cloudflare-CDN-Cache-Control`, which is not passed on:
 * https://developers.cloudflare.com/cache/concepts/cdn-cache-control/. Keys are read from `Cache-Tag`, separated by commas,
 * and purged by `POST /client/v4/zones/<id>/purge_cache` with `{"tags": […]}` and a bearer token:
 * https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/. Of Vary it knows `Accept-Encoding` alone:
 * https://developers.cloudflare.com/cache/concepts/cache-control/
 * @param url origin of the API
 * @param id of the zone
 */
export function cloudflare({ url, id, token }: { url: string; id: string; token: string }): EdgeCache {
  return {
    controlHeader: 'cloudflare-cdn-cache-control',
    keysHeader: 'cache-tag',
    keySeparator: ',',
    obeysVary: false,
    purge: (keys) =>
      inBatches(keys, MOST_TAGS, (tags) =>
        orderPurge(`${url}/client/v4/zones/${encodeURIComponent(id)}/purge_cache`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ tags }),
        }),
      ),
  }
}
