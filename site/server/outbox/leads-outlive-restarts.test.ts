// Leads are sent without a pause while PostgreSQL cuts its connections and restarts.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { listDeliveries } from '#db/leads/delivery-repository.ts'
import { listLeads } from '#db/leads/lead-repository.ts'
import { startPostgres, type TestPostgres } from '../../db/testing/postgres.ts'

const ROUNDS = process.env.FORECOURT_FULL ? 10 : 1
const SENDERS = 8
/** Leads that are acknowledged between two interruptions. */
const EACH_ROUND = 40

const script = join(import.meta.dirname, 'testing/lead-child.ts')
const closing: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

const restart = (mode: 'fast' | 'immediate') => async (postgres: TestPostgres) => {
  await postgres.shutDown(mode)
  await postgres.start()
}

const KINDS: [string, (postgres: TestPostgres, url: string) => Promise<void>][] = [
  ['pg_terminate_backend of every connection', (postgres, url) => postgres.terminateConnections(url)],
  ['a restart with -m fast', restart('fast')],
  ['a restart with -m immediate', restart('immediate')],
]

/** A dealer's system that takes every lead. */
async function receiver(): Promise<string> {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.end())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/leads`
}

async function startSite(url: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [script, '', await receiver(), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  closing.push(() => child.kill('SIGKILL'))
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { child, origin: line.toString().trim() }
}

const leadOf = (message: string) => ({
  kind: 'enquiry',
  name: 'Hannah',
  email: 'hannah@example.com',
  category: 'General Enquiry',
  location_id: 'location-a-north',
  idempotency_key: message,
  message,
})

/** What became of the posts of one run: ids by message, and how many were answered otherwise and sent again. */
type Load = { acknowledged: Map<string, string>; refused: Map<number, number>; over: boolean }

/** Sends one lead after the other until the load is over, each again under the same key until it has an id. */
async function sendLeads(origin: string, name: string, load: Load): Promise<void> {
  for (let at = 0; !load.over; at += 1) {
    const message = `${name}-${at}`
    while (!load.acknowledged.has(message)) {
      const response = await fetch(origin, { method: 'POST', body: JSON.stringify(leadOf(message)) })
      const { lead_id, error } = (await response.json()) as { lead_id?: string; error?: string }
      if (lead_id) load.acknowledged.set(message, lead_id)
      else {
        expect(error).toContain('Please call us')
        load.refused.set(response.status, (load.refused.get(response.status) ?? 0) + 1)
      }
    }
  }
}

test.each(KINDS)(
  `%s under load, ${ROUNDS} times: no lead is lost or doubled, and the site goes on`,
  async (_, interrupt) => {
    const postgres = await startPostgres()
    closing.push(() => postgres.stop())
    const url = await postgres.createDatabase()
    const { child, origin } = await startSite(url)
    const load: Load = { acknowledged: new Map(), refused: new Map(), over: false }
    const sending = Promise.all(
      Array.from({ length: SENDERS }, (_each, at) => sendLeads(origin, String(at), load)),
    ).finally(() => {
      load.over = true
    })
    for (let round = 0; round <= ROUNDS; round += 1) {
      const enough = load.acknowledged.size + EACH_ROUND
      await expect.poll(() => load.over || load.acknowledged.size >= enough, { timeout: 60_000 }).toBe(true)
      if (round < ROUNDS) await interrupt(postgres, url)
    }
    load.over = true
    await sending
    expect([child.exitCode, child.signalCode]).toEqual([null, null])
    const db = await openDatabase({ dataDir: '', url })
    closing.push(() => db.destroy())
    const messages = (await listLeads(db, 'a', 1_000_000)).map(({ payload }) => JSON.parse(payload).message)
    expect(new Set(messages).size).toBe(messages.length)
    expect([...load.acknowledged.keys()].filter((message) => !messages.includes(message))).toEqual([])
    expect([...load.refused.keys()].filter((status) => status !== 503)).toEqual([])
    const deliveries = await listDeliveries(db, 'a', { limit: 1_000_000 })
    const webhooks = deliveries.filter(({ channel }) => channel === 'webhook')
    expect(webhooks).toHaveLength(messages.length)
    expect(deliveries.filter(({ state }) => state === 'dead')).toEqual([])
  },
  ROUNDS * 30_000 + 60_000,
)
