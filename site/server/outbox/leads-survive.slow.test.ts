import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { listDeliveries } from '#db/leads/delivery-repository.ts'
import { listLeads } from '#db/leads/lead-repository.ts'
import { postLead, useLeadTestKit } from './testing/lead-site.ts'

const ROUNDS = process.env.FORECOURT_FULL ? 50 : 2
const SENDERS = 4
/** Leads acknowledged before the process is killed. */
const LEADS_PER_ROUND = 15

const { onClose, openReceiver, startSite } = useLeadTestKit()

/** Sends leads until the site is killed, and records the acknowledged ones. */
async function sendUntilKilled(origin: string, name: string, acknowledged: Set<string>): Promise<void> {
  for (let at = 0; ; at++) {
    const message = `${name}-${at}`
    try {
      if ((await postLead(origin, message)).leadId) acknowledged.add(message)
    } catch {
      return
    }
  }
}

test(
  `the site killed ${ROUNDS} times under load: every acknowledged lead reaches the dealer`,
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'leads-'))
    onClose(() => rm(dataDir, { recursive: true, force: true }))
    const receiver = await openReceiver()
    const acknowledged = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) {
      const { child, origin } = await startSite({ dataDir }, receiver.url)
      const enough = acknowledged.size + LEADS_PER_ROUND
      const sending = Array.from({ length: SENDERS }, (_, at) =>
        sendUntilKilled(origin, `${round}-${at}`, acknowledged),
      )
      while (acknowledged.size < enough) await new Promise((done) => setImmediate(done))
      child.kill('SIGKILL')
      await Promise.all([once(child, 'exit'), ...sending])
    }
    const { child } = await startSite({ dataDir }, receiver.url)
    const db = await openDatabase({ dataDir })
    onClose(() => db.destroy())
    const stored = await listLeads(db, 'a', 1_000_000)
    const messages = new Set(
      stored.map(({ payload }) => (JSON.parse(payload) as { message: string }).message),
    )
    expect(messages.size).toBe(stored.length)
    expect([...acknowledged].filter((message) => !messages.has(message))).toEqual([])
    const waiting = async (claimed: boolean) => {
      const rows = await listDeliveries(db, 'a', { state: 'waiting', limit: 1_000_000 })
      return rows.filter(({ channel, attempts }) => channel === 'webhook' && attempts > 0 === claimed)
    }
    await expect.poll(() => waiting(false), { timeout: 60_000, interval: 500 }).toEqual([])
    // Deliveries claimed by a killed worker are taken over when their lease ends after two minutes.
    const claimed = new Set((await waiting(true)).map(({ lead_id }) => lead_id))
    const claimedMessages = stored
      .filter(({ id }) => claimed.has(id))
      .map(({ payload }) => JSON.parse(payload).message)
    expect(claimed.size).toBeLessThanOrEqual((ROUNDS + 1) * 10)
    const reached = new Set([...receiver.messages, ...claimedMessages])
    expect([...acknowledged].filter((message) => !reached.has(message))).toEqual([])
    child.kill('SIGKILL')
  },
  ROUNDS * 10_000 + 60_000,
)
