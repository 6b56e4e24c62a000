// npm start: everything on one machine. Starts the stand-ins, builds and seeds what is missing, serves the site.
import './house/leash.ts'
import { buildSite, buildStudio } from './house/builds.ts'
import { type OpenHouse, runHouse } from './house/run-house.ts'
import type { Settings } from './house/settings.ts'
import { importStock, openStandIns } from './house/stand-ins.ts'
import { seconds, step } from './house/steps.ts'

const startedAt = Number(process.env.FORECOURT_STARTED ?? Date.now())

async function open({ settings, secrets, env, parts }: OpenHouse): Promise<void> {
  const site = step('site', buildSite, (what) => what)
  // The two builds take turns: side by side they only slow each other on a small machine.
  const studio = site.then(() => step('studio', buildStudio, (what) => what))
  // Awaited below; marked as handled here, so that an earlier failure is reported instead of this one.
  studio.catch(() => {})
  await openStandIns(settings, secrets, env, parts)
  const stock = importStock(env)
  await site
  await step('dealers’ websites', () =>
    parts.ready(
      parts.start('site', 'site/server/main.ts'),
      `http://127.0.0.1:${settings.ports.PORT}/healthz`,
    ),
  )
  await stock
  // What is put into a dealer's drop folder is imported from now on; nothing waits for that.
  parts.start('stock', 'site/stock/cli/stock.ts', ['watch'])
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
      `  Feeds     ${dataDir}/stock/drop/<dealer>   (a file put there is imported)`,
      `  Search    http://localhost:${ports.SEARCH_PORT}`,
      `  Data      ${dataDir}   (logs in logs/)`,
      '',
      'Ctrl-C ends everything.',
      '',
    ].join('\n'),
  )
}

await runHouse(open)
