// Who sees and sets what of a single car, role by role, against a real lake and a real search server.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StaffCarPage, staffCarPage } from '@forecourt/schemas/contract'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listCarEvents } from '#db/car-overrides/car-overrides-repository.ts'
import type { Database } from '#db/database.ts'
import { planPushes } from '#db/markets/market-pushes-repository.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { runImport } from '#stock/import/runs/run-import.ts'
import { StockStore } from '#stock/index/stock-store.ts'
import { StoredImportReport } from '#stock/report/import-report.ts'
import { feedBytes, sampleImport, sampleVehicle } from '#stock/testing/sample-dealer.ts'
import { startSearchServer } from '#stock/testing/search-server.ts'
import { FakeContent, rawTenant } from '../fixtures/fake-content.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { CarOverrides } from '../stock/car-overrides.ts'
import { openStaffSite, type StaffSite } from './testing/staff-site.ts'

const search = await startSearchServer()
const folder = await mkdtemp(join(tmpdir(), 'forecourt-car-page-'))
const index = { host: search.host, apiKey: search.masterKey, indexUid: 'Car_test' }
const store = new StockStore(index)
await store.prepare()
const db = await openTestDatabase()
afterAll(async () => {
  await search.stop()
  await rm(folder, { recursive: true })
})

const PATH = '/staff/api/stock-car-page?number=A1'
const LATER = '2099-01-01T00:00:00.000Z'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

let site: StaffSite
let runs = 0
beforeEach(async () => {
  const late: { db?: Database } = {}
  const overrides = {
    apply: async (slug: string) => {
      if (late.db === undefined) throw new Error('the site is not open')
      const parts = { db: late.db, log: fakeLog().log, clock: Date.now, onChange: async () => {} }
      return new CarOverrides({ ...parts, openStore: () => new StockStore(index) }).apply(slug)
    },
  }
  const content = new FakeContent('b')
  const dealerships = [{ id: '1', name: 'a', slug: 'somewhere-north' }]
  content.add('a', { tenant: rawTenant('a', { dealerships, marketFeeds: ['autotrader'] }) })
  site = await openStaffSite(['administrator', 'manager-a', 'editor-a', 'marketer-a--b', 'manager-b'], {
    importReport: new StoredImportReport({ store, db }),
    overrides,
    content,
    searchHost: search.host,
  })
  late.db = site.db
  runs += 1
  const sample = sampleImport(feedBytes([sampleVehicle({ images: ['https://p.example/1.webp'] })]))
  await runImport(
    {
      ...sample,
      feed: { ...sample.feed, tenantSlug: 'a' },
      dealer: { ...sample.dealer, slug: 'a' },
    },
    { store, db, folder },
    { now: new Date(Date.now() - 60_000 + runs).toISOString(), force: true, dryRun: false },
  )
})

const read = async (who = 'manager-a'): Promise<StaffCarPage> =>
  staffCarPage.parse((await site.ask(who, 'a', PATH)).json())
const set = (form: Record<string, string>, who = 'manager-a') => site.ask(who, 'a', PATH, form)

test('a car’s page is for the site’s editors, managers and administrators, and only the last two set something', async () => {
  const hide = { do: 'hide', until: '', why: 'In the workshop' }
  for (const [who, reads, writes] of [
    ['anonymous', 401, 401],
    ['ended', 401, 401],
    ['manager-b', 401, 401],
    ['marketer-a--b', 403, 403],
    ['editor-a', 200, 403],
    ['manager-a', 200, 200],
    ['administrator', 200, 200],
  ] as const) {
    const [asked, posted] = [await site.ask(who, 'a', PATH), await set(hide, who)]
    expect([who, asked.status, posted.status]).toEqual([who, reads, writes])
    expect(asked.headers['cache-control']).toMatch(/no-store/)
  }
  expect((await read('editor-a')).mayChange).toBe(false)
  expect(await listCarEvents(site.db, 'a', 'a_a1')).toHaveLength(2)
}, 60_000)

test('what staff set stands beside what the file says, with who, when and its end', async () => {
  const until = inDays(7)
  const answer = await set({ do: 'hide', until, why: 'Customer has it for the weekend.' })
  const hidden = staffCarPage.parse(answer.json())
  expect(hidden).toMatchObject({
    live: false,
    path: null,
    file: { shown: true, state: 'for sale' },
    set: { hide: { by: 'manager-a', until, why: 'Customer has it for the weekend.' } },
    story: [{ kind: 'hide', text: 'Customer has it for the weekend.', until, user: 'manager-a' }],
  })
  await set({ do: 'back', act: 'hide' })
  expect(await read()).toMatchObject({
    live: true,
    set: {},
    story: [{ kind: 'hide-back' }, { kind: 'hide' }],
  })
})

