// Which query parameters the page of a path depends on, as its routes declare (app/http/route-handle.ts).
import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { LRUCache } from 'lru-cache'
import type { RouteHandle } from '#app/http/route-handle.ts'

/** The inputs of a path's page. */
export type PathReading = {
  /** Names of query parameters; null when one of its routes does not declare them. */
  readonly names: ReadonlySet<string> | null
  /** Whether it depends on the visitor; it is never cached then. */
  readonly isPrivate: boolean
  /** Whether blocks of it have forms; see `RouteHandle.hasForms`. */
  readonly hasForms: boolean
  /** The routes that the page is made of. */
  readonly routeIds: ReadonlySet<string>
  /** The innermost of them, as its file is named: `cars.$slug`; '' for a path without a page. */
  readonly route: string
  /** The path with the words of its routes in their own case, which routes ignore; null where it has it. */
  readonly ownCase: string | null
}
export type ReadParameters = (pathname: string) => PathReading

type Routes = ServerBuild['routes']
type Module = NonNullable<Routes[string]>['module']

export function createParameterReader(routes: Routes): ReadParameters {
  const tree = findChildren(routes, undefined)
  // Matching costs more than the rest of a cached page; the memo is small because anyone can invent paths.
  const known = new LRUCache<string, PathReading>({ max: 1_000 })
  return (pathname) => {
    const found = known.get(pathname)
    if (found !== undefined) return found
    const matches = matchRoutes(tree, pathname) ?? []
    const ids = matches.flatMap(({ route }) => route.id ?? [])
    const modules = ids.flatMap((id) => routes[id]?.module ?? [])
    const reading = {
      ...combineReadings(modules),
      routeIds: new Set(ids),
      route: nameOfRoute(ids.at(-1)),
      ownCase: findOwnCase(
        pathname,
        matches.flatMap(({ route }) => route.path ?? []),
      ),
    }
    known.set(pathname, reading)
    return reading
  }
}

function findOwnCase(pathname: string, patterns: readonly string[]): string | null {
  const words = patterns.flatMap((pattern) => pattern.split('/')).filter(Boolean)
  const own = pathname
    .split('/')
    .map((segment, index) => {
      const word = words[index - 1]
      return word && word.toLowerCase() === segment.toLowerCase() ? word : segment
    })
    .join('/')
  return own === pathname ? null : own
}

function findChildren(routes: Routes, parentId: string | undefined): Parameters<typeof matchRoutes>[0] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive = false }) =>
      index
        ? { id, index, caseSensitive, ...(path ? { path } : {}) }
        : { id, caseSensitive, ...(path ? { path } : {}), children: findChildren(routes, id) },
    )
}

const handleOf = ({ handle }: Module) => handle as Partial<RouteHandle> | undefined

/** Remix names routes by their files: `routes/cars.$slug/route`. */
const nameOfRoute = (id = '') => id.replace(/^routes\//, '').replace(/\/route$/, '')

function combineReadings(modules: readonly Module[]): Pick<PathReading, 'names' | 'isPrivate' | 'hasForms'> {
  return {
    names: findUnion(modules),
    isPrivate: modules.some((module) => handleOf(module)?.isPrivate === true),
    hasForms: modules.some((module) => handleOf(module)?.hasForms === true),
  }
}

function findUnion(modules: readonly Module[]): ReadonlySet<string> | null {
  const names = new Set<string>()
  for (const module of modules) {
    const reads = handleOf(module)?.reads
    if (module.loader && !reads) return null
    for (const name of reads ?? []) names.add(name)
  }
  return names
}
