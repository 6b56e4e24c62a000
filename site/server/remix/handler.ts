import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerBuild } from '@remix-run/node'
import { branchHandler, type RenderPage } from './branch-handler.ts'
import { withKnownErrors } from './known-errors.ts'
import { type ReadParameters, readParametersOf } from './read-parameters.ts'

/** The application of the routes, as the house sees it. */
export interface App {
  readonly render: RenderPage
  /** See `read-parameters.ts`; while sources change, so may the answer. */
  readonly readParameters: (
    pathname: string,
  ) => ReturnType<ReadParameters> | Promise<ReturnType<ReadParameters>>
}

/** The built application. @throws Error that says what to run when it has not been built */
export async function builtApp(siteFolder: string): Promise<App> {
  const file = join(siteFolder, 'build/server/index.js')
  if (!existsSync(file)) throw new Error('The site has not been built. Run npm start, or npm run build.')
  // Without it React takes its development build, which needs several times as long for a page.
  process.env.NODE_ENV ||= 'production'
  const build = (await import(file)) as ServerBuild
  const readParameters = readParametersOf(build.routes)
  const branchOf = (pathname: string) => readParameters(pathname).branch
  return { render: branchHandler(withKnownErrors(build), branchOf), readParameters }
}
