import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../testing/both-databases.ts'
import { countTaken, findLeadSlot, SlotTakenError } from './appointments-repository.ts'
import { claimDeliveries, listDeliveries, markFailed } from './delivery-repository.ts'
import { findLead, type LeadToSave, listLeads, saveLead } from './lead-repository.ts'

const NOW = '2026-11-21T01:00:00.000Z'
const LATER = '2026-11-21T01:02:00.000Z'

const leadOf = (changes: Partial<LeadToSave> = {}): LeadToSave => ({
  tenantSlug: 'a',
  id: 'one',
  kind: 'enquiry',
  leadStatus: 'Complete',
  payload: '{"message":"Guten Tag, Zoë 🚗"}',
  digest: 'first sending',
  now: NOW,
  deliveries: [{ id: 'd-1', channel: 'webhook', dueAt: NOW }],
  ...changes,
})

describe.each(await bothDatabases())('leads on %s', (_, open) => {
  test('concurrent identical submissions are one lead with one delivery', async () => {
    const db = await open()
    const sendings = Array.from({ length: 12 }, (_each, at) =>
      leadOf({ id: `lead-${at}`, deliveries: [{ id: `d-${at}`, channel: 'webhook', dueAt: NOW }] }),
    )
    const saved = await Promise.all(sendings.map((each) => saveLead(db, each)))
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
    expect(saved.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(await listLeads(db, 'a', 99)).toMatchObject([{ payload: leadOf().payload }])
    expect(await listDeliveries(db, 'a', { limit: 99 })).toHaveLength(1)
  })

  test('a later step updates the lead and replaces a pending delivery', async () => {
    const db = await open()
    await saveLead(db, leadOf({ leadStatus: 'Incomplete' }))
    const second = { digest: 'second sending', now: LATER, payload: '{"message":"more"}' }
    await saveLead(db, leadOf({ ...second, deliveries: [{ id: 'd-2', channel: 'webhook', dueAt: LATER }] }))
    expect(await findLead(db, 'a', 'one')).toMatchObject({
      lead_status: 'Complete',
      payload: second.payload,
      created_at: NOW,
      updated_at: LATER,
    })
    expect(await listDeliveries(db, 'a', { limit: 99 })).toMatchObject([{ id: 'd-2', state: 'waiting' }])
  })

  test('a lead whose deliveries cannot be saved is not saved', async () => {
    const db = await open()
    const twice = { id: 'd-1', dueAt: NOW }
    const deliveries = [
      { ...twice, channel: 'webhook' },
      { ...twice, channel: 'mail' },
    ]
    await expect(saveLead(db, leadOf({ deliveries }))).rejects.toThrow(/unique/i)
    expect(await listLeads(db, 'a', 99)).toEqual([])
    expect(await saveLead(db, leadOf())).toEqual({ id: 'one', repeated: false })
  })

  test('another dealer with the same ids sees none of it', async () => {
    const db = await open()
    await saveLead(db, leadOf())
    await saveLead(db, leadOf({ tenantSlug: 'b', payload: '{"message":"b"}' }))
    expect(await findLead(db, 'b', 'one')).toMatchObject({ payload: '{"message":"b"}' })
    expect(await findLead(db, 'c', 'one')).toBeNull()
    expect(await listDeliveries(db, 'c', { limit: 99 })).toEqual([])
  })

  test('concurrent workers claim different deliveries', async () => {
    const db = await open()
    const ids = Array.from({ length: 8 }, (_each, at) => `d-${at}`)
    await saveLead(
      db,
      leadOf({ deliveries: ids.map((id, at) => ({ id, channel: `channel-${at}`, dueAt: NOW })) }),
    )
    const ask = { channels: ids.map((_each, at) => `channel-${at}`), now: NOW, until: LATER, limit: 8 }
    const claimed = (await Promise.all([1, 2, 3].map(() => claimDeliveries(db, ask)))).flat()
    expect(claimed.map(({ id }) => id).sort()).toEqual(ids)
    expect(claimed.every(({ attempts }) => attempts === 1)).toBe(true)
    const [first] = claimed
    if (!first) throw new Error('nothing was claimed')
    await markFailed(db, first, { error: 'x'.repeat(900), dueAt: null })
    const [dead] = await listDeliveries(db, 'a', { state: 'dead', limit: 9 })
    expect(dead?.last_error).toHaveLength(500)
  })
})

describe.each(await bothDatabases())('booked times on %s', (_, open) => {
  const slot = { placeId: 'yard', department: 'sales', starts: '2026-12-01T00:00:00.000Z', seats: 2 }
  const bookingOf = (at: number, changes: Partial<LeadToSave> = {}) =>
    leadOf({ id: `lead-${at}`, digest: `sending ${at}`, deliveries: [], slot, ...changes })

  test('of many at once as many get a time as it has seats; of the others nothing is saved', async () => {
    const db = await open()
    const answers = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((at) => saveLead(db, bookingOf(at))))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(SlotTakenError)
    expect(await listLeads(db, 'a', 99)).toHaveLength(2)
    expect(await countTaken(db, 'a', '2026-12-01')).toMatchObject([{ starts: slot.starts, taken: 2 }])
  })

  test('a lead has one time: another one frees the first, and a refused one leaves it', async () => {
    const db = await open()
    const one = { ...slot, seats: 1 }
    const later = { ...one, starts: '2026-12-02T00:00:00.000Z' }
    await saveLead(db, bookingOf(1, { slot: one }))
    await saveLead(db, bookingOf(2, { slot: later }))
    await expect(saveLead(db, bookingOf(1, { digest: 'moved', slot: later }))).rejects.toThrow(SlotTakenError)
    expect(await findLeadSlot(db, 'a', 'lead-1')).toMatchObject({ starts: one.starts })
    await saveLead(db, bookingOf(2, { digest: 'cancelled', slot: null }))
    await saveLead(db, bookingOf(1, { digest: 'moved again', slot: later }))
    expect(await countTaken(db, 'a', '2026-12-01')).toMatchObject([{ starts: later.starts, taken: 1 }])
    expect(await countTaken(db, 'b', '2026-12-01'), 'another dealer’s').toEqual([])
  })
})
