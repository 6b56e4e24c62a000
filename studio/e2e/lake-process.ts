// The real lake as a process of its own, started as `npm run lake` starts it, so that it can be killed and come back.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const exitWithParent = join(root, 'local/runner/exit-with-parent.ts')
const token = 'write-token-of-the-studio-tests'

interface Unknown {
  method: string
  path: string
  count: number
}

/** One lake: a port, a data folder, and the process that serves them (or none for the moment). */
export class LakeProcess {
  readonly origin: string
  readonly #env: NodeJS.ProcessEnv
  #child: ChildProcess | null = null
  #unknownBefore: Unknown[] = []

  private constructor(port: number, dataDir: string) {
    this.origin = `http://localhost:${port}`
    this.#env = {
      ...process.env,
      HOST: '127.0.0.1',
      STUDIO_PORT: String(port),
      DATA_DIR: dataDir,
      SANITY_WRITE_TOKEN: token,
      FORECOURT_PARENT: String(process.pid), // ends the lake when the test run ends
    }
  }

  /** A lake on a free port with its own data folder, serving. */
  static async start(dataDir: string): Promise<LakeProcess> {
    const lake = new LakeProcess(await freePort(), dataDir)
    await lake.startAgain()
    return lake
  }

  /** Serves the same data on the same port; resolves once it answers. */
  async startAgain(): Promise<void> {
    const args = [
      '--disable-warning=ExperimentalWarning',
      '--import',
      exitWithParent,
      join(root, 'local/lake/main.ts'),
    ]
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    let output = ''
    await new Promise<void>((ready, fail) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes('lake: http://')) ready()
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('exit', (code) =>
        fail(new Error(`The lake ended with ${code} before it served.\n${output}`)),
      )
    })
  }

  /** kill -9: no chance to finish or to write anything more. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child) return
    // It remembers in memory only what it was asked and did not know.
    this.#unknownBefore = await this.listUnknown()
    this.#child = null
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  /** Endpoints that were asked for and that the lake does not have, since it was first started. */
  async listUnknown(): Promise<Unknown[]> {
    return [...this.#unknownBefore, ...((await this.ask('/local/unknown')) as Unknown[])]
  }

  /**
   * Asks with an administrator's token; `path` starts with a slash, a body that is a text is sent as it is. Throws with
   * the answer when it is not 2xx.
   */
  async ask(path: string, init: { method?: string; body?: unknown } = {}): Promise<unknown> {
    const answer = await fetch(this.origin.replace('localhost', '127.0.0.1') + path, {
      method: init.method ?? 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(init.body === undefined ? {} : { body: readBody(init.body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
}

const readBody = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return port
}
