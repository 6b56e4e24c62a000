// npm run dev: the application straight from its sources, rebuilt as they change.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { App } from './handler.ts'
import { withKnownErrors } from './known-errors.ts'
import { readParametersOf } from './read-parameters.ts'

export interface DevTools {
  readonly app: App
  /** Answers what belongs to the tools (modules, hot updates); calls `next` for everything else. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** `server` carries the tools' socket too: on a port of its own the pages' policy would not let it through. */
export async function devTools(siteFolder: string, server: Server): Promise<DevTools> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: siteFolder,
    server: { middlewareMode: true, allowedHosts: true, hmr: { server } },
  })
  const load = async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild
  return {
    app: {
      render: createRequestHandler(async () => withKnownErrors(await load()), 'development'),
      readParameters: async (pathname) => readParametersOf((await load()).routes)(pathname),
    },
    middleware: (request, response, next) => vite.middlewares(request, response, next),
  }
}
