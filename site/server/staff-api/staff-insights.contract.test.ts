// Who reads what was counted for a dealer, role by role, against a real lake.
import {
  type StaffInsights,
  staffInsightItem,
  staffInsights,
  staffSpreadsheet,
} from '@forecourt/schemas/contract'
import { addDays, dateAt, getWeekday } from '@forecourt/schemas/contract/pure'
import { expect, test } from 'vitest'
import { addInsightCounts, addInsightWords } from '#db/insights/insights-repository.ts'
import type { InsightCountRow } from '#db/insights/tables.ts'
import { saveLead } from '#db/leads/lead-repository.ts'
import { openStaffSite, type StaffSite } from './testing/staff-site.ts'

const ITEM = '/staff/api/insights-item?kind=tile&id=promoTile-sale'
const PATHS = ['/staff/api/insights', ITEM, '/staff/api/insights-spreadsheet?weeks=12']
const TODAY = dateAt(new Date().toISOString(), 'Australia/Sydney')
/** The Sunday that ends the last whole week. */
const SUNDAY = addDays(TODAY, -(getWeekday(TODAY) || 7))

const row = (change: Partial<InsightCountRow> = {}): InsightCountRow => ({
  tenant_slug: 'a',
  kind: 'tile',
  day: SUNDAY,
  page: 'results',
  position: 8,
  item: 'promoTile-sale',
  seen: 1_000,
  clicked: 41,
  enquiries: 3,
  ...change,
})

/** Twelve weeks of another tile at the place, of which 2 to 3 in a hundred clicked it. */
const HISTORY = Array.from({ length: 12 }, (_, week) =>
  row({
    item: 'promoTile-old',
    day: addDays(SUNDAY, -7 * week - 3),
    clicked: 20 + (week % 3) * 5,
    enquiries: 0,
  }),
)

async function openInsights(...roles: string[]): Promise<StaffSite> {
  const site = await openStaffSite(roles)
  const visit = { kind: 'visit', item: '', page: 'home', position: 0, clicked: 0, enquiries: 0 }
  await addInsightCounts(site.db, [
    row(),
    ...HISTORY,
    row({ item: 'promoTile-few', seen: 499, page: 'home', position: 2 }),
    row({ tenant_slug: 'b', item: 'promoTile-foreign', seen: 77_777 }),
    row({ ...visit, day: addDays(SUNDAY, -30), seen: 5 }),
    row({ ...visit, seen: 120 }),
    row({ ...visit, day: addDays(SUNDAY, -7), seen: 100 }),
    row({ kind: 'search', item: '', seen: 40, clicked: 0, enquiries: 0 }),
  ])
  await addInsightWords(site.db, [{ tenant_slug: 'a', day: SUNDAY, words: 'tow bar', times: 11 }])
  for (const [id, landing] of [
    ['one', { gclid: 'g' }],
    ['two', { referrer: 'www.google.com' }],
    ['three', {}],
  ] as const)
    await saveLead(site.db, {
      tenantSlug: 'a',
      id,
      kind: 'vehicle_enquiry',
      leadStatus: 'Complete',
      digest: id,
      now: `${SUNDAY}T01:00:00.000Z`,
      payload: JSON.stringify({
        name: 'Konstantinos',
        url: 'http://a.example/cars/x?y=1',
        car_id: 'a_1',
        lead_attributes: { visited_pages: ['/'], linked_query_params: landing },
      }),
      deliveries: [],
    })
  return site
}

test('counts are for a site’s own staff, whatever their role, and hold nothing of people', async () => {
  const site = await openInsights(
    'administrator',
    'manager-a',
    'manager-b',
    'editor-a',
    'editor-b',
    'marketer-a--b',
  )
  for (const [who, slug, status] of [
    ['administrator', 'a', 200],
    ['manager-a', 'a', 200],
    ['manager-a', 'b', 401],
    ['manager-b', 'a', 401],
    ['editor-a', 'a', 200],
    ['editor-b', 'a', 401],
    ['marketer-a--b', 'a', 200],
    ['marketer-a--b', 'b', 200],
    ['anonymous', 'a', 401],
    ['ended', 'a', 401],
  ] as const) {
    const answers = await Promise.all(PATHS.map((path) => site.ask(who, slug, path)))
    expect([who, slug, ...answers.map((answer) => answer.status)]).toEqual([
      who,
      slug,
      status,
      status,
      status,
    ])
    for (const { headers, text } of answers) {
      expect(headers['cache-control']).toMatch(/no-store/)
      expect(text).not.toMatch(/Konstantinos/)
      if (slug === 'a') expect(text).not.toMatch(/foreign|77777/)
    }
  }
}, 60_000)

test('a thing is judged by what is usual at its place, and one that few saw is not', async () => {
  const site = await openInsights('marketer-a--b')
  const ask = async (path: string): Promise<StaffInsights> =>
    staffInsights.parse((await site.ask('marketer-a--b', 'a', path)).json())
  const { items, figures, searches, cameBy, sentFrom, words, ages } = await ask('/staff/api/insights')
  expect(items.find(({ id }) => id === 'promoTile-sale')).toMatchObject({
    place: 'results, place 8',
    seen: 1_000,
    clicked: 41,
    enquiries: 3,
    rate: 0.041,
    verdict: 'better',
  })
  expect(items.find(({ id }) => id === 'promoTile-few')).toMatchObject({ rate: null, verdict: 'few' })
  expect(figures.visits).toMatchObject({ now: 120, before: 100 })
  expect(figures.visits.weeks.slice(-2)).toEqual([100, 120])
  expect(figures.enquiries).toMatchObject({ now: 3, before: 0 })
  expect(searches).toEqual({ total: 40, words: [{ words: 'tow bar', times: 11 }] })
  expect(sentFrom).toEqual([{ name: 'A car’s page', now: 3, before: 0 }])
  expect(cameBy.map(({ name }) => name).sort()).toEqual([
    'Google Ads',
    'Google search',
    'Typed the address, or not known',
  ])
  expect(ages, 'while the stock does not answer').toBeNull()
  expect(words).toMatch(/^A good week: 3 more enquiries than the week before\./)
})

test('one thing comes with what stood at its place before it; a thing that nobody saw is none', async () => {
  const site = await openInsights('editor-a')
  const ask = async (path: string) => staffInsightItem.parse((await site.ask('editor-a', 'a', path)).json())
  const { item, earlier } = await ask(ITEM)
  expect([item?.verdict, earlier.map(({ id }) => id)]).toEqual(['better', ['promoTile-old']])
  expect(await ask('/staff/api/insights-item?kind=offer&id=offer-new')).toEqual({ item: null, earlier: [] })
})

test('the spreadsheet has a line for each thing, with its verdict in words', async () => {
  const site = await openInsights('editor-a')
  const { text, rows } = staffSpreadsheet.parse((await site.ask('editor-a', 'a', PATHS[2] ?? '')).json())
  expect(rows).toBe(3)
  expect(text).toMatch(/Deleted,tile,"results, place 8",.*,1000,41,4\.10,.*,3,Better than usual/)
})

test.each([
  '/staff/api/insights?weeks=9',
  '/staff/api/insights-item',
  '/staff/api/insights-item?kind=person&id=x',
])('%s is refused', async (path) => {
  const site = await openInsights('editor-a')
  expect((await site.ask('editor-a', 'a', path)).status).toBe(400)
})
