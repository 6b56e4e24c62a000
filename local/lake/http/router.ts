import type { Exchange, Handler } from './exchange.ts'

/** `GET /data/doc/:dataset/:ids`; a last `*name` matches the rest of the path. */
export interface Route {
  method: string
  path: string
  handle: Handler
  /** `known` (the default): only with a token; `readers`: also without, where the dataset is public; `anyone`. */
  access?: 'known' | 'readers' | 'anyone'
}

export interface Match {
  route: Route
  params: Record<string, string>
}

interface Compiled {
  route: Route
  parts: string[]
}

/** Finds the route of a path. Fixed parts win over named ones because they stand first in the table. */
export class Router {
  readonly #routes: Compiled[]

  constructor(routes: Route[]) {
    this.#routes = routes.map((route) => ({ route, parts: route.path.slice(1).split('/') }))
  }

  find(exchange: Pick<Exchange, 'method' | 'path'>): Match | null {
    const method = exchange.method === 'HEAD' ? 'GET' : exchange.method
    const words = exchange.path.slice(1).split('/')
    for (const { route, parts } of this.#routes) {
      const params = route.method === method ? matchParts(parts, words) : null
      if (params) return { route, params }
    }
    return null
  }
}

function matchParts(parts: string[], words: string[]): Record<string, string> | null {
  const rest = parts.at(-1)?.startsWith('*') ? parts.at(-1)!.slice(1) : null
  if (rest === null ? parts.length !== words.length : words.length < parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const word = words[index]!
    if (part.startsWith('*')) params[part.slice(1)] = words.slice(index).map(decode).join('/')
    else if (part.startsWith(':')) params[part.slice(1)] = decode(word)
    else if (part !== word) return null
  }
  return Object.values(params).some((value) => value === '') ? null : params
}

/** A `%` that is no escape stands for itself. */
function decode(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}
