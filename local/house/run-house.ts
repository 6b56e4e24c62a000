// What every command that keeps a house running shares: settings, lock, ports, secrets, and ending together.
import { lockFolder } from './lock.ts'
import { Parts } from './parts.ts'
import { requireFreePorts } from './ports.ts'
import { environmentOf } from './process-environment.ts'
import { houseSecrets, type Secrets } from './secrets.ts'
import { embeddedEnvironment, readSettings, type Settings } from './settings.ts'
import { complain, HouseError } from './steps.ts'
import { noteWhere } from './where.ts'

export interface OpenHouse {
  readonly settings: Settings
  readonly secrets: Secrets
  readonly env: NodeJS.ProcessEnv
  readonly parts: Parts
}

/** Prepares a house and runs `open` in it; a failure is told, everything is ended, and the process exits with 1. */
export async function runHouse(
  open: (house: OpenHouse) => Promise<void>,
  extra: NodeJS.ProcessEnv = {},
): Promise<void> {
  try {
    const settings = readSettings(process.env)
    process.once('exit', lockFolder(settings.dataDir))
    await requireFreePorts(settings)
    noteWhere(settings)
    const secrets = houseSecrets(settings.dataDir)
    const env = { ...embeddedEnvironment(settings, secrets, process.env), ...extra }
    const parts = new Parts((name) => environmentOf(name, env), settings.dataDir)
    const end = endTogether(parts)
    await open({ settings, secrets, env, parts }).catch((error: unknown) => {
      complain(error)
      return end(1)
    })
  } catch (error) {
    complain(error)
    process.exit(1)
  }
}

function endTogether(parts: Parts): (code: number) => Promise<void> {
  let ending: Promise<void> | null = null
  const end = (code: number) => {
    ending ??= parts.end().then(() => process.exit(code))
    return ending
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  parts.onLoss = (part) => {
    complain(new HouseError(`${part.name} has ended by itself. Its output: ${part.logFile}`))
    void end(1)
  }
  return end
}
