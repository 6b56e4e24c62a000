import type { Access } from '../auth/access.ts'
import type { Action } from '../auth/actions.ts'
import type { Request } from './request.ts'

/** What is answered: JSON, or nothing. */
export interface Answer {
  status: number
  body?: unknown
  /** Names and values in turn. */
  headers?: readonly string[]
}

export interface RouteContext {
  request: Request
  /** Parts of the path by the names in the pattern. */
  params: Record<string, string>
  access: Access
}

export interface Route {
  method: string
  /** `/indexes/:indexUid/search` */
  pattern: string
  /** What the bearer must be allowed; null for a route open to all. */
  action: Action | null
  handle(context: RouteContext): Promise<Answer> | Answer
}

interface Compiled extends Route {
  parts: string[]
}

/** Finds the route of a request. */
export class Router {
  readonly #routes: Compiled[]

  constructor(routes: readonly Route[]) {
    this.#routes = routes.map((route) => ({
      ...route,
      parts: route.pattern.split('/').filter((part) => part !== ''),
    }))
  }

  /** The route; where the path exists for other methods only, these; null where it does not exist. */
  find(
    method: string,
    path: readonly string[],
  ): { route: Route; params: Record<string, string> } | { methods: string[] } | null {
    const methods: string[] = []
    for (const route of this.#routes) {
      const params = matchPath(route.parts, path)
      if (!params) continue
      if (route.method === method) return { route, params }
      methods.push(route.method)
    }
    return methods.length > 0 ? { methods } : null
  }
}

function matchPath(parts: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (parts.length !== path.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of parts.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = path[at]!
    else if (part !== path[at]) return null
  }
  return params
}
