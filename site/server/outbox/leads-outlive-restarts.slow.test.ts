// Leads are sent continuously while PostgreSQL drops its connections and restarts.
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { listDeliveries } from '#db/leads/delivery-repository.ts'
import { listLeads } from '#db/leads/lead-repository.ts'
import { startPostgres, type TestPostgres } from '#db/testing/postgres.ts'
import { postLead, useLeadTestKit } from './testing/lead-site.ts'

const ROUNDS = process.env.FORECOURT_FULL ? 10 : 1
const SENDERS = 8
/** Leads acknowledged between two interruptions. */
const LEADS_PER_ROUND = 40

const { onClose, openReceiver, startSite } = useLeadTestKit()

const restart = (mode: 'fast' | 'immediate') => async (postgres: TestPostgres) => {
  await postgres.shutDown(mode)
  await postgres.start()
}

const INTERRUPTIONS: [string, (postgres: TestPostgres, url: string) => Promise<void>][] = [
  ['pg_terminate_backend of every connection', (postgres, url) => postgres.terminateConnections(url)],
  ['a restart with -m fast', restart('fast')],
  ['a restart with -m immediate', restart('immediate')],
]

/** Results of the posts of one run: ids by message, and refusals by status. */
type Load = { acknowledged: Map<string, string>; refused: Map<number, number>; over: boolean }

/** Sends leads one after the other until the load is over, each with the same key until it is acknowledged. */
async function sendLeads(origin: string, name: string, load: Load): Promise<void> {
  for (let at = 0; !load.over; at += 1) {
    const message = `${name}-${at}`
    while (!load.acknowledged.has(message)) {
      const { status, leadId, error } = await postLead(origin, message)
      if (leadId) load.acknowledged.set(message, leadId)
      else {
        expect(error).toContain('Please call us')
        load.refused.set(status, (load.refused.get(status) ?? 0) + 1)
      }
    }
  }
}

test.each(INTERRUPTIONS)(
  `%s under load, ${ROUNDS} times: no lead is lost or duplicated`,
  async (_, interrupt) => {
    const postgres = await startPostgres()
    onClose(() => postgres.stop())
    const url = await postgres.createDatabase()
    const { child, origin } = await startSite({ url }, (await openReceiver()).url)
    const load: Load = { acknowledged: new Map(), refused: new Map(), over: false }
    const sending = Promise.all(
      Array.from({ length: SENDERS }, (_each, at) => sendLeads(origin, String(at), load)),
    ).finally(() => {
      load.over = true
    })
    for (let round = 0; round <= ROUNDS; round += 1) {
      const enough = load.acknowledged.size + LEADS_PER_ROUND
      await expect.poll(() => load.over || load.acknowledged.size >= enough, { timeout: 60_000 }).toBe(true)
      if (round < ROUNDS) await interrupt(postgres, url)
    }
    load.over = true
    await sending
    expect([child.exitCode, child.signalCode]).toEqual([null, null])
    const db = await openDatabase({ dataDir: '', url })
    onClose(() => db.destroy())
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
