import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import { withKnownErrors } from './known-errors.ts'

export type RenderPage = (request: Request, context: AppLoadContext) => Promise<Response>

/** The built application. @throws Error that says what to run when it has not been built */
export async function builtHandler(siteFolder: string): Promise<RenderPage> {
  const file = join(siteFolder, 'build/server/index.js')
  if (!existsSync(file)) throw new Error('The site has not been built. Run npm start, or npm run build.')
  const build = (await import(file)) as ServerBuild
  return createRequestHandler(withKnownErrors(build), 'production')
}
