import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildUnlessFresh, fingerprint } from './fingerprint.ts'
import { selectEnvironment } from './process-environment.ts'
import { runBin, runScript } from './run.ts'
import { root } from './settings.ts'
import { RunnerError } from './steps.ts'

const shared = ['schemas/src', 'schemas/package.json', 'tenants/src', 'pnpm-lock.yaml']
/** A build reads what the Studio's reads: no secrets. */
const environment = () => ({
  ...selectEnvironment('studio', process.env),
  NODE_ENV: 'production',
  DO_NOT_TRACK: '1',
  CI: '1',
})
const done = (built: boolean) => (built ? 'built' : 'up to date')

/** Builds the site unless its build is up to date. Returns what happened, for the step's line. */
export async function buildSite(): Promise<string> {
  const print = fingerprint([
    'site/app',
    'site/server',
    'site/worker',
    'site/db',
    'site/stock',
    'site/build-steps',
    'site/vite.config.ts',
    'site/package.json',
    'public',
    ...shared,
  ])
  const build = async () => {
    // The stamp lives inside the folder, so that a removed or broken build is never considered up to date.
    rmSync(join(root, 'site/build'), { recursive: true, force: true })
    const { code, output } = await runBin('site', 'remix', ['vite:build'], environment())
    if (code !== 0) throw new RunnerError(`Building the site failed.\n${output}`)
  }
  return done(await buildUnlessFresh('site/build/.fingerprint', print, build))
}

/** Builds the Studio; its script has a fingerprint of its own and returns whether it was up to date. */
export function buildStudio(): Promise<string> {
  return runScript('Building the studio', 'studio/build.ts', [], environment())
}
