import { expect, it } from 'vitest'
import { ImportReportPage } from '#app/features/import-report/components/import-report-page.tsx'
import { getImportReport } from '#app/features/import-report/queries.server.ts'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { NOW, testDealer } from '#app/http/testing/test-dealer.ts'
import type { ImportReport, RowNote } from './import-report.ts'

const note: RowNote = {
  kind: 'rejected',
  feed: 'push',
  line: 3,
  stocknum: 'K9',
  field: 'year',
  reason: '<b>"old"</b> is not a year',
  at: NOW,
  run: 'r1',
}
const asked: [slug: string, stocknum: string][] = []
const report: ImportReport = {
  overview: async () => ({
    feeds: [{ feed: 'feed.csv', at: NOW, run: 'r1', summary: '9 rows, 9 new', refused: false }],
    rejected: [note],
    rejectedTotal: 450,
    warnings: [],
    warningsTotal: 0,
  }),
  findGoneName: async () => null,
  listFeeds: async () => [],
  listRuns: async () => [],
  find: async () => [],
  listNotLive: async () => [],
  readColumns: async () => ({ state: 'none', file: null, columns: [], absent: [] }),
  tryColumns: async () => null,
  explain: async ({ slug }, stocknum) => {
    asked.push([slug, stocknum])
    return [
      {
        stocknum,
        name: '2020 Maker Runner',
        live: true,
        slug: 'a-car',
        notes: [],
        changesAt: NOW,
        cameAt: null,
        soldAt: null,
        leftAt: null,
        reasons: [{ code: 'available', text: 'The car is for sale.' }],
        prices: [{ at: NOW, before: 30_000, after: null }],
      },
    ]
  },
}
const staff = { user: 'p1', readsLeads: false, isAdministrator: false }
const pageFor = (requested: string | null) =>
  getImportReport(testDealer(), { importReport: report, preview: true, staff }, requested)

it('answers shoppers and users of a shared link as if it were not there', async () => {
  for (const refused of [
    { importReport: report, preview: false, staff },
    { importReport: report, preview: true, staff: null },
    { importReport: undefined, preview: true, staff },
  ]) {
    await expect(getImportReport(testDealer(), refused, 'A1')).rejects.toMatchObject({ status: 404 })
  }
  expect(asked).toEqual([])
})

it('shows the last imports and the rejected rows; explains a car only when one is named', async () => {
  const page = pageHtml(<ImportReportPage {...(await pageFor(null))} />)
  expect(asked).toEqual([])
  expect(page).toContain('feed.csv, 21 November 2026 11:00:00 AEST')
  expect(page).toContain('Rejected rows (450)')
  expect(page).toContain('Pushed by the dealer’s system, line 3, K9')
  expect(page).toContain('&lt;b&gt;')
  expect(page).toContain('There is no warning.')
})

it('one car’s report has its live state, the reasons, the expiry and its prices', async () => {
  const page = pageHtml(<ImportReportPage {...(await pageFor(' K9 '))} />)
  expect(asked).toEqual([['a', 'K9']])
  expect(page).toContain('K9, 2020 Maker Runner: live')
  expect(page).toContain('The car is for sale.')
  expect(page).toContain('That changes on 21 November 2026 11:00:00 AEST.')
  expect(page).toContain('$30,000 → Enquire')
  expect(page).toContain('href="/cars/a-car"')
})
