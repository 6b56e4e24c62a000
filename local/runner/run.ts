import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, nodeFlags } from './child-process.ts'
import { root } from './settings.ts'
import { RunnerError } from './steps.ts'

export interface Finished {
  readonly code: number
  readonly output: string
}

/** Runs a command to its end and collects its output. Never throws for an exit code; throws when it cannot start. */
export function runCommand(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  cwd = root,
): Promise<Finished> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const append = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.once('error', fail)
    child.once('close', (code) => done({ code: code ?? 1, output }))
  })
}

/** Runs a script of the project; a non-zero exit throws its output. Returns its last line. */
export async function runScript(
  what: string,
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const { code, output } = await runCommand(
    process.execPath,
    [...nodeFlags, join(root, script), ...args],
    childEnvironment(env),
  )
  if (code !== 0) throw new RunnerError(`${what} failed.\n${output.trimEnd()}`)
  return output.trim().split('\n').at(-1) ?? ''
}

/** Runs an installed command (node_modules/.bin) of a package. */
export function runBin(
  folder: string,
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<Finished> {
  const cwd = join(root, folder)
  return runCommand(join(cwd, 'node_modules', '.bin', name), args, env, cwd)
}
