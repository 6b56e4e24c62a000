import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'

export type RenderPage = (request: Request, context: AppLoadContext) => Promise<Response>

/** The router asks for a page's data at the page's path with this behind it; for the front page's by a name. */
const DATA = /\.data$/
const FRONT_DATA = '/_root'

/**
 * Renders pages with a build of their own routes alone. The framework looks through all routes several times for each
 * page, which took a quarter of a page of results; which routes those are, the house has found before.
 * @param branchOf ids of the routes of a path's page, outermost first; none where it is no page
 */
export function branchHandler(
  build: ServerBuild,
  branchOf: (pathname: string) => readonly string[],
): RenderPage {
  const whole = createRequestHandler(build, 'production')
  const handlers = new Map<string, RenderPage>()
  const handlerOf = (branch: readonly string[]): RenderPage => {
    const leaf = branch.at(-1)
    if (leaf === undefined) return whole
    const known = handlers.get(leaf)
    if (known) return known
    const made = createRequestHandler(branchBuild(build, branch), 'production')
    handlers.set(leaf, made)
    return made
  }
  return (request, context) => handlerOf(branchOf(pagePath(request.url)))(request, context)
}

function pagePath(address: string): string {
  const { pathname } = new URL(address)
  if (!DATA.test(pathname)) return pathname
  const path = pathname.replace(DATA, '')
  return path === FRONT_DATA ? '/' : path
}

/** A route's ancestors are always the same, so that its id tells the branch. */
function branchBuild(build: ServerBuild, branch: readonly string[]): ServerBuild {
  return {
    ...build,
    routes: only(build.routes, branch),
    assets: { ...build.assets, routes: only(build.assets.routes, branch) },
  }
}

function only<V>(all: Record<string, V>, ids: readonly string[]): Record<string, V> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)))
}
