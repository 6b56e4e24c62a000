// The dealers' websites from their sources: server and application are one module graph in Vite.
import { join } from 'node:path'
import type { ServerBuild } from '@remix-run/node'
import { createServer } from 'vite'
import { createSiteServer } from './http/site-server.ts'

const siteFolder = join(import.meta.dirname, '..')
const server = createSiteServer()
// Vite's socket shares the server's port: the content policy refuses any other.
const vite = await createServer({
  root: siteFolder,
  server: { middlewareMode: true, allowedHosts: true, hmr: { server } },
})

try {
  const load = async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild
  const { watchedApp } = (await vite.ssrLoadModule('/server/remix/app.ts')) as typeof import('./remix/app.ts')
  const { startSite } = (await vite.ssrLoadModule(
    '/server/start-site.ts',
  )) as typeof import('./start-site.ts')
  await startSite({
    server,
    app: watchedApp(load),
    build: 'development',
    clientFolder: null,
    feedFolder: join(siteFolder, '../tenants'),
    pushWorker: new URL('../stock/push/push-worker.ts', import.meta.url),
    listWorker: new URL('./stock-lists/list-worker.ts', import.meta.url),
    middleware: vite.middlewares,
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
