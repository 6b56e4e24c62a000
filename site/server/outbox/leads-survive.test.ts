import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { listDeliveries } from '#db/leads/delivery-repository.ts'
import { listLeads } from '#db/leads/lead-repository.ts'

const ROUNDS = process.env.FORECOURT_FULL ? 50 : 5
const SENDERS = 4
/** Leads that were acknowledged before the process is killed in the middle of the next. */
const EACH_ROUND = 15

const script = join(import.meta.dirname, 'testing/lead-child.ts')
const closing: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

/** A dealer's system that takes every lead. */
async function receiver() {
  const taken = new Set<string>()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    taken.add((JSON.parse(body) as { lead: { message: string } }).lead.message)
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => server.close())
  const address = server.address()
  return { taken, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/leads` }
}

async function startSite(
  dataDir: string,
  webhookUrl: string,
): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [script, dataDir, webhookUrl], {
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

/** Sends leads until the site is gone; those it answered with an id are the acknowledged ones. */
async function sendUntilKilled(origin: string, name: string, acknowledged: Set<string>): Promise<void> {
  for (let at = 0; ; at++) {
    const message = `${name}-${at}`
    try {
      const response = await fetch(origin, { method: 'POST', body: JSON.stringify(leadOf(message)) })
      const { lead_id } = (await response.json()) as { lead_id?: string }
      if (lead_id) acknowledged.add(message)
    } catch {
      return
    }
  }
}

test(
  `every acknowledged lead outlives ${ROUNDS} times that the site is killed, and reaches the dealer`,
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'leads-'))
    closing.push(() => rm(dataDir, { recursive: true, force: true }))
    const { taken, url } = await receiver()
    const acknowledged = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) {
      const { child, origin } = await startSite(dataDir, url)
      const enough = acknowledged.size + EACH_ROUND
      const sending = Array.from({ length: SENDERS }, (_, at) =>
        sendUntilKilled(origin, `${round}-${at}`, acknowledged),
      )
      while (acknowledged.size < enough) await new Promise((done) => setImmediate(done))
      child.kill('SIGKILL')
      await Promise.all([once(child, 'exit'), ...sending])
    }
    const { child } = await startSite(dataDir, url)
    const db = await openDatabase({ dataDir })
    closing.push(() => db.destroy())
    const kept = await listLeads(db, 'a', 1_000_000)
    const messages = new Set(kept.map(({ payload }) => (JSON.parse(payload) as { message: string }).message))
    expect(messages.size).toBe(kept.length)
    expect([...acknowledged].filter((message) => !messages.has(message))).toEqual([])
    const waiting = async (held: boolean) => {
      const rows = await listDeliveries(db, 'a', { state: 'waiting', limit: 1_000_000 })
      return rows.filter(({ channel, attempts }) => channel === 'webhook' && attempts > 0 === held)
    }
    await expect.poll(() => waiting(false), { timeout: 60_000, interval: 500 }).toEqual([])
    // What a killed worker held is another's after two minutes: it is not lost, and known to wait.
    const held = new Set((await waiting(true)).map(({ lead_id }) => lead_id))
    const heldMessages = kept
      .filter(({ id }) => held.has(id))
      .map(({ payload }) => JSON.parse(payload).message)
    expect(held.size).toBeLessThanOrEqual((ROUNDS + 1) * 10)
    const reached = new Set([...taken, ...heldMessages])
    expect([...acknowledged].filter((message) => !reached.has(message))).toEqual([])
    child.kill('SIGKILL')
  },
  ROUNDS * 10_000 + 60_000,
)
