// One service of the system as a process of its own: started, awaited, and ended; its output goes to a log file.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { childEnvironment, nodeFlags, STOP_TIMEOUT_MS } from './child-process.ts'
import { root } from './settings.ts'

const LOG_LIMIT = 20_000_000
const READY_POLL_MS = 50
const READY_TIMEOUT_MS = 60_000

export interface ServiceOptions {
  /** From the repository's root. */
  readonly script: string
  readonly args?: readonly string[]
  /** Answers once the service is ready; without it the service counts as ready as soon as it is started. */
  readonly readyUrl?: string
  /** Its exit ends the system; it is not restarted. */
  readonly isEssential?: boolean
  /** Variables beside its part of the system's, which win. */
  readonly env?: NodeJS.ProcessEnv
  /** How long it may take to end after SIGTERM. */
  readonly stopTimeoutMs?: number
}

export class Service {
  readonly name: string
  readonly logFile: string
  readonly options: ServiceOptions
  readonly #env: NodeJS.ProcessEnv
  #process: ChildProcess | null = null
  #exit: string | null = null

  constructor(name: string, logFile: string, options: ServiceOptions, env: NodeJS.ProcessEnv) {
    this.name = name
    this.logFile = logFile
    this.options = options
    this.#env = env
  }

  get isRunning(): boolean {
    return this.#process !== null && this.#process.exitCode === null && this.#process.signalCode === null
  }

  /** How its process ended last; null while the first one runs. */
  get exit(): string | null {
    return this.#exit
  }

  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** Starts the process; `onExit` is called once, with how it ended. */
  spawn(onExit: (how: string) => void): void {
    const { script, args = [], env = {}, stopTimeoutMs } = this.options
    const log = openLog(this.logFile)
    const child = spawn(process.execPath, [...nodeFlags, join(root, script), ...args], {
      cwd: root,
      env: childEnvironment({ ...env, ...this.#env }, stopTimeoutMs),
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    this.#process = child
    child.once('exit', (code, signal) => {
      this.#exit = signal ?? `exit code ${code}`
      onExit(this.#exit)
    })
  }

  /** Resolves to true when the service answers, to false when its process has ended or took too long. */
  async untilReady(timeoutMs = READY_TIMEOUT_MS): Promise<boolean> {
    const { readyUrl } = this.options
    if (!readyUrl) return this.isRunning
    const deadline = Date.now() + timeoutMs
    while (this.isRunning && Date.now() < deadline) {
      if (await answers(readyUrl)) return this.isRunning
      await new Promise((done) => setTimeout(done, READY_POLL_MS))
    }
    return false
  }

  /** Asks the process to end, and kills it when it takes longer than it may. */
  async stop(): Promise<void> {
    const child = this.#process
    if (!child || !this.isRunning) return
    await new Promise<void>((done) => {
      const kill = setTimeout(() => child.kill('SIGKILL'), this.options.stopTimeoutMs ?? STOP_TIMEOUT_MS)
      child.once('exit', () => {
        clearTimeout(kill)
        done()
      })
      child.kill('SIGTERM')
    })
  }

  /** The last lines of its log, for a message. */
  lastLines(count = 15): string {
    return readFileSync(this.logFile, 'utf8').trimEnd().split('\n').slice(-count).join('\n')
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await answer.body?.cancel()
    return answer.status < 500
  } catch {
    return false // not listening yet: retried until the time limit
  }
}

function openLog(file: string): number {
  const log = openSync(file, 'a', 0o600)
  if (statSync(file).size > LOG_LIMIT) truncateSync(file)
  return log
}
