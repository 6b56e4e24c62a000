// What npm start and npm run dev share: settings, lock, ports, secrets, supervision and a common end.

import { recordStart } from './last-start.ts'
import { lockFolder } from './lock.ts'
import { requireFreePorts } from './ports.ts'
import { selectEnvironment } from './process-environment.ts'
import { type Secrets, systemSecrets } from './secrets.ts'
import { embeddedEnvironment, readSettings, type Settings } from './settings.ts'
import { printError, RunnerError } from './steps.ts'
import { Supervisor } from './supervisor.ts'

export interface SystemContext {
  readonly settings: Settings
  readonly secrets: Secrets
  readonly env: NodeJS.ProcessEnv
  readonly services: Supervisor
}

/**
 * Prepares a system and runs `start` in it. A failure of `start` or the exit of an essential service is printed, ends
 * everything and exits with 1; a signal ends everything and exits with 0.
 */
export async function runSystem(
  start: (system: SystemContext) => Promise<void>,
  extra: NodeJS.ProcessEnv = {},
): Promise<void> {
  try {
    const settings = readSettings(process.env)
    process.once('exit', lockFolder(settings.dataDir))
    await requireFreePorts(settings)
    recordStart(settings)
    const secrets = systemSecrets(settings.dataDir)
    const env = { ...embeddedEnvironment(settings, secrets, process.env), ...extra }
    const services: Supervisor = new Supervisor({
      dataDir: settings.dataDir,
      selectEnvironment: (name) => selectEnvironment(name, env),
      report: (line) => process.stderr.write(`${line}\n`),
      onExit: ({ name, logFile }) => {
        printError(new RunnerError(`${name} has ended unexpectedly. Its output: ${logFile}`))
        void end(1)
      },
    })
    let ending: Promise<void> | null = null
    const end = (code: number) => {
      ending ??= services.end().then(() => process.exit(code))
      return ending
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
    await start({ settings, secrets, env, services }).catch((error: unknown) => {
      // Services that were stopped on purpose do not become ready.
      if (!ending) printError(error)
      return end(1)
    })
  } catch (error) {
    printError(error)
    process.exit(1)
  }
}
