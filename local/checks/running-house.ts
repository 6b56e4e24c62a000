// A whole house for the end-to-end tests and the bench: started as a person would, on free ports and a fresh folder.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leashed, nodeFlags } from '../house/leashed.ts'
import { freePorts } from '../house/ports.ts'
import { houseSecrets, type Secrets } from '../house/secrets.ts'
import { type PortVariable, portVariables, root } from '../house/settings.ts'

export interface RunningHouse {
  readonly ports: Record<PortVariable, number>
  readonly dataDir: string
  readonly secrets: Secrets
  readonly output: () => string
  end(): Promise<void>
}

/** Starts `local/up.ts` and resolves once it says that it is ready; throws with its output when it ends before. */
export async function startHouse(extra: NodeJS.ProcessEnv = {}): Promise<RunningHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-'))
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
  const child = spawn(process.execPath, [...nodeFlags, join(root, 'local/up.ts')], {
    cwd: root,
    env: leashed(env),
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
      fail(new Error(`The house ended before it was ready.\n${output}\n${readLogs(dataDir)}`)),
    )
  })
  return {
    ports,
    dataDir,
    secrets: houseSecrets(dataDir),
    output: () => output,
    end: () => endHouse(child, dataDir),
  }
}

/** Slugs of the house's dealers in the order of its dealers' list. */
export async function dealersOf(house: RunningHouse): Promise<string[]> {
  const page = await (await fetch(`http://localhost:${house.ports.PORT}/`)).text()
  const slugs = [...page.matchAll(/href="http:\/\/([a-z0-9-]+)\.localhost:/g)].map(([, slug = '']) => slug)
  if (slugs.length === 0) throw new Error('The dealers’ list of the house under test is empty.')
  return [...new Set(slugs)]
}

async function endHouse(child: ChildProcess, dataDir: string): Promise<void> {
  if (child.exitCode === null && !child.signalCode) {
    const gone = new Promise((done) => child.once('exit', done))
    child.kill('SIGINT')
    await gone
  }
  rmSync(dataDir, { recursive: true, force: true })
}

/** The last lines of every part's log: what a failed run is explained by. */
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
