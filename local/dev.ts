// npm run dev: the house with site and Studio straight from their sources; a change shows without a build.
import './house/leash.ts'
import { isFree } from './house/ports.ts'
import { type OpenHouse, runHouse } from './house/run-house.ts'
import { importStock, openStandIns } from './house/stand-ins.ts'
import { HouseError, step } from './house/steps.ts'

const studioPort = Number(process.env.STUDIO_DEV_PORT ?? 3335)

async function open({ settings, secrets, env, parts }: OpenHouse): Promise<void> {
  if (!(await isFree(studioPort, settings.host))) {
    throw new HouseError(`Port ${studioPort} is in use (variable STUDIO_DEV_PORT).`)
  }
  await openStandIns(settings, secrets, env, parts)
  const stock = importStock(env)
  const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`
  await step('dealers’ websites, watching', () =>
    parts.ready(parts.start('site', 'site/server/main.ts'), at(settings.ports.PORT, '/healthz')),
  )
  await step('studio, watching', () =>
    parts.ready(parts.start('studio', 'studio/dev.ts', [String(studioPort)]), at(studioPort, '/')),
  )
  await stock
  parts.start('stock', 'site/stock/cli/stock.ts', ['watch'])
  process.stdout.write(
    `\nDealers http://${settings.baseDomain}:${settings.ports.PORT}\nStudio  http://localhost:${studioPort}\n` +
      `Changes to site/app and studio show at once; site/server and local/ need a restart.\n`,
  )
}

await runHouse(open, { NODE_ENV: 'development' })
