// Which query parameters the page of a path depends on, as its routes declare (app/http/route-handle.ts).
import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { LRUCache } from 'lru-cache'
import type { RouteHandle } from '#app/http/route-handle.ts'

/** What the page of a path may depend on. */
export type PathReading = {
  /** Names of query parameters; null when one of its routes does not say. */
  readonly names: ReadonlySet<string> | null
  /** On who asks: such a page is never cached. */
  readonly isPrivate: boolean
}
export type ReadParameters = (pathname: string) => PathReading

type Routes = ServerBuild['routes']
type Module = NonNullable<Routes[string]>['module']

export function readParametersOf(routes: Routes): ReadParameters {
  const tree = childrenOf(routes, undefined)
  // Matching costs more than the rest of a cached page; anybody can make up paths, so few are remembered.
  const known = new LRUCache<string, PathReading>({ max: 1_000 })
  return (pathname) => {
    const found = known.get(pathname)
    if (found !== undefined) return found
    const modules = (matchRoutes(tree, pathname) ?? []).map(({ route }) => routes[route.id ?? '']?.module)
    const reading = readingOf(modules.filter((module) => module !== undefined))
    known.set(pathname, reading)
    return reading
  }
}

function childrenOf(routes: Routes, parentId: string | undefined): Parameters<typeof matchRoutes>[0] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive = false }) =>
      index
        ? { id, index, caseSensitive, ...(path ? { path } : {}) }
        : { id, caseSensitive, ...(path ? { path } : {}), children: childrenOf(routes, id) },
    )
}

const handleOf = ({ handle }: Module) => handle as Partial<RouteHandle> | undefined

function readingOf(modules: readonly Module[]): PathReading {
  return {
    names: unionOf(modules),
    isPrivate: modules.some((module) => handleOf(module)?.isPrivate === true),
  }
}

function unionOf(modules: readonly Module[]): ReadonlySet<string> | null {
  const names = new Set<string>()
  for (const module of modules) {
    const reads = handleOf(module)?.reads
    if (module.loader && !reads) return null
    for (const name of reads ?? []) names.add(name)
  }
  return names
}
