import type { EdgeCache } from './edge-cache.ts'
import { inBatches, orderPurge } from './order-purge.ts'

/** A header line of Varnish is 8 kB by default (http_req_hdr_len); a key has up to some eighty letters. */
const MOST_KEYS = 64

/**
 * Varnish with deploy/varnish.vcl, which reads lifetimes from `Surrogate-Control`, and keys from `xkey` by the module xkey:
 * https://github.com/varnish/varnish-modules/blob/master/src/vmod_xkey.vcc. An order is `PURGE /` with the keys in
 * `xkey-purge` and the secret in `x-purge-token`; each address is a Varnish of its own, and all have to take it.
 * @param urls origins of every Varnish
 */
export function varnish({ urls, token }: { urls: readonly string[]; token: string }): EdgeCache {
  return {
    controlHeader: 'surrogate-control',
    keysHeader: 'xkey',
    keySeparator: ' ',
    obeysVary: true,
    purge: (keys) =>
      inBatches(keys, MOST_KEYS, async (batch) => {
        const headers = { 'xkey-purge': batch.join(' '), 'x-purge-token': token }
        const orders = urls.map((url) => orderPurge(`${url}/`, { method: 'PURGE', headers }))
        const failed = (await Promise.allSettled(orders)).find(({ status }) => status === 'rejected')
        if (failed?.status === 'rejected') throw failed.reason
      }),
  }
}
