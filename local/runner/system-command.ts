import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, nodeFlags } from './child-process.ts'
import { settingsOfLastStart } from './last-start.ts'
import { findHolder } from './lock.ts'
import { type ProcessName, selectEnvironment } from './process-environment.ts'
import { hasSecrets, systemSecrets } from './secrets.ts'
import { embeddedEnvironment, root } from './settings.ts'
import { printError, RunnerError } from './steps.ts'
import { withStandIns } from './with-stand-ins.ts'

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
  /** Whether it reads content and writes stock: their services are started for it while the system is down. */
  needsStandIns?: boolean
}

/** Runs it with the arguments of this process; its exit code becomes this process's. */
export async function runSystemCommand(command: SystemCommand): Promise<void> {
  try {
    process.exitCode = await runSomewhere(command)
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}

function runSomewhere(command: SystemCommand): Promise<number> | number {
  const { name, elsewhere, alsoNeeded } = command
  if (process.env[elsewhere] || asksForHelp(process.argv.slice(2))) return runChild(command, process.env)
  const settings = settingsOfLastStart(process.env)
  if (!hasSecrets(settings.dataDir)) {
    throw new RunnerError(
      `No system was ever started with the data folder ${settings.dataDir} (variable DATA_DIR). Start one with npm start, or name one elsewhere: ${[elsewhere, ...alsoNeeded].join(', ')}.`,
    )
  }
  const run = (env: NodeJS.ProcessEnv) => runChild(command, selectEnvironment(name, env))
  if (command.needsStandIns && findHolder(settings.dataDir) === null) return withStandIns(settings, run)
  return run(embeddedEnvironment(settings, systemSecrets(settings.dataDir), process.env))
}

/** @returns its exit code */
function runChild({ script }: SystemCommand, env: NodeJS.ProcessEnv): Promise<number> {
  const args = [...nodeFlags, join(root, script), ...process.argv.slice(2)]
  const child = spawn(process.execPath, args, { env: childEnvironment(env), stdio: 'inherit' })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => done(code ?? 1))
  })
}

/** Help needs no running system. */
const asksForHelp = (args: readonly string[]) =>
  args.length === 0 || args[0] === 'help' || args.some((arg) => arg === '--help' || arg === '-h')
