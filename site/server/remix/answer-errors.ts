import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import { findCode, STATUS_OF } from '#app/errors.ts'
import { traced } from '#app/integrations/traces.ts'

type Routes = ServerBuild['routes']
type RouteModule = NonNullable<Routes[string]>['module']

/**
 * A build whose loaders and actions answer an expected error with its status, so that the dealer's error page fits;
 * Remix answers every thrown error with 500. The server is notified of the error itself.
 */
export function answerErrors(build: ServerBuild): ServerBuild {
  const routes: Routes = {}
  for (const [id, route] of Object.entries(build.routes)) {
    if (route) routes[id] = { ...route, module: wrapped(id, route.module) }
  }
  return { ...build, routes }
}

function wrapped(id: string, module: RouteModule): RouteModule {
  const { loader, action } = module
  return {
    ...module,
    ...(loader ? { loader: answering(`loader ${id}`, loader) } : {}),
    ...(action ? { action: answering(`action ${id}`, action) } : {}),
  }
}

function answering<A extends LoaderFunctionArgs | ActionFunctionArgs, T>(name: string, run: (args: A) => T) {
  return async (args: A): Promise<Awaited<T>> => {
    try {
      return await traced(name, {}, async () => run(args))
    } catch (error) {
      const code = findCode(error)
      if (code === null) throw error
      args.context.noteFailure(error)
      throw new Response(code, { status: STATUS_OF[code] })
    }
  }
}
