// Who sees how a dealer's stock came in, role by role, against a real lake.
import { staffCarStories, staffCars, staffStock } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import type { ImportReport, RowNote } from '#app/integrations/import-report.ts'
import { endPricing, notePricing, takePricing } from '#db/stock/pricing-repository.ts'
import { openStaffSite } from './testing/staff-site.ts'

const AT = '2026-11-22T18:10:00.000Z'
const COUNTS = {
  new: 6,
  'price drop': 1,
  reserved: 1,
  sold: 2,
  changed: 7,
  gone: 3,
  rejected: 19,
  unchanged: 411,
}
const PATHS = ['/staff/api/stock', '/staff/api/stock-cars?words=ranger', '/staff/api/stock-car?number=A1']

function openReport() {
  const asked: string[] = []
  const note: RowNote = {
    kind: 'rejected',
    feed: 'feed.csv',
    line: 14,
    stocknum: 'A1',
    field: 'model',
    reason: 'is missing',
    at: AT,
    run: 'r1',
  }
  const report: ImportReport = {
    findGoneName: async () => null,
    readCar: async () => null,
    overview: async (slug) => {
      asked.push(slug)
      return { feeds: [], rejected: [note], rejectedTotal: 19, warnings: [], warningsTotal: 0 }
    },
    listFeeds: async () => [],
    listRuns: async () => [
      { run: 'r2', feed: 'feed.csv', at: AT, refused: 'The file is empty.' },
      { run: 'r1', feed: 'feed.csv', at: AT, rows: 447, counts: COUNTS },
    ],
    listNotLive: async () => [{ stocknum: 'A2', name: '', live: false }],
    find: async ({ slug }, words) => {
      asked.push(`${slug} ${words}`)
      return [{ stocknum: 'A1', name: '2022 Ford Ranger', live: false }]
    },
    readColumns: async () => ({ state: 'none', file: null, columns: [], absent: [] }),
    tryColumns: async () => null,
    explain: async ({ slug }, stocknum) => {
      asked.push(`${slug} ${stocknum}`)
      return [
        {
          stocknum,
          name: '',
          live: false,
          slug: null,
          notes: [note],
          cameAt: null,
          soldAt: null,
          leftAt: null,
          reasons: [{ code: 'rejected', text: '' }],
          prices: [{ at: AT, before: 53_880, after: 52_880 }],
        },
      ]
    },
  }
  return { asked, report }
}

test('stock is for every role of the site’s own staff, and for nobody else', async () => {
  const { asked, report } = openReport()
  const roles = ['administrator', 'manager-a', 'editor-a', 'marketer-a--b', 'manager-b', 'editor-b']
  const site = await openStaffSite(roles, { importReport: report })
  for (const [who, slug, status] of [
    ['administrator', 'a', 200],
    ['manager-a', 'a', 200],
    ['editor-a', 'a', 200],
    ['marketer-a--b', 'b', 200],
    ['manager-a', 'b', 401],
    ['manager-b', 'a', 401],
    ['editor-b', 'a', 401],
    ['anonymous', 'a', 401],
    ['ended', 'a', 401],
  ] as const) {
    asked.length = 0
    const answers = await Promise.all(PATHS.map((path) => site.ask(who, slug, path)))
    expect([who, slug, ...answers.map((answer) => answer.status)]).toEqual([
      who,
      slug,
      status,
      status,
      status,
    ])
    for (const { headers } of answers) expect(headers['cache-control']).toMatch(/no-store/)
    expect([...asked].sort()).toEqual(status === 200 ? [slug, `${slug} A1`, `${slug} ranger`] : [])
  }
}, 60_000)

test('answers fit the contract: imports with counts, rows with line and remedy, a car with its questions', async () => {
  const { report } = openReport()
  const site = await openStaffSite(['editor-a'], { importReport: report })
  const [stock, cars, car] = (await Promise.all(PATHS.map((path) => site.ask('editor-a', 'a', path)))).map(
    (answer) => answer.json(),
  )
  expect(staffStock.parse(stock)).toMatchObject({
    imports: [
      { counts: null, stopped: 'The file is empty.' },
      { counts: { rows: 447, fresh: 6, changed: 9, sold: 2, gone: 3, leftOut: 19 }, stopped: '' },
    ],
    leftOut: { total: 19, rows: [{ line: 14, stockNumber: 'A1', problem: 'Model is missing.' }] },
  })
  expect(staffCars.parse(cars).cars).toEqual([{ stockNumber: 'A1', name: '2022 Ford Ranger', live: false }])
  const unasked = staffCars.parse((await site.ask('editor-a', 'a', '/staff/api/stock-cars')).json())
  expect(unasked.cars, 'without words: what is not on the site').toMatchObject([{ stockNumber: 'A2' }])
  const [found] = staffCarStories.parse(car).cars
  expect(found?.questions.find(({ answer }) => answer === 'no')).toMatchObject({ id: 'row' })
  expect(found?.story).toEqual([{ kind: 'price', at: AT, before: 53_880, after: 52_880 }])
  expect((await site.ask('editor-a', 'a', '/staff/api/stock-car')).status).toBe(400)
})

test('the progress of weekly prices after a change of the lenders is reported while they are calculated', async () => {
  const { report } = openReport()
  const site = await openStaffSite(['editor-a'], { importReport: report })
  const ask = async () =>
    staffStock.parse((await site.ask('editor-a', 'a', '/staff/api/stock')).json()).pricing
  expect(await ask()).toBeNull()
  const work = { tenantSlug: 'a', fingerprint: 'f' }
  await takePricing(site.db, work, { now: AT, silentSince: AT })
  await notePricing(site.db, work, { done: 5_000, total: 20_000, now: AT })
  expect(await ask()).toEqual({ done: 5_000, total: 20_000 })
  await endPricing(site.db, work, true)
  expect(await ask()).toBeNull()
})

test('a site that may not read its index whole reports the stock as unavailable', async () => {
  const site = await openStaffSite(['editor-a'])
  expect((await site.ask('editor-a', 'a', '/staff/api/stock')).status).toBe(503)
})
