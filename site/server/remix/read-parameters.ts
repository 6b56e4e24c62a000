// Which query parameters bear on the page of a path: what its routes say of themselves (app/route-handle.ts).
import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import type { RouteHandle } from '#app/route-handle.ts'

/** The names that a path's page may depend on; null when one of its routes does not say. */
export type ReadParameters = (pathname: string) => ReadonlySet<string> | null

type Routes = ServerBuild['routes']
type Module = NonNullable<Routes[string]>['module']

const MOST_KNOWN = 1_000

export function readParametersOf(routes: Routes): ReadParameters {
  const tree = childrenOf(routes, undefined)
  const known = new Map<string, ReadonlySet<string> | null>()
  return (pathname) => {
    const found = known.get(pathname)
    if (found !== undefined) return found
    // Matching costs more than the rest of a kept page; anybody can make up paths, so few are remembered.
    if (known.size >= MOST_KNOWN) known.clear()
    const modules = (matchRoutes(tree, pathname) ?? []).map(({ route }) => routes[route.id ?? '']?.module)
    const names = unionOf(modules.filter((module) => module !== undefined))
    known.set(pathname, names)
    return names
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

function unionOf(modules: readonly Module[]): ReadonlySet<string> | null {
  const names = new Set<string>()
  for (const { loader, handle } of modules) {
    const reads = (handle as Partial<RouteHandle> | undefined)?.reads
    if (loader && !reads) return null
    for (const name of reads ?? []) names.add(name)
  }
  return names
}
