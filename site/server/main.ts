// The dealers' websites as they are built (build/server/main.js).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// React reads it at import; its development build is several times slower.
process.env.NODE_ENV ||= 'production'

try {
  const [build, { builtApp }, { startSite }, { createSiteServer }] = await Promise.all([
    import('virtual:remix/server-build'),
    import('./remix/app.ts'),
    import('./start-site.ts'),
    import('./http/site-server.ts'),
  ])
  const siteFolder = join(import.meta.dirname, '../..')
  await startSite({
    server: createSiteServer(),
    app: builtApp(build),
    build: buildName(join(siteFolder, 'build/.fingerprint')),
    clientFolder: join(siteFolder, 'build/client'),
    feedFolder: join(siteFolder, '../tenants'),
    pushWorker: new URL(/* @vite-ignore */ './push-worker.js', import.meta.url),
    listWorker: new URL(/* @vite-ignore */ './list-worker.js', import.meta.url),
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

/** The start of the digest of the sources; '' for a build that was made without it. */
function buildName(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().slice(0, 12) : ''
}
