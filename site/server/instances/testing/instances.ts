// Instances of the site that share a PostgreSQL, a search server and a content lake, as in production.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { startPostgres } from '#db/testing/postgres.ts'
import { StockStore } from '#stock/index/stock-store.ts'
import { startSearchServer } from '#stock/testing/search-server.ts'
import { DEPLOY, readCompose, readEnvFile, readVariables } from '../../../env-example/testing/compose.ts'
import { LakeChild, tenantDocument } from '../../fixtures/lake-child.ts'
import { type Ask, ask } from '../../fixtures/serve.ts'

const SCRIPT = join(import.meta.dirname, 'instance-child.ts')
const HOST = 'a.base.example'
/** A busy machine is not a failure. */
const PATIENCE = { timeout: 60_000, interval: 50 }

export interface Instance {
  readonly child: ChildProcess
  readonly get: (path: string, more?: Ask) => ReturnType<typeof ask>
  readonly metrics: () => Promise<string>
  readonly kill: (signal: NodeJS.Signals) => Promise<void>
}

/** The services of a dealer `a`, on which instances are started. `close` ends everything. */
export async function openInstances() {
  const [postgres, search, lake] = await Promise.all([
    startPostgres(),
    startSearchServer(),
    LakeChild.startForFile(),
  ])
  const folder = await mkdtemp(join(tmpdir(), 'instances-'))
  const databaseUrl = await postgres.createDatabase()
  const store = new StockStore({ host: search.host, apiKey: search.masterKey, indexUid: 'Car_production' })
  await store.prepare()
  await lake.writer().create({ ...tenantDocument('a', 'Dealer A'), ...DEALERSHIP })
  await mkdir(join(folder, 'feeds/a/stock'), { recursive: true })
  await writeFile(join(folder, 'feeds/a/stock/manifest.json'), JSON.stringify({ feeds: [] }))
  const pushKey = `stock_${randomBytes(32).toString('base64url')}`
  const receiver = await openReceiver()
  await lake
    .writer()
    .patch('tenant-a')
    .set({ leads: { webhookUrl: receiver.url } })
    .commit()
  const environment: NodeJS.ProcessEnv = {
    // As in production, but for the addresses of this machine.
    ...readVariables(readCompose().services['site-a'] ?? {}, ENVIRONMENT),
    ...THIS_MACHINE,
    DATABASE_URL: databaseUrl,
    MEILI_URL: search.host,
    MEILI_ADMIN_KEY: search.masterKey,
    MEILI_SEARCH_KEY: search.masterKey,
    ...lake.variables(),
    STOCK_PUSH_KEYS: `a=${createHash('sha256').update(pushKey).digest('hex')}`,
  }
  const instances: Instance[] = []
  let started = 0
  const close = async () => {
    for (const instance of instances) await instance.kill('SIGKILL')
    receiver.close()
    await lake.kill()
    await search.stop()
    await postgres.stop()
  }
  const start = async (more: Record<string, string> = {}): Promise<Instance> => {
    const [port, metricsPort] = [await freePort(), await freePort()]
    started += 1
    // A machine of its own: nothing on disk is shared.
    const own = { DATA_DIR: join(folder, `data-${started}`), PORT: String(port) }
    const env = { ...environment, ...own, METRICS_PORT: String(metricsPort), ...more }
    const child = spawn(process.execPath, [SCRIPT, join(folder, 'feeds')], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const instance: Instance = {
      child,
      get: (path, { headers, ...rest } = {}) =>
        ask(port, path, { ...rest, headers: { host: HOST, ...headers } }),
      metrics: async () => (await ask(metricsPort, '/metrics')).text,
      kill: async (signal) => {
        if (child.exitCode !== null || child.signalCode !== null) return
        child.kill(signal)
        await once(child, 'exit')
      },
    }
    instances.push(instance)
    try {
      await vi.waitFor(async () => {
        const { status } = await instance.get('/readyz')
        if (status !== 200) throw new Error(`The instance is not ready: ${status}`)
      }, PATIENCE)
    } catch (error) {
      // A file that fails while it is loaded runs no afterAll.
      await close()
      throw error
    }
    return instance
  }
  const received = receiver.received
  return { start, close, instances, lake, search, store, environment, databaseUrl, pushKey, received }
}

/** A dealer's system that takes every lead, and how often it got each, by its message. */
async function openReceiver() {
  const received = new Map<string, number>()
  const server = createHttpServer(async (request, response) => {
    const { lead } = JSON.parse(Buffer.concat(await request.toArray()).toString()) as {
      lead: { message: string }
    }
    received.set(lead.message, (received.get(lead.message) ?? 0) + 1)
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { received, url: `http://127.0.0.1:${port}/leads`, close: () => server.close() }
}

const THIS_MACHINE = {
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'production' as const,
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
  METRICS_HOST: '127.0.0.1',
  BASE_DOMAIN: 'base.example',
  STOCK_FETCH_LOCAL: 'true',
}

/** deploy/.env with values for what it has to have. */
const ENVIRONMENT = {
  ...readEnvFile(join(DEPLOY, '.env.example')),
  SESSION_SECRET: 's'.repeat(32),
  SANITY_READ_TOKEN: 'x',
  POSTGRES_PASSWORD: 'x',
}

const DEALERSHIP = {
  dealerships: [
    { _key: 'd', _type: 'dealership', id: '9', name: 'A', slug: { _type: 'slug', current: 'a-yard' } },
  ],
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
