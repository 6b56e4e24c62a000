/** A pattern is a path such as `/data/doc/:dataset/:ids`; a final `*name` matches the remaining segments. */
export interface RoutePattern {
  method: string
  path: string
}

/** Values of a pattern's named segments. */
export type PathParams = Readonly<Record<string, string>>

export interface RouteMatch<Route> {
  route: Route
  params: PathParams
}

export type RouteResult<Route> = RouteMatch<Route> | { allowedMethods: string[] } | null

/** Finds routes by method and path. The first match wins, so literal segments are listed before named ones. */
export class Router<Route extends RoutePattern> {
  readonly #routes: { route: Route; pattern: string[] }[]
  readonly #decode: (segment: string) => string

  /** `decode` is applied to the segments that become parameters. */
  constructor(routes: readonly Route[], decode: (segment: string) => string = (segment) => segment) {
    this.#routes = routes.map((route) => ({ route, pattern: route.path.slice(1).split('/') }))
    this.#decode = decode
  }

  /** The route; the allowed methods where only other methods match; null where the path is unknown. */
  find(method: string, segments: readonly string[]): RouteResult<Route> {
    const allowedMethods: string[] = []
    for (const { route, pattern } of this.#routes) {
      const params = this.#match(pattern, segments)
      if (!params) continue
      if (route.method === method) return { route, params }
      allowedMethods.push(route.method)
    }
    return allowedMethods.length > 0 ? { allowedMethods } : null
  }

  #match(pattern: readonly string[], segments: readonly string[]): PathParams | null {
    const hasRest = pattern.at(-1)?.startsWith('*') ?? false
    if (hasRest ? segments.length < pattern.length : segments.length !== pattern.length) return null
    const params: Record<string, string> = {}
    for (const [index, part] of pattern.entries()) {
      const value = this.#valueOf(part, segments, index)
      if (value === undefined) {
        if (part !== segments[index]) return null
      } else if (value === '') return null
      else params[part.slice(1)] = value
    }
    return params
  }

  /** The parameter a pattern segment matches; undefined for a literal segment. */
  #valueOf(part: string, segments: readonly string[], index: number): string | undefined {
    if (part.startsWith(':')) return this.#decode(segments[index] ?? '')
    if (part.startsWith('*')) return segments.slice(index).map(this.#decode).join('/')
    return undefined
  }
}

/**
 * The value of a named segment.
 * @throws Error for a name that the route's pattern does not have
 */
export function pathParam(params: PathParams, name: string): string {
  const value = params[name]
  if (value === undefined) throw new Error(`The route has no segment :${name}.`)
  return value
}
