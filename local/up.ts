// npm start: the whole system on one machine. Starts the stand-ins, builds and seeds what is missing, serves the site.
import './runner/exit-with-parent.ts'
import { buildSite, buildStudio } from './runner/builds.ts'
import { runSystem, type SystemContext } from './runner/run-system.ts'
import type { Settings } from './runner/settings.ts'
import { siteService, stockWatcher } from './runner/site-service.ts'
import { importStock, isSeeded, openStandIns, seedContent } from './runner/stand-ins.ts'
import { seconds, step } from './runner/steps.ts'

const startedAt = Number(process.env.FORECOURT_STARTED ?? Date.now())

async function open({ settings, secrets, env, services }: SystemContext): Promise<void> {
  const site = step('site', buildSite, (what) => what)
  // One build after the other: side by side they only slow each other on a small machine.
  const studio = site.then(() => step('studio', buildStudio, (what) => what))
  const startSite = async () => {
    await site
    await step('dealers’ websites', () => services.start('site', siteService(settings, env)))
  }
  // Awaited below; marked as handled here, so that an earlier failure is reported instead of this one.
  studio.catch(() => {})
  await openStandIns(settings, secrets, env, services)
  if (isSeeded(settings)) {
    // What was there at the last stop is served straight away; what has changed since is looked for afterwards.
    await startSite()
    await studio
    printAddresses(settings)
    await seedContent(settings, env)
    await importStock(env)
    await services.start('stock', stockWatcher)
  } else {
    await seedContent(settings, env)
    const stock = importStock(env)
    await startSite()
    await stock
    await services.start('stock', stockWatcher)
    await studio
    printAddresses(settings)
  }
}

function printAddresses({ ports, baseDomain, dataDir }: Settings): void {
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

await runSystem(open)
