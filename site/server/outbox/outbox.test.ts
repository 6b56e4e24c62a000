import { describe, expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import type { Database } from '#db/database.ts'
import { listDeliveries, replayDead } from '#db/leads/delivery-repository.ts'
import { saveLead } from '#db/leads/lead-repository.ts'
import { bothDatabases } from '#db/testing/both-databases.ts'
import { type Channel, MAX_ATTEMPTS, Outbox, retryDelayMs, UndeliverableError } from './outbox.ts'

const START = Date.parse('2026-11-21T01:00:00.000Z')
const iso = (ms: number) => new Date(ms).toISOString()
const none = () => {}

function setUp(db: Database, channels: Record<string, Channel>) {
  const state = { now: START }
  const { bundle } = testDealer()
  const parts = {
    db,
    log: { info: none, warn: none, error: none } as never,
    findBundle: async () => bundle,
    channels,
    clock: () => state.now,
    random: () => 0.5,
  }
  const add = (id: string, channel = 'webhook', dueAt = START) =>
    saveLead(db, {
      tenantSlug: 'a',
      id,
      kind: 'enquiry',
      leadStatus: 'Complete',
      payload: JSON.stringify({ lead_id: id }),
      digest: `${id}-${channel}`,
      now: iso(START),
      deliveries: [{ id: `${id}-${channel}`, channel, dueAt: iso(dueAt) }],
    })
  return { db, state, add, outbox: new Outbox(parts), other: new Outbox(parts) }
}

describe.each(await bothDatabases())('on %s', (_, open) => {
  test('a delivered lead is not sent again', async () => {
    const sent: unknown[] = []
    const { add, outbox, db } = setUp(await open(), {
      webhook: async ({ payload }) => void sent.push(payload.lead_id),
    })
    await add('one')
    await outbox.run()
    await outbox.run()
    expect(sent).toEqual(['one'])
    expect(await listDeliveries(db, 'a', { limit: 9 })).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  test('two workers never claim the same lead', async () => {
    const sent: unknown[] = []
    const { add, outbox, other } = setUp(await open(), {
      webhook: async ({ payload }) => void sent.push(payload.lead_id),
    })
    for (let at = 0; at < 30; at++) await add(`lead-${at}`)
    await Promise.all([outbox.run(), other.run()])
    expect(sent).toHaveLength(30)
    expect(new Set(sent).size).toBe(30)
  })

  test('a failing delivery is retried with back-off, then dead, listed, and replayed on request', async () => {
    let broken = true
    let tries = 0
    const { add, outbox, db, state } = setUp(await open(), {
      webhook: async () => {
        tries++
        if (broken) throw new Error('answered 503')
      },
    })
    await add('one')
    for (let at = 0; at < MAX_ATTEMPTS + 5; at++) {
      await outbox.run()
      state.now += 7 * 3_600_000
    }
    expect(tries).toBe(MAX_ATTEMPTS)
    expect(await listDeliveries(db, 'a', { state: 'dead', limit: 9 })).toMatchObject([
      { state: 'dead', last_error: 'answered 503', lead_id: 'one' },
    ])
    broken = false
    expect(await replayDead(db, 'b', { now: iso(state.now) })).toBe(0)
    expect(await replayDead(db, 'a', { now: iso(state.now) })).toBe(1)
    await outbox.run()
    expect(await listDeliveries(db, 'a', { limit: 9 })).toMatchObject([{ state: 'delivered' }])
  })

  test('an undeliverable lead is dead at once', async () => {
    const { add, outbox, db } = setUp(await open(), {
      webhook: async () => {
        throw new UndeliverableError('no address')
      },
    })
    await add('one')
    await outbox.run()
    expect(await listDeliveries(db, 'a', { limit: 9 })).toMatchObject([
      { state: 'dead', last_error: 'no address' },
    ])
  })

  test('a dead worker’s deliveries are claimed by the next', async () => {
    const sent: unknown[] = []
    const held = Promise.withResolvers<void>()
    let dies = true
    const { add, outbox, other, state } = setUp(await open(), {
      webhook: ({ payload }) => {
        if (!dies) return Promise.resolve(void sent.push(payload.lead_id))
        held.resolve()
        return new Promise(() => {})
      },
    })
    await add('one')
    void outbox.run()
    await held.promise
    dies = false
    await other.run()
    expect(sent).toEqual([])
    state.now += 121_000
    await other.run()
    expect(sent).toEqual(['one'])
  })

  test('mail waits in the database while there is no mail server', async () => {
    const { add, outbox, db } = setUp(await open(), { webhook: async () => {} })
    await add('one', 'mail')
    await outbox.run()
    expect(await listDeliveries(db, 'a', { limit: 9 })).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })

  test('an unfinished lead is delivered after half an hour', async () => {
    const sent: unknown[] = []
    const { add, outbox, state } = setUp(await open(), {
      mail: async ({ payload }) => void sent.push(payload.lead_id),
    })
    await add('one', 'mail', START + 1_800_000)
    await outbox.run()
    expect(sent).toEqual([])
    state.now += 1_800_000
    await outbox.run()
    expect(sent).toEqual(['one'])
  })
})

test('the retry delay doubles up to six hours, with a jitter of a quarter', () => {
  expect([1, 2, 3].map((attempts) => retryDelayMs(attempts, 0.5))).toEqual([15_000, 30_000, 60_000])
  expect(retryDelayMs(19, 0.5)).toBe(21_600_000)
  expect([retryDelayMs(1, 0), retryDelayMs(1, 1)]).toEqual([11_250, 18_750])
  expect(retryDelayMs(MAX_ATTEMPTS, 0.5)).toBeNull()
})
