import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { leashed, nodeFlags } from './leashed.ts'
import { root } from './settings.ts'
import { HouseError } from './steps.ts'

export interface Finished {
  readonly code: number
  readonly output: string
}

/** Runs a command to its end and keeps what it prints. Never throws for an exit code; throws when it cannot start. */
export function runCommand(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  cwd = root,
): Promise<Finished> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', fail)
    child.once('close', (code) => done({ code: code ?? 1, output }))
  })
}

/** Runs a script of the house; a non-zero exit throws with what it printed. Returns its last line. */
export async function runScript(
  what: string,
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const { code, output } = await runCommand(
    process.execPath,
    [...nodeFlags, join(root, script), ...args],
    leashed(env),
  )
  if (code !== 0) throw new HouseError(`${what} failed.\n${output.trimEnd()}`)
  return output.trim().split('\n').at(-1) ?? ''
}

/** Runs an installed command (node_modules/.bin) of a room. */
export function runBin(
  room: string,
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<Finished> {
  const cwd = join(root, room)
  return runCommand(join(cwd, 'node_modules', '.bin', name), args, env, cwd)
}
