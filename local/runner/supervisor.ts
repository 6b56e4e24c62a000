// Starts the services of the system, restarts those that die, and ends them together.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Service, type ServiceOptions } from './service.ts'
import { RunnerError, seconds } from './steps.ts'

export interface RestartPolicy {
  /** The pause before the first restart; it doubles with every further one. */
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** After running this long a service counts as healthy: its next pause is the first one again. */
  readonly stableMs: number
}

const RESTART: RestartPolicy = { firstPauseMs: 500, longestPauseMs: 30_000, stableMs: 60_000 }

export interface SupervisorOptions {
  readonly dataDir: string
  /** The environment of a service, by its name. */
  readonly selectEnvironment: (name: string) => NodeJS.ProcessEnv
  /** Called when an essential service has ended unexpectedly. */
  readonly onExit: (service: Service) => void
  /** Writes a line for the person at the terminal. */
  readonly report: (line: string) => void
  readonly restart?: RestartPolicy
}

export class Supervisor {
  readonly #services: Service[] = []
  readonly #pauses = new Set<NodeJS.Timeout>()
  readonly #options: SupervisorOptions
  readonly #restart: RestartPolicy
  readonly #logs: string
  #isEnding = false

  constructor(options: SupervisorOptions) {
    this.#options = options
    this.#restart = options.restart ?? RESTART
    this.#logs = join(options.dataDir, 'logs')
    mkdirSync(this.#logs, { recursive: true, mode: 0o700 })
  }

  /**
   * Starts a service and waits until it is ready; from then on it is supervised. Its output goes to
   * `<data>/logs/<name>.log`.
   * @throws RunnerError with the last lines of its log when it does not become ready
   */
  async start(name: string, options: ServiceOptions): Promise<Service> {
    if (this.#isEnding) throw new RunnerError(`${name} is not started: the system is ending.`)
    const env = this.#options.selectEnvironment(name)
    const service = new Service(name, join(this.#logs, `${name}.log`), options, env)
    this.#services.push(service)
    let isReady = false
    const startedAt = performance.now()
    service.spawn((how) => {
      if (isReady) this.#onExit(service, how, 0, startedAt)
    })
    isReady = await service.untilReady()
    if (isReady) return service
    throw new RunnerError(
      `${name} did not start.\n${service.lastLines()}\nIts whole output: ${service.logFile}`,
    )
  }

  /** Ends every service, each within the time it may take. */
  async end(): Promise<void> {
    this.#isEnding = true
    for (const pause of this.#pauses) clearTimeout(pause)
    await Promise.all([...this.#services].reverse().map((service) => service.stop()))
  }

  /** @param failures restarts in a row before this exit */
  #onExit(service: Service, how: string, failures: number, startedAt: number): void {
    if (this.#isEnding) return
    if (service.options.isEssential) {
      this.#options.onExit(service)
      return
    }
    const wasStable = performance.now() - startedAt >= this.#restart.stableMs
    const before = wasStable ? 0 : failures
    const pauseMs = restartPause(before, this.#restart)
    this.#reportExit(service, how, before, pauseMs)
    const pause = setTimeout(() => {
      this.#pauses.delete(pause)
      void this.#restartService(service, before + 1)
    }, pauseMs)
    this.#pauses.add(pause)
  }

  async #restartService(service: Service, failures: number): Promise<void> {
    const startedAt = performance.now()
    service.spawn((how) => this.#onExit(service, how, failures, startedAt))
    if (await service.untilReady()) this.#options.report(`${service.name} is running again.`)
    else if (service.isRunning && !this.#isEnding)
      this.#options.report(`${service.name} was restarted and does not answer. Log: ${service.logFile}`)
  }

  /** At the longest pause it is reported once, and not again with every try. */
  #reportExit({ name, logFile }: Service, how: string, failures: number, pauseMs: number): void {
    const { report } = this.#options
    const isLongest = pauseMs === this.#restart.longestPauseMs
    if (!isLongest)
      report(`${name} has ended (${how}); it is restarted in ${seconds(pauseMs)}. Log: ${logFile}`)
    else if (restartPause(failures - 1, this.#restart) < pauseMs) {
      report(`${name} keeps ending (${how}); it is retried every ${seconds(pauseMs)}. Log: ${logFile}`)
    }
  }
}

/** How long to wait before a restart, after so many restarts in a row. */
export function restartPause(failures: number, { firstPauseMs, longestPauseMs }: RestartPolicy): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** failures)
}
