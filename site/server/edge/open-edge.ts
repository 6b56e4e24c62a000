import type { SiteEnv } from '../env.ts'
import { cloudflare } from './cloudflare.ts'
import { Edge, type EdgeOptions } from './edge.ts'
import type { EdgeCache } from './edge-cache.ts'
import { fastly } from './fastly.ts'
import { varnish } from './varnish.ts'

type EdgeVariables = Pick<SiteEnv, 'EDGE_CACHE' | 'EDGE_CACHE_URL' | 'EDGE_CACHE_ID' | 'EDGE_CACHE_TOKEN'>

/** The cache in front of the site that the variables name; null for none. */
export function openEdge(env: EdgeVariables, parts: Omit<EdgeOptions, 'cache'>): Edge | null {
  const cache = openCache(env)
  return cache && new Edge({ ...parts, cache })
}

function openCache({
  EDGE_CACHE,
  EDGE_CACHE_URL: urls,
  EDGE_CACHE_ID: id,
  EDGE_CACHE_TOKEN: token,
}: EdgeVariables): EdgeCache | null {
  switch (EDGE_CACHE) {
    case 'varnish':
      return varnish({ urls, token })
    case 'fastly':
      return fastly({ url: urls[0] ?? 'https://api.fastly.com', id, token })
    case 'cloudflare':
      return cloudflare({ url: urls[0] ?? 'https://api.cloudflare.com', id, token })
    case undefined:
      return null
  }
}
