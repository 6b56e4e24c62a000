// Instances that share a queue of jobs on a real PostgreSQL.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { startPostgres } from '#db/testing/postgres.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import type { Job } from './jobs.ts'
import { QueuedJobs } from './queued-jobs.ts'

vi.setConfig({ testTimeout: 180_000 })
const postgres = await startPostgres()
afterAll(() => postgres.stop(), 60_000)

const eventually = (check: () => Promise<void> | void) =>
  vi.waitFor(check, { timeout: 120_000, interval: 100 })

async function openJobs(url: string, work: () => Promise<void>, more: Partial<Job> = {}) {
  const { log, lines } = fakeLog()
  const job: Job = {
    name: 'a',
    title: 'A',
    cron: '0 0 1 1 *',
    everyMs: 86_400_000,
    firstMs: 0,
    work,
    ...more,
  }
  const jobs = new QueuedJobs([job], { url, log })
  await jobs.start()
  onTestFinished(() => jobs.stop())
  return { jobs, lines }
}

function startChild(url: string, how: 'hangs' | 'works'): { child: ChildProcess; said: string[] } {
  const script = join(import.meta.dirname, 'testing/job-child.ts')
  const child = spawn(process.execPath, [script, url, how], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => said.push(line))
  return { child, said }
}

test('a round that an instance asks for while another does it is the same one', async () => {
  const url = await postgres.createDatabase()
  const haveStarted = Promise.withResolvers<void>()
  let rounds = 0
  const work = async () => {
    rounds += 1
    await haveStarted.promise
  }
  const [one] = await Promise.all([openJobs(url, work), openJobs(url, work)])
  haveStarted.resolve()
  await eventually(async () => expect(await one.jobs.list()).toMatchObject([{ title: 'A', state: 'done' }]))
  expect(rounds).toBe(1)
})

test('a round whose instance is killed is another’s, which does it once', async () => {
  const url = await postgres.createDatabase()
  const { child, said } = startChild(url, 'hangs')
  await eventually(() => expect(said).toContain('began'))
  const heirs = [startChild(url, 'works'), startChild(url, 'works')]
  await eventually(() => {
    for (const heir of heirs) expect(heir.said).toContain('started')
  })
  expect(heirs.flatMap((heir) => heir.said)).not.toContain('began')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const ended = () => heirs.flatMap((heir) => heir.said).filter((line) => line === 'ended')
  await eventually(() => expect(ended()).toHaveLength(1))
  const watching = await openJobs(url, async () => {}, { firstMs: 3_600_000 })
  await eventually(async () => expect(await watching.jobs.list()).toMatchObject([{ state: 'done' }]))
  expect(ended()).toHaveLength(1)
})

test('a round that fails is seen with its reason, and tried again', async () => {
  const url = await postgres.createDatabase()
  let rounds = 0
  const { jobs, lines } = await openJobs(url, async () => {
    rounds += 1
    if (rounds === 1) throw new Error('The list is away.')
  })
  await eventually(async () =>
    expect(await jobs.list()).toMatchObject([{ state: 'failed', words: 'The list is away.' }]),
  )
  expect(lines).toMatchObject([{ job: 'a', error: 'Error: The list is away.' }])
  await eventually(async () => expect(await jobs.list()).toMatchObject([{ state: 'done', words: '' }]))
  expect(rounds).toBe(2)
})

test('a database whose user may not create the schema is refused with what to do', async () => {
  const url = new URL(await postgres.createDatabase())
  const admin = new Client({ connectionString: url.href })
  await admin.connect()
  await admin.query('create role guest login')
  await admin.end()
  url.username = 'guest'
  const jobs = new QueuedJobs([], { url: url.href, log: fakeLog().log })
  await expect(jobs.start()).rejects.toThrow(
    /^The jobs of DATABASE_URL .* must be allowed to create the schema jobs\.$/s,
  )
  await jobs.stop()
})

test('a database that restarts ends no instance, and rounds go on', async () => {
  const url = await postgres.createDatabase()
  let rounds = 0
  const { jobs, lines } = await openJobs(
    url,
    async () => {
      rounds += 1
    },
    { firstMs: 5_000 },
  )
  await postgres.shutDown('immediate')
  await eventually(() => expect(lines.map(({ msg }) => msg)).toContain('the queue of jobs does not answer'))
  await postgres.start()
  await eventually(() => expect(rounds).toBe(1))
  await eventually(async () => expect(await jobs.list()).toMatchObject([{ state: 'done' }]))
})
