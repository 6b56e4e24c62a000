import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10

/** The server in a process of its own. */
export class ServerProcess {
  readonly url: string
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, url: string) {
    this.#child = child
    this.url = url
  }

  static async start(folder: string): Promise<ServerProcess> {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
      env: { ...process.env, MEILI_HTTP_ADDR: '127.0.0.1:0', MEILI_DB_PATH: folder, MEILI_MASTER_KEY: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    const url = /http:\/\/\S+/.exec(String(line))?.[0]
    if (!url) throw new Error(`The server did not print its address but: ${line}`)
    return new ServerProcess(child, url)
  }

  /** Resident memory in megabytes. */
  megabytes(): number {
    const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${this.#child.pid}/status`, 'utf8'))
    return Math.round(Number(line?.[1] ?? 0) / 1000)
  }

  /** Processor time since the start, in milliseconds; hardly affected by other processes. */
  cpuMs(): number {
    const fields = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill(signal)
    await ended
  }
}
