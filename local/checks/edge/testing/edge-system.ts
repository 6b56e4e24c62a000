// The built site with its lake and its search behind Varnish, and what tests do with them.
import { createHash, randomBytes } from 'node:crypto'
import { expect, vi } from 'vitest'
import { freePorts } from '../../../runner/ports.ts'
import { startSystem } from '../../running-system.ts'
import { type Answer, type Ask, ask } from './ask.ts'
import { startVarnish } from './varnish.ts'

/** Busy machines are slow, not broken. */
export const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 })

/** Asks for a path of a dealer's site, of the first dealer without one. */
type AskDealer = (path: string, more?: Ask, slug?: string) => Promise<Answer>

export interface EdgeSystem {
  readonly edgePort: number
  readonly studioPort: number
  readonly hostOf: (slug: string) => string
  /** By way of Varnish, and of the site itself. */
  readonly edge: AskDealer
  readonly origin: AskDealer
  /** Asks until Varnish has it, as many shoppers would. */
  readonly warm: (path: string, more?: Ask, slug?: string) => Promise<void>
  /** Imports rows of the dealer's stock. */
  readonly push: (rows: readonly object[]) => Promise<void>
  /** Publishes by mutations of the lake. */
  readonly mutate: (...mutations: object[]) => Promise<void>
  /** A running offer of the dealer. */
  readonly findOffer: () => Promise<{ _id: string; name: string }>
  /** An order to Varnish, with the token unless `more` has another. */
  readonly purge: (keys: string, more?: Record<string, string>) => Promise<Answer>
  readonly close: () => Promise<void>
}

/** Starts everything; resolves when a page of the dealer is kept by Varnish. */
export async function openEdgeSystem(program: string, dealer: string): Promise<EdgeSystem> {
  const pushKey = `stock_${randomBytes(32).toString('base64url')}`
  const token = randomBytes(16).toString('hex')
  const [edgePort = 0] = await freePorts(1)
  const system = await startSystem({
    env: {
      EDGE_CACHE: 'varnish',
      EDGE_CACHE_URL: `http://127.0.0.1:${edgePort}`,
      EDGE_CACHE_TOKEN: token,
      TRUSTED_PROXIES: '1',
      STOCK_PUSH_KEYS: `${dealer}=${createHash('sha256').update(pushKey).digest('hex')}`,
    },
  })
  const { PORT: sitePort, STUDIO_PORT: studioPort } = system.ports
  const varnish = await startVarnish(program, { port: edgePort, sitePort, token })
  const hostOf = (slug: string) => `${slug}.localhost:${sitePort}`
  const askAt =
    (port: number): AskDealer =>
    (path, { headers, ...more } = {}, slug = dealer) =>
      ask(port, path, { ...more, headers: { host: hostOf(slug), ...headers } })
  const [edge, origin] = [askAt(edgePort), askAt(sitePort)]
  const warm: EdgeSystem['warm'] = (path, more, slug) =>
    eventually(async () => expect((await edge(path, more, slug)).isHit, path).toBe(true))
  const lake = askLake(studioPort, system.secrets.writeToken)
  // The site's first orders found nobody.
  await warm('/')
  return {
    edgePort,
    studioPort,
    hostOf,
    edge,
    origin,
    warm,
    push: async (rows) => {
      const headers = {
        authorization: `Bearer ${pushKey}`,
        'content-type': 'application/json',
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '203.0.113.1',
      }
      const body = JSON.stringify(rows)
      const answer = await origin(`/api/stock/${dealer}?format=dms-json`, { method: 'POST', headers, body })
      expect(answer.status, answer.text).toBe(200)
    },
    mutate: async (...mutations) => {
      await lake('/mutate/production', { method: 'POST', body: JSON.stringify({ mutations }) })
    },
    findOffer: async () => {
      const running = `*[_type == "offer" && "${dealer}" in sites[]->slug.current && start < now() && expiry > now()][0]`
      const query = new URLSearchParams({ query: running, perspective: 'published' })
      const { _rev, ...offer } = JSON.parse(await lake(`/query/production?${query}`)).result
      return offer
    },
    purge: (keys, more) => {
      const headers = { 'x-purge-token': token, 'xkey-purge': keys, ...more }
      return ask(edgePort, '/', { method: 'PURGE', headers })
    },
    close: async () => {
      await system.end()
      await varnish.stop()
    },
  }
}

/** Asks the lake for its data, or changes them, with the write token. */
const askLake =
  (port: number, token: string) =>
  async (path: string, more: Ask = {}): Promise<string> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await ask(port, `/v2025-02-19/data${path}`, { ...more, headers })
    expect(answer.status, answer.text).toBe(200)
    return answer.text
  }
