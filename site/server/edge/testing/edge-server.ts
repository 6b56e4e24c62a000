import { expect, onTestFinished, vi } from 'vitest'
import { FakeContent } from '../../fixtures/fake-content.ts'
import { openTestServer, type TestServerOptions } from '../../fixtures/test-server.ts'
import { openPurgeServer } from './purge-server.ts'

export const CONTROL = {
  varnish: 'surrogate-control',
  fastly: 'surrogate-control',
  cloudflare: 'cloudflare-cdn-cache-control',
} as const
export const KEYS = { varnish: 'xkey', fastly: 'surrogate-key', cloudflare: 'cache-tag' } as const
type Product = keyof typeof CONTROL
export const PRODUCTS = Object.keys(CONTROL) as Product[]

export type Render = Parameters<typeof openTestServer>[1]

/** The server behind an edge cache, which takes purges at a server of the test. */
export async function openEdgeServer(
  product: Product = 'varnish',
  render?: Render,
  { content = new FakeContent('a', 'b'), ...options }: TestServerOptions & { content?: FakeContent } = {},
) {
  const cache = await openPurgeServer()
  const site = await openTestServer(content, render, {
    ...options,
    env: {
      EDGE_CACHE: product,
      EDGE_CACHE_URL: cache.url,
      EDGE_CACHE_TOKEN: 'x',
      TRUSTED_PROXIES: '1',
      ...(product === 'varnish' ? {} : { EDGE_CACHE_ID: 'id' }),
      ...options.env,
    },
  })
  const { edge } = site
  if (edge === null) throw new Error('There is no edge.')
  edge.start()
  onTestFinished(() => edge.stop(Promise.resolve()))
  const purged = () =>
    cache.orders.flatMap(({ headers, body }) => {
      if (body !== '') return (JSON.parse(body) as { tags: string[] }).tags
      return String(headers['xkey-purge'] ?? headers['surrogate-key']).split(' ')
    })
  /** Forgets what was purged, once the start's own is over. */
  const settle = async () => {
    await vi.waitFor(() => expect(purged()).toContain('forecourt'), { timeout: 15_000 })
    cache.orders.length = 0
  }
  await settle()
  const stored = (headers: Record<string, unknown>) => String(headers[CONTROL[product]])
  return { ...site, edge, cache, content, purged, stored }
}

export const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 10 })
