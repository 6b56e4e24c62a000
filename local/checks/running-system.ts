// A whole system for the end-to-end tests and the bench: started as a person would, on free ports and a fresh folder.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnvironment, nodeFlags } from '../runner/child-process.ts'
import { freePorts } from '../runner/ports.ts'
import { type Secrets, systemSecrets } from '../runner/secrets.ts'
import { type PortVariable, portVariables, root } from '../runner/settings.ts'

export interface RunningSystem {
  /** The process whose children are the services. */
  readonly pid: number
  readonly ports: Record<PortVariable, number>
  readonly dataDir: string
  readonly secrets: Secrets
  readonly output: () => string
  /** Stops it and keeps its data. */
  stop(): Promise<void>
  /** Stops it and deletes its data. */
  end(): Promise<void>
}

export interface StartOptions {
  /** Variables beside the ports and the data folder. */
  readonly env?: NodeJS.ProcessEnv
  /** A folder with data; a fresh one without it. */
  readonly dataDir?: string
  /** The folder of the version that is started; this one without it. */
  readonly checkout?: string
}

/** Starts `local/up.ts` and resolves once it reports that it is ready; throws with its output when it ends before. */
export async function startSystem({
  env: extra = {},
  dataDir = mkdtempSync(join(tmpdir(), 'forecourt-')),
  checkout = root,
}: StartOptions = {}): Promise<RunningSystem> {
  const numbers = await freePorts(portVariables.length)
  const ports = Object.fromEntries(portVariables.map((name, index) => [name, numbers[index]])) as Record<
    PortVariable,
    number
  >
  const env = {
    ...process.env,
    ...Object.fromEntries(portVariables.map((name) => [name, String(ports[name])])),
    DATA_DIR: dataDir,
    ...extra,
  }
  const child = spawn(process.execPath, [...nodeFlags, join(checkout, 'local/up.ts')], {
    cwd: checkout,
    env: childEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((ready, fail) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Ready after')) ready()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () =>
      fail(new Error(`The system ended before it was ready.\n${output}\n${readLogs(dataDir)}`)),
    )
  })
  return {
    pid: child.pid ?? 0,
    ports,
    dataDir,
    // Earlier versions keep theirs elsewhere.
    get secrets() {
      return systemSecrets(dataDir)
    },
    output: () => output,
    stop: () => stopSystem(child),
    end: async () => {
      await stopSystem(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Slugs of the system's dealers in the order of its dealers' list. */
export async function listDealers(system: RunningSystem): Promise<string[]> {
  const page = await (await fetch(`http://localhost:${system.ports.PORT}/`)).text()
  const slugs = [...page.matchAll(/href="http:\/\/([a-z0-9-]+)\.localhost:/g)].map(([, slug = '']) => slug)
  if (slugs.length === 0) throw new Error('The dealers’ list of the system under test is empty.')
  return [...new Set(slugs)]
}

async function stopSystem(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return
  const exited = new Promise((done) => child.once('exit', done))
  child.kill('SIGINT')
  await exited
}

/** The last lines of every service's log, which explain a failed run. */
export function readLogs(dataDir: string, lines = 8): string {
  return ['lake', 'search', 'photos', 'site']
    .map((name) => {
      try {
        return `--- ${name}\n${readFileSync(join(dataDir, 'logs', `${name}.log`), 'utf8')
          .trimEnd()
          .split('\n')
          .slice(-lines)
          .join('\n')}`
      } catch {
        return `--- ${name}: not started`
      }
    })
    .join('\n')
}
