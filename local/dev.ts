// npm run dev: the system with site and Studio straight from their sources; a change shows without a build.
import './runner/exit-with-parent.ts'
import { isFree } from './runner/ports.ts'
import { runSystem, type SystemContext } from './runner/run-system.ts'
import { siteService, stockWatcher } from './runner/site-service.ts'
import { importStock, openStandIns, seedContent } from './runner/stand-ins.ts'
import { RunnerError, step } from './runner/steps.ts'

const studioPort = Number(process.env.STUDIO_DEV_PORT ?? 3335)

async function open({ settings, secrets, env, services }: SystemContext): Promise<void> {
  if (!(await isFree(studioPort, settings.host))) {
    throw new RunnerError(`Port ${studioPort} is in use (variable STUDIO_DEV_PORT).`)
  }
  await openStandIns(settings, secrets, env, services)
  await seedContent(settings, env)
  const stock = importStock(env)
  await step('dealers’ websites, watching', () => services.start('site', siteService(settings, env)))
  await step('studio, watching', () =>
    services.start('studio', {
      script: 'studio/dev.ts',
      args: [String(studioPort)],
      readyUrl: `http://127.0.0.1:${studioPort}/`,
    }),
  )
  await stock
  await services.start('stock', stockWatcher)
  process.stdout.write(
    `\nDealers http://${settings.baseDomain}:${settings.ports.PORT}\nStudio  http://localhost:${studioPort}\n` +
      `Changes to site/app and studio show at once; site/server and local/ need a restart.\n`,
  )
}

await runSystem(open, {
  NODE_ENV: 'development',
  // The Studio that is watched may frame previews and read `/staff/api`, in place of the built one.
  STUDIO_ORIGIN: process.env.STUDIO_ORIGIN ?? `http://localhost:${studioPort}`,
})
