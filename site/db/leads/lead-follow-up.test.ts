import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { migrate } from '../migrate.ts'
import { MIGRATIONS } from '../migrations.ts'
import { bothDatabases } from '../testing/both-databases.ts'
import { claimDeliveries, markDelivered, markFailed } from './delivery-repository.ts'
import { addLeadNote, listDeliveries, listLeadEvents, resendLead, setLeadProgress } from './lead-follow-up.ts'
import { countLeadsByDelivery, type LeadFilter, listLeadKinds, listLeadPage } from './lead-list.ts'
import { findLead, saveLead } from './lead-repository.ts'

const AT = '2026-11-22T01:00:00.000Z'
const LATER = '2026-11-22T05:00:00.000Z'
const ALL: LeadFilter = { words: [], searchesPeople: true }
const PAGE = { limit: 50, offset: 0 }

type Given = { tenant?: string; at?: string; kind?: string; channels?: string[]; payload?: object }

const put = (
  db: Database,
  id: string,
  { tenant = 'a', at = AT, kind = 'enquiry', channels = ['webhook', 'mail'], payload = {} }: Given = {},
) =>
  saveLead(db, {
    tenantSlug: tenant,
    id,
    kind,
    leadStatus: 'Complete',
    digest: id,
    now: at,
    payload: JSON.stringify(payload),
    deliveries: channels.map((channel) => ({ id: `${id}-${channel}`, channel, dueAt: at })),
  })
const key = (id: string) => ({ tenant_slug: 'a', id })
const deliver = async (db: Database, id: string) => {
  for (const channel of ['webhook', 'mail']) await markDelivered(db, key(`${id}-${channel}`), AT)
}
const listIds = async (db: Database, filter: Partial<Parameters<typeof listLeadPage>[2]>, page = PAGE) =>
  (await listLeadPage(db, 'a', { ...ALL, ...filter }, page)).map(({ id }) => id)

