import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, nodeFlags } from './child-process.ts'
import { settingsOfLastStart } from './last-start.ts'
import { environmentOf, type ProcessName } from './process-environment.ts'
import { hasSecrets, systemSecrets } from './secrets.ts'
import { embeddedEnvironment, root } from './settings.ts'
import { printError, RunnerError } from './steps.ts'

/** A package's command-line tool, run with the addresses and secrets of the system on this machine or of the environment. */
export type SystemCommand = {
  /** The process whose variables of the local system it gets. */
  name: ProcessName
  /** From the repository's root. */
  script: string
  /** The variable that, when set, selects a remote system, whose variables are all in the environment. */
  elsewhere: string
  /** The variables that must be set then, for the message. */
  alsoNeeded: readonly string[]
}

/** Runs it with the arguments of this process; its exit code becomes this process's. */
export function runSystemCommand(command: SystemCommand): void {
  try {
    const { status } = spawnSync(
      process.execPath,
      [...nodeFlags, join(root, command.script), ...process.argv.slice(2)],
      { env: childEnvironment(environmentFor(command)), stdio: 'inherit' },
    )
    process.exitCode = status ?? 1
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}

function environmentFor({ name, elsewhere, alsoNeeded }: SystemCommand): NodeJS.ProcessEnv {
  if (process.env[elsewhere] || asksForHelp(process.argv.slice(2))) return process.env
  const settings = settingsOfLastStart(process.env)
  if (!hasSecrets(settings.dataDir)) {
    throw new RunnerError(
      `No system was ever started with the data folder ${settings.dataDir} (variable DATA_DIR). Start one with npm start, or name one elsewhere: ${[elsewhere, ...alsoNeeded].join(', ')}.`,
    )
  }
  return environmentOf(name, embeddedEnvironment(settings, systemSecrets(settings.dataDir), process.env))
}

/** Help needs no running system. */
const asksForHelp = (args: readonly string[]) =>
  args.length === 0 || args[0] === 'help' || args.some((arg) => arg === '--help' || arg === '-h')
