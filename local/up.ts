// npm start: everything on one machine. Starts the stand-ins, builds and seeds what is missing, serves the site.
import { buildSite, buildStudio } from './house/builds.ts'
import { lockFolder } from './house/lock.ts'
import { Parts } from './house/parts.ts'
import { requireFreePorts } from './house/ports.ts'
import { runScript } from './house/run.ts'
import { ensureSearchKeys } from './house/search-keys.ts'
import { houseSecrets, type Secrets } from './house/secrets.ts'
import { embeddedEnvironment, readSettings, type Settings } from './house/settings.ts'
import { complain, HouseError, seconds, step } from './house/steps.ts'
import './house/leash.ts'

const startedAt = Number(process.env.FORECOURT_STARTED ?? Date.now())

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const unlock = lockFolder(settings.dataDir)
  process.once('exit', unlock)
  await requireFreePorts(settings)
  const secrets = houseSecrets(settings.dataDir)
  const env = embeddedEnvironment(settings, secrets, process.env)
  const parts = new Parts(env, settings.dataDir)
  endTogether(parts)
  try {
    await open(settings, secrets, env, parts)
  } catch (error) {
    complain(error)
    await parts.end()
    process.exit(1)
  }
}

async function open(
  settings: Settings,
  secrets: Secrets,
  env: NodeJS.ProcessEnv,
  parts: Parts,
): Promise<void> {
  const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`
  const { PORT, STUDIO_PORT, SEARCH_PORT, PHOTOS_PORT } = settings.ports
  const site = step('site', buildSite, (what) => what)
  // The two builds take turns: side by side they only slow each other on a small machine.
  const studio = site.then(() => step('studio', buildStudio, (what) => what))
  // Awaited below; marked as handled here, so that an earlier failure is reported instead of this one.
  studio.catch(() => {})
  await step('content lake, search, photos', async () => {
    const lake = parts.start('lake', 'local/lake/main.ts')
    const search = parts.start('search', 'local/search/main.ts')
    const photos = parts.start('photos', 'local/photos/main.ts')
    await Promise.all([
      parts.ready(lake, at(STUDIO_PORT, '/v1/ping')),
      parts
        .ready(search, at(SEARCH_PORT, '/health'))
        .then(() => ensureSearchKeys(String(env.MEILI_URL), secrets)),
      parts.ready(photos, at(PHOTOS_PORT, '/health')),
    ])
  })
  await step(
    'content',
    () => runScript('Seeding the content', 'tenants/cli/seed.ts', [], env),
    (line) => line,
  )
  await step(
    'stock',
    () => runScript('Importing the stock', 'site/stock/cli/import.ts', [], env),
    (line) => line,
  )
  await site
  await step('dealers’ websites', () =>
    parts.ready(parts.start('site', 'site/server/main.ts'), at(PORT, '/healthz')),
  )
  await studio
  say(settings)
}

function say({ ports, baseDomain, dataDir }: Settings): void {
  process.stdout.write(
    [
      '',
      `Ready after ${seconds(Date.now() - startedAt)}.`,
      '',
      `  Dealers   http://${baseDomain}:${ports.PORT}`,
      `  Studio    http://localhost:${ports.STUDIO_PORT}   (sign in by choosing one of the demo people)`,
      `  Search    http://localhost:${ports.SEARCH_PORT}`,
      `  Data      ${dataDir}   (logs in logs/)`,
      '',
      'Ctrl-C ends everything.',
      '',
    ].join('\n'),
  )
}

function endTogether(parts: Parts): void {
  let ending = false
  const end = async (code: number) => {
    if (ending) return
    ending = true
    await parts.end()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  parts.onLoss = (part) => {
    complain(new HouseError(`${part.name} has ended by itself. Its output: ${part.logFile}`))
    void end(1)
  }
}

main().catch((error: unknown) => {
  complain(error)
  process.exit(1)
})
