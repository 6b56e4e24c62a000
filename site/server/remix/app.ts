import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import { answerErrors } from './answer-errors.ts'
import { createParameterReader, type ReadParameters } from './read-parameters.ts'

export type RenderPage = (request: Request, context: AppLoadContext) => Promise<Response>

/** The Remix application as the server uses it. */
export interface App {
  readonly render: RenderPage
  /** See `read-parameters.ts`; may change with the sources in development. */
  readonly readParameters: (
    pathname: string,
  ) => ReturnType<ReadParameters> | Promise<ReturnType<ReadParameters>>
}

/** The built application. */
export function builtApp(build: ServerBuild): App {
  return {
    render: createRequestHandler(answerErrors(build), 'production'),
    readParameters: createParameterReader(build.routes),
  }
}

/** The application from its sources, loaded for each request; unchanged modules are not evaluated again. */
export function watchedApp(load: () => Promise<ServerBuild>): App {
  return {
    render: createRequestHandler(async () => answerErrors(await load()), 'development'),
    readParameters: async (pathname) => createParameterReader((await load()).routes)(pathname),
  }
}
