// Servers of their own process for the benches: the built site, and a node:http server that answers fixed bytes.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './load.ts'

export interface BenchServer {
  readonly port: number
  readonly child: ChildProcess
  end(): void
}

/**
 * The built site with the content and the stock of the running system, and data of its own.
 * @param flags of node, before the site's script
 * @throws Error when it does not answer within ten seconds
 */
export async function startSite(flags: readonly string[] = []): Promise<BenchServer> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-site-'))
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, '../build/server/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      SANITY_PROJECT_ID: 'forecourt',
      SANITY_DATASET: 'production',
      SANITY_API_HOST: `http://127.0.0.1:${process.env.E2E_STUDIO_PORT}`,
      SANITY_READ_TOKEN: process.env.E2E_WRITE_TOKEN,
      MEILI_URL: process.env.BENCH_SEARCH_URL,
      MEILI_ADMIN_KEY: process.env.BENCH_SEARCH_KEY,
      MEILI_SEARCH_KEY: process.env.BENCH_SEARCH_KEY,
      SESSION_SECRET: 'a secret of the bench that nobody else uses',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  await untilHealthy(port)
  return { port, child, end: () => void child.kill() }
}

/** A node:http server that answers every request with the same bytes. */
export async function startRawServer(bytes: Buffer, encoding = 'br'): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-raw-'))
  const file = join(folder, 'page')
  writeFileSync(file, bytes)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'raw-server.ts'), file, encoding], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { port: Number(line.toString()), child, end: () => void child.kill() }
}

async function untilHealthy(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await ask({ port, path: '/healthz' }).catch(() => null)
    if (answer?.status === 200) return
    await wait(100)
  }
  throw new Error('The site of the bench did not answer within ten seconds.')
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
