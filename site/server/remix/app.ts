import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import { answerErrors } from './answer-errors.ts'
import { type ReadParameters, readParametersOf } from './read-parameters.ts'

export type RenderPage = (request: Request, context: AppLoadContext) => Promise<Response>

/** The application of the routes, as the server sees it. */
export interface App {
  readonly render: RenderPage
  /** See `read-parameters.ts`; while sources change, so may the answer. */
  readonly readParameters: (
    pathname: string,
  ) => ReturnType<ReadParameters> | Promise<ReturnType<ReadParameters>>
}

/** The application as it is built. */
export function builtApp(build: ServerBuild): App {
  return {
    render: createRequestHandler(answerErrors(build), 'production'),
    readParameters: readParametersOf(build.routes),
  }
}

/** The application from its sources, loaded anew for each request: what has not changed is not evaluated again. */
export function watchedApp(load: () => Promise<ServerBuild>): App {
  return {
    render: createRequestHandler(async () => answerErrors(await load()), 'development'),
    readParameters: async (pathname) => readParametersOf((await load()).routes)(pathname),
  }
}
