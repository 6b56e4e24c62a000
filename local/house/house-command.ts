import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { leashed, nodeFlags } from './leashed.ts'
import { environmentOf, type ProcessName } from './process-environment.ts'
import { hasSecrets, houseSecrets } from './secrets.ts'
import { embeddedEnvironment, root } from './settings.ts'
import { complain, HouseError } from './steps.ts'
import { settingsOfHouse } from './where.ts'

/** A command line of a room, run with the addresses and secrets of the house on this machine, or with given ones. */
export type HouseCommand = {
  /** Whose variables of the house on this machine it is given. */
  name: ProcessName
  /** From the repository's root. */
  script: string
  /** The variable that, when set, says that another house is meant, whose variables are all given. */
  elsewhere: string
  /** What else to set then, for the message. */
  besides: readonly string[]
}

/** Runs it with the arguments of this process; its exit code becomes this process's. */
export function runHouseCommand(command: HouseCommand): void {
  try {
    const { status } = spawnSync(
      process.execPath,
      [...nodeFlags, join(root, command.script), ...process.argv.slice(2)],
      { env: leashed(environmentFor(command)), stdio: 'inherit' },
    )
    process.exitCode = status ?? 1
  } catch (error) {
    complain(error)
    process.exitCode = 1
  }
}

function environmentFor({ name, elsewhere, besides }: HouseCommand): NodeJS.ProcessEnv {
  if (process.env[elsewhere]) return process.env
  const settings = settingsOfHouse(process.env)
  if (!hasSecrets(settings.dataDir)) {
    throw new HouseError(
      `There is no house in ${settings.dataDir} (variable DATA_DIR). Start one with npm start, or name another: ${[elsewhere, ...besides].join(', ')}.`,
    )
  }
  return environmentOf(name, embeddedEnvironment(settings, houseSecrets(settings.dataDir), process.env))
}