describe.each(await bothDatabases())('a dealer’s leads on %s', (_, open) => {
  test('are its own, the newest first, a page at a time', async () => {
    const db = await open()
    await put(db, 'one')
    await put(db, 'two', { at: LATER })
    await put(db, 'foreign', { tenant: 'b', kind: 'careers' })
    expect(await listIds(db, {})).toEqual(['two', 'one'])
    expect(await listIds(db, {}, { limit: 1, offset: 1 })).toEqual(['one'])
    expect(await listIds(db, { since: LATER })).toEqual(['two'])
    expect(await listLeadKinds(db, 'a')).toEqual(['enquiry'])
  })

  test('are in one delivery state each, which can be counted and asked for', async () => {
    const db = await open()
    for (const id of ['done', 'waiting', 'failed', 'dead']) await put(db, id)
    await put(db, 'nowhere', { channels: [] })
    await deliver(db, 'done')
    await markDelivered(db, key('failed-mail'), AT)
    await claimDeliveries(db, { channels: ['webhook'], now: AT, until: LATER, limit: 9 })
    await markFailed(db, key('failed-webhook'), { error: 'answered 503', dueAt: LATER })
    await markFailed(db, key('dead-mail'), { error: 'no address', dueAt: null })
    expect(await countLeadsByDelivery(db, 'a', ALL)).toEqual({
      delivered: 1,
      waiting: 1,
      'not delivered': 2,
      nowhere: 1,
    })
    expect((await listIds(db, { delivery: 'not delivered' })).sort()).toEqual(['dead', 'failed'])
    const [failed] = await listLeadPage(db, 'a', { ...ALL, delivery: 'not delivered' }, PAGE)
    expect(failed).toMatchObject({ tries: 1, delivery_since: AT })
    expect(await listIds(db, { delivery: 'nowhere' })).toEqual(['nowhere'])
  })

  test('are found by all words, of the person only where people may be searched', async () => {
    const db = await open()
    await put(db, 'li', { payload: { name: 'Li', last_name: 'Ná 100%', phone: '0491570006' } })
    await put(db, 'kim', {
      payload: { name: 'Kim', car_description: '2023 Mazda CX-5', stock_number: 'Q22134' },
    })
    expect(await listIds(db, { words: ['ná', '570'] })).toEqual(['li'])
    expect(await listIds(db, { words: ['%'] })).toEqual(['li'])
    expect(await listIds(db, { words: ['q22134', 'kim'] })).toEqual(['kim'])
    expect(await listIds(db, { words: ['kim'], searchesPeople: false })).toEqual([])
    expect(await listIds(db, { words: ['mazda'], searchesPeople: false })).toEqual(['kim'])
  })

  test('have a progress and notes of their own, which a later step of the form leaves alone', async () => {
    const db = await open()
    await put(db, 'one')
    await put(db, 'one', { tenant: 'b' })
    const event = { id: 'e1', user_id: 'u', at: AT }
    await setLeadProgress(db, 'a', 'one', { ...event, text: 'answered' })
    await setLeadProgress(db, 'a', 'one', { ...event, id: 'again', text: 'answered' })
    await addLeadNote(db, 'a', 'one', { ...event, id: 'e2', text: 'Will ring back', at: LATER })
    await saveLead(db, {
      tenantSlug: 'a',
      id: 'one',
      kind: 'enquiry',
      leadStatus: 'Complete',
      digest: 'step 2',
      payload: '{}',
      now: LATER,
      deliveries: [],
    })
    expect((await findLead(db, 'a', 'one'))?.progress).toBe('answered')
    expect((await findLead(db, 'b', 'one'))?.progress).toBe('new')
    expect(await listLeadEvents(db, 'a', 'one')).toMatchObject([
      { kind: 'note', text: 'Will ring back' },
      { kind: 'progress', text: 'answered', user_id: 'u' },
    ])
    expect(await listLeadEvents(db, 'b', 'one')).toEqual([])
  })

  test('that are sent again are due at once where not delivered, else delivered anew', async () => {
    const db = await open()
    await put(db, 'one')
    await markDelivered(db, key('one-mail'), AT)
    await markFailed(db, key('one-webhook'), { error: 'answered 503', dueAt: null })
    const event = { id: 'e1', user_id: 'u', at: LATER }
    const anew = [{ id: 'anew', channel: 'webhook' }]
    expect(await resendLead(db, 'b', 'one', { ...event, deliveries: [] })).toBe(0)
    expect(await resendLead(db, 'a', 'one', { ...event, deliveries: anew })).toBe(1)
    expect(
      await claimDeliveries(db, { channels: ['webhook', 'mail'], now: LATER, until: LATER, limit: 9 }),
    ).toMatchObject([{ id: 'one-webhook' }])
    await markDelivered(db, key('one-webhook'), LATER)
    expect(await resendLead(db, 'a', 'one', { ...event, id: 'e2', deliveries: anew })).toBe(1)
    expect(await listDeliveries(db, 'a', 'one')).toMatchObject([
      { id: 'anew', state: 'waiting', attempts: 0 },
      { id: 'one-mail', state: 'delivered' },
      { id: 'one-webhook', state: 'delivered' },
    ])
    expect(await listLeadEvents(db, 'a', 'one')).toHaveLength(2)
  })
})

test('leads of an earlier version are new and are found by their words after the start', async () => {
  const { '011-lead-follow-up': followUp, ...before } = MIGRATIONS
  const db = await openDatabase({ dataDir: await mkdtemp(join(tmpdir(), 'db-')), migrations: before })
  const [payload, lead_status] = [JSON.stringify({ name: 'Li', stock_number: 'Q1' }), 'Complete']
  const rows = Array.from({ length: 1_001 }, (_, n) => ({
    tenant_slug: n % 2 ? 'a' : 'b',
    id: `l${n}`,
    kind: 'enquiry',
    lead_status,
    payload,
    created_at: AT,
    updated_at: AT,
  }))
  await db
    .insertInto('leads')
    .values(rows as never)
    .execute()
  await migrate(db, MIGRATIONS)
  expect(followUp).toBeDefined()
  const filter = { ...ALL, words: ['li', 'q1'] }
  expect(await countLeadsByDelivery(db, 'a', filter)).toMatchObject({ nowhere: 500 })
  expect(await listLeadPage(db, 'b', filter, { limit: 1, offset: 0 })).toMatchObject([{ progress: 'new' }])
  await db.destroy()
})
