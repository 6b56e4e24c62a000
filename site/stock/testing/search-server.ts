import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const MASTER_KEY = 'a-master-key-for-tests-only'
const START_TRIES = 400

export type SearchServer = {
  host: string
  masterKey: string
  pid: number
  stop: () => Promise<void>
  /** Ends it as a lost machine does; its port and its disk are for another. */
  kill: () => Promise<{ port: number; folder: string }>
}

/** Starts the embedded search server, on a free port with an empty folder unless it has had one. */
export async function startSearchServer(had: { port?: number; folder?: string } = {}): Promise<SearchServer> {
  const folder = had.folder ?? (await mkdtemp(join(tmpdir(), 'forecourt-search-')))
  const port = had.port ?? (await freePort())
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../local/search/main.ts')], {
    env: {
      ...process.env,
      MEILI_HTTP_ADDR: `127.0.0.1:${port}`,
      MEILI_DB_PATH: folder,
      MEILI_MASTER_KEY: MASTER_KEY,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  const host = `http://127.0.0.1:${port}`
  for (let attempt = 0; !(await isHealthy(host)); attempt += 1) {
    if (child.exitCode !== null || attempt > START_TRIES) {
      throw new Error(`The search server did not start: ${complaints}`)
    }
    await pause(25)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await ended
  }
  const stop = async () => {
    await end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
  const kill = async () => {
    await end('SIGKILL')
    return { port, folder }
  }
  return { host, masterKey: MASTER_KEY, pid: child.pid ?? 0, stop, kill }
}

async function isHealthy(host: string): Promise<boolean> {
  try {
    return (await fetch(`${host}/health`)).ok
  } catch {
    return false // not listening yet; the caller retries
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