test('each act is set and taken back, one beside the others', async () => {
  await set({ do: 'reserved', until: inDays(2) })
  await set({ do: 'pin', until: '' })
  await set({ do: 'tag', words: 'Towing weekend', until: '' })
  await set({ do: 'pictures', order: '["https://p.example/1.webp"]' })
  await set({ do: 'note', text: 'Second key is with Ray.' })
  const page = await read()
  expect(page.set).toMatchObject({
    sale: { state: 'reserved' },
    pin: { until: null },
    tag: { words: 'Towing weekend' },
    pictures: { order: ['https://p.example/1.webp'] },
  })
  expect(page.file).toMatchObject({ state: 'for sale', tag: '' })
  const [document] = await store.findCars({ stocknum: 'A1', id: '' })
  expect(document).toMatchObject({ reserved: true, pinned: true, tag: 'Towing weekend' })
  for (const act of ['sale', 'pin', 'tag', 'pictures']) await set({ do: 'back', act })
  expect((await read()).set).toEqual({})
  expect((await read('editor-a')).story.at(-1)).toMatchObject({ kind: 'reserved' })
})

test('what cannot be done is refused in words, and changes nothing', async () => {
  for (const [form, words] of [
    [{ do: 'unpublish' }, 'That cannot be done with a car.'],
    [{ do: 'hide', until: 'Monday', why: '' }, 'That cannot be done with a car.'],
    [{ do: 'hide', until: '2020-01-01T00:00:00.000Z', why: '' }, 'Its end is over already.'],
    [{ do: 'hide', until: LATER, why: '' }, 'It can last a year at most.'],
    [{ do: 'reserved', until: '' }, 'That cannot be done with a car.'],
    [{ do: 'tag', until: '', words: '<b>' }, 'That cannot be done with a car.'],
    [{ do: 'tag', until: '', words: ' ' }, 'That cannot be done with a car.'],
    [{ do: 'note', text: '' }, 'That cannot be done with a car.'],
    [{ do: 'pictures', order: '{' }, 'That cannot be done with a car.'],
    [{ do: 'back', act: 'constructor' }, 'That cannot be done with a car.'],
  ] as const) {
    const { status, text } = await set(form)
    expect([form, status, text]).toEqual([form, 422, words])
  }
  expect(await read()).toMatchObject({ set: {}, story: [] })
  expect((await site.ask('manager-a', 'a', '/staff/api/stock-car-page?number=NO')).status).toBe(404)
  expect((await site.ask('manager-b', 'b', PATH, { do: 'sold' })).status, 'another dealer’s number').toBe(404)
})

test('why a hidden car is not live names the people here, and its address the car that has left', async () => {
  await set({ do: 'hide', until: '', why: '' })
  const report = new StoredImportReport({ store, db })
  const tenant = {
    slug: 'a',
    timeZone: 'Australia/Sydney',
    dealerships: [{ slug: 'somewhere-north' }],
    stock: { searchFilters: '', includeSoldCarsDays: 3 },
  }
  const now = new Date().toISOString()
  const [car] = await report.explain(tenant, 'A1', now)
  expect(car).toMatchObject({ live: false, reasons: [{ code: 'hidden-here' }] })
  expect(await report.findGoneName(tenant, '2020-maker-runner-sport-a1')).toBe('2020 Maker Runner Sport')
  expect(await report.findGoneName({ ...tenant, dealerships: [] }, '2020-maker-runner-sport-a1')).toBeNull()
})

test('a car’s page says what market places were sent of it', async () => {
  await set({ do: 'note', text: 'Look at this one.' })
  const { car_id = '' } = (await site.db.selectFrom('car_events').select('car_id').executeTakeFirst()) ?? {}
  const row = {
    tenant_slug: 'a',
    market: 'autotrader',
    car_id,
    name: 'A car',
    stocknum: 'A1',
    digest: 'd',
    body: '',
    attempts: 1,
    due_at: '',
    sent_at: '',
    sent_digest: '',
    changed_at: '2026-11-30T01:00:00.000Z',
  }
  for (const [state, words, detail] of [
    ['sent', '', /^Sent .*30/],
    ['waiting', '', /^Waits to be sent$/],
    ['waiting', 'AutoTrader answered 500.', /^Waits to be sent again\. AutoTrader answered 500\.$/],
    ['refused', 'AutoTrader answered 422.', /^Not taken\. AutoTrader answered 422\.$/],
    ['gone', 'It is reserved.', /^AutoTrader must be told by hand\. It is reserved\.$/],
  ] as const) {
    await planPushes(site.db, [{ ...row, state, words }])
    const place = (await read()).places.find(({ title }) => title === 'AutoTrader')
    expect([state, place?.detail]).toEqual([state, expect.stringMatching(detail)])
  }
})
