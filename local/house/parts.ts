// Starts the parts of the house as processes of their own, keeps what they print, and ends them together.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { leashed, nodeFlags } from './leashed.ts'
import { root } from './settings.ts'
import { HouseError } from './steps.ts'

const LOG_LIMIT = 20_000_000

export interface Part {
  readonly name: string
  readonly process: ChildProcess
  readonly logFile: string
}

export class Parts {
  readonly #parts: Part[] = []
  readonly #environmentOf: (name: string) => NodeJS.ProcessEnv
  readonly #logs: string
  #ending = false
  /** Called when a part ends by itself: the house cannot go on without it. */
  onLoss: (part: Part) => void = () => {}

  /** @param environmentOf the variables that a part is given, by its name */
  constructor(environmentOf: (name: string) => NodeJS.ProcessEnv, dataDir: string) {
    this.#environmentOf = environmentOf
    this.#logs = join(dataDir, 'logs')
    mkdirSync(this.#logs, { recursive: true, mode: 0o700 })
  }

  /** Starts a script of the house; what it prints goes to `<data>/logs/<name>.log`. */
  start(name: string, script: string, args: string[] = []): Part {
    const logFile = join(this.#logs, `${name}.log`)
    const log = openLog(logFile)
    const child = spawn(process.execPath, [...nodeFlags, join(root, script), ...args], {
      cwd: root,
      env: leashed(this.#environmentOf(name)),
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    const part: Part = { name, process: child, logFile }
    this.#parts.push(part)
    child.once('exit', () => {
      if (!this.#ending) this.onLoss(part)
    })
    return part
  }

  /** Waits until the address answers at all, or says why the part ended and what it printed last. */
  async ready(part: Part, url: string, timeoutMs = 60_000): Promise<void> {
    const end = Date.now() + timeoutMs
    while (Date.now() < end) {
      if (part.process.exitCode !== null || part.process.signalCode) break
      if (await answers(url)) return
      await new Promise((done) => setTimeout(done, 50))
    }
    throw new HouseError(
      `${part.name} did not start.\n${lastLines(part.logFile)}\nIts whole output: ${part.logFile}`,
    )
  }

  /** Ends every part: asks first, and after three seconds insists. */
  async end(): Promise<void> {
    this.#ending = true
    await Promise.all([...this.#parts].reverse().map(({ process: child }) => endProcess(child)))
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await answer.body?.cancel()
    return answer.status < 500
  } catch {
    return false // not listening yet: the caller asks again until its time is up
  }
}

function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return Promise.resolve()
  return new Promise((done) => {
    const insist = setTimeout(() => child.kill('SIGKILL'), 3000)
    child.once('exit', () => {
      clearTimeout(insist)
      done()
    })
    child.kill('SIGTERM')
  })
}

/** The last lines of a log, for a message. */
export function lastLines(file: string, count = 15): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n')
}

function openLog(file: string): number {
  const log = openSync(file, 'a', 0o600)
  if (statSync(file).size > LOG_LIMIT) truncateSync(file)
  return log
}
