import { describe, expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { putLeadFiles } from '../leads/lead-files.ts'
import { addLeadNote } from '../leads/lead-follow-up.ts'
import { saveLead } from '../leads/lead-repository.ts'
import { insertReservation } from '../reserve/reservation-repository.ts'
import type { Tables } from '../tables.ts'
import { bothDatabases } from '../testing/both-databases.ts'
import { erasePersonRecords } from './erase-records.ts'
import { countRecords, findPersonRecords, personKey } from './person-records.ts'
import { countOldRecords, purgeRecords } from './purge-records.ts'

const OLD = '2024-01-01T00:00:00.000Z'
const NEW = '2026-11-01T00:00:00.000Z'
const HANNAH = personKey({ email: ' Hannah@Example.com', phone: '+61 491 570 156' })

const leadOf = (db: Database, tenantSlug: string, id: string, payload: Record<string, unknown>, now = NEW) =>
  saveLead(db, {
    tenantSlug,
    id,
    kind: 'enquiry',
    leadStatus: 'Complete',
    digest: id,
    now,
    payload: JSON.stringify(payload),
    deliveries: [{ id: `${id}-mail`, channel: 'mail', dueAt: now }],
  })

async function addAccount(db: Database, tenantSlug: string, phone: string, at = NEW) {
  const user_id = `user-${tenantSlug}-${phone}`
  const person = { tenant_slug: tenantSlug, user_id }
  await db
    .insertInto('people')
    .values({
      ...person,
      phone,
      first_name: 'Hannah',
      last_name: 'W',
      email: 'hannah@example.com',
      created_at: at,
      verified_at: at,
    })
    .execute()
  await db
    .insertInto('watchlist_cars')
    .values({ ...person, car_id: 'a_1', car_name: 'A car', saved_at: at })
    .execute()
  await db
    .insertInto('sessions')
    .values({ ...person, token_hash: user_id, host: 'a.example', created_at: at, expires_at: at })
    .execute()
}

const reservationOf = (db: Database, id: string, state: string, deposit: string, created_at = NEW) =>
  insertReservation(db, {
    tenant_slug: 'a',
    id,
    idempotency_key: id,
    car_id: id,
    car_slug: id,
    car_name: 'A car',
    first_name: 'Hannah',
    last_name: 'W',
    email: 'hannah@example.com',
    phone: '0491570156',
    deposit_cents: 20_000,
    state,
    deposit,
    created_at,
    pay_until: created_at,
  })

async function fill(db: Database) {
  await leadOf(db, 'a', 'own', { name: 'Hannah', email: 'hannah@example.com', message: 'Is it there?' })
  await leadOf(db, 'a', 'by-phone', { name: 'H', phone: '0491570156' })
  // Somebody else who names her, and somebody whose address ends as hers does.
  await leadOf(db, 'a', 'about-her', { email: 'sam@example.com', message: 'my wife is hannah@example.com' })
  await leadOf(db, 'a', 'other', { email: 'susannah@example.com', phone: '0491570157' })
  await leadOf(db, 'b', 'foreign', { email: 'hannah@example.com', phone: '0491570156' })
  const cv = {
    id: 'cv',
    field: 'cv',
    name: 'cv.pdf',
    media_type: 'application/pdf',
    size: 4,
    content: 'JVBERg==',
  }
  for (const [tenantSlug, lead] of [
    ['a', 'own'],
    ['a', 'other'],
    ['b', 'foreign'],
  ] as const)
    await putLeadFiles(db, tenantSlug, lead, { files: [{ ...cv, id: `${lead}-cv` }], now: NEW })
  await addLeadNote(db, 'a', 'own', { id: 'note', text: 'Rang Hannah', user_id: 'manager', at: NEW })
  await db
    .insertInto('trade_valuations')
    .values({
      tenant_slug: 'a',
      id: 'valuation',
      lead_id: `a~own~${NEW}.signature`,
      car_id: null,
      rego: 'ABC123',
      rego_state: 'qld',
      kms: 1,
      vehicle: '{}',
      value_cents: null,
      adjustments: '{}',
      low_cents: null,
      high_cents: null,
      step: 'created',
      shown: null,
      created_at: NEW,
      updated_at: NEW,
    })
    .execute()
  await addAccount(db, 'a', '0491570156')
  await addAccount(db, 'b', '0491570156')
  await reservationOf(db, 'settled', 'lapsed', 'released')
  await reservationOf(db, 'open', 'held', 'captured')
}

async function readRows(db: Database, table: keyof Tables) {
  return JSON.stringify(await db.selectFrom(table).selectAll().execute())
}

describe.each(await bothDatabases())('on %s', (_, open) => {
  test('a person’s records are found by mail address or number, of one dealer, and nobody else’s', async () => {
    const db = await open()
    await fill(db)
    const found = await findPersonRecords(db, 'a', HANNAH)
    expect(found.leads.map(({ id }) => id).sort()).toEqual(['by-phone', 'own'])
    expect(found.leads.find(({ id }) => id === 'own')).toMatchObject({
      payload: { message: 'Is it there?' },
      deliveries: [{ channel: 'mail', state: 'waiting' }],
      events: [{ text: 'Rang Hannah' }],
      files: [{ name: 'cv.pdf', content: 'JVBERg==' }],
    })
    expect(countRecords(found)).toMatchObject({ leads: 2, valuations: 1, accounts: 1, saved_cars: 1 })
    expect(countRecords(await findPersonRecords(db, 'a', { email: '', phone: '' }))).toMatchObject({
      leads: 0,
      accounts: 0,
      reservations: 0,
    })
  })

  test('what a pattern would match is no person', async () => {
    const db = await open()
    await fill(db)
    for (const email of ['%', '_annah@example.com', '%@%', '\\', '"'])
      expect((await findPersonRecords(db, 'a', personKey({ email, phone: '' }))).leads).toEqual([])
  })

  test('erasing leaves nothing of the person at this dealer, the books without a name, and others whole', async () => {
    const db = await open()
    await fill(db)
    expect(await erasePersonRecords(db, 'a', HANNAH)).toMatchObject({
      leads: 2,
      valuations: 1,
      accounts: 1,
      saved_cars: 1,
      reservations: 1,
      open_reservations: 1,
    })
    const left = await db.selectFrom('leads').select(['tenant_slug', 'id']).orderBy('id').execute()
    expect(left.map(({ tenant_slug, id }) => `${tenant_slug}/${id}`)).toEqual([
      ...['a/about-her', 'b/foreign', 'a/other'],
    ])
    for (const table of ['lead_events', 'trade_valuations'] as const)
      expect(await readRows(db, table)).toBe('[]')
    expect(await readRows(db, 'lead_deliveries')).not.toMatch(/own|by-phone/)
    const files = await db.selectFrom('lead_files').select('lead_id').orderBy('lead_id').execute()
    expect(files).toEqual([{ lead_id: 'foreign' }, { lead_id: 'other' }])
    for (const table of ['people', 'watchlist_cars', 'sessions'] as const)
      expect(await readRows(db, table)).not.toContain('"tenant_slug":"a"')
    const reservations = await db.selectFrom('reservations').selectAll().orderBy('id').execute()
    expect(reservations).toMatchObject([
      { id: 'open', email: 'hannah@example.com' },
      { id: 'settled', first_name: '', last_name: '', email: '', phone: '', deposit_cents: 20_000 },
    ])
    expect(await erasePersonRecords(db, 'a', HANNAH)).toMatchObject({ leads: 0, accounts: 0 })
  })

  test('a purge deletes what nothing has happened to since, and says before what that is', async () => {
    const db = await open()
    await leadOf(db, 'a', 'old', { email: 'hannah@example.com' }, OLD)
    await leadOf(db, 'a', 'old-but-answered', { email: 'hannah@example.com' }, OLD)
    await addLeadNote(db, 'a', 'old-but-answered', { id: 'n', text: 'x', user_id: 'm', at: NEW })
    await leadOf(db, 'a', 'new', { email: 'hannah@example.com' })
    await leadOf(db, 'b', 'old', { email: 'hannah@example.com' }, OLD)
    await addAccount(db, 'a', '0491570156', OLD)
    await addAccount(db, 'a', '0491570157', NEW)
    await reservationOf(db, 'settled', 'lapsed', 'released', OLD)
    await reservationOf(db, 'open', 'held', 'captured', OLD)
    const before = '2025-01-01T00:00:00.000Z'
    const counts = { leads: 1, accounts: 1, reservations: 1 }
    expect(await countOldRecords(db, 'a', before)).toEqual(counts)
    expect(await purgeRecords(db, 'a', before)).toEqual(counts)
    expect(await purgeRecords(db, 'a', before)).toEqual({ leads: 0, accounts: 0, reservations: 0 })
    const left = await db.selectFrom('leads').select(['tenant_slug', 'id']).orderBy('id').execute()
    expect(left.map(({ tenant_slug, id }) => `${tenant_slug}/${id}`)).toEqual([
      ...['a/new', 'b/old', 'a/old-but-answered'],
    ])
    expect(await readRows(db, 'people')).toContain('0491570157')
  })
})
