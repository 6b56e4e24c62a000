// How the dealers' websites and the stock watcher run as services.
import type { ServiceOptions } from './service.ts'
import type { Settings } from './settings.ts'

/** What the site needs beside draining its requests. */
const STOP_MARGIN_MS = 3000

/** The dealers' websites, without which the system ends. */
export function siteService(settings: Settings, env: NodeJS.ProcessEnv): ServiceOptions {
  return {
    script: env.NODE_ENV === 'development' ? 'site/server/dev.ts' : 'site/build/server/main.js',
    readyUrl: `http://127.0.0.1:${settings.ports.PORT}/healthz`,
    isEssential: true,
    // glibc keeps memory for each thread that compresses or draws; two such heaps serve all of them.
    env: { MALLOC_ARENA_MAX: '2' },
    stopTimeoutMs: siteStopTimeout(env),
  }
}

/** Imports files put into the dealers' drop folders. */
export const stockWatcher: ServiceOptions = { script: 'site/stock/cli/stock.ts', args: ['watch'] }

/** The site drains its requests for as long as these two variables say (site/server/shutdown.ts). */
export function siteStopTimeout(env: NodeJS.ProcessEnv): number {
  const seconds = Number(env.SHUTDOWN_GRACE_SECONDS ?? 0) + Number(env.SHUTDOWN_TIMEOUT_SECONDS ?? 0)
  return (Number.isFinite(seconds) ? seconds * 1000 : 0) + STOP_MARGIN_MS
}
