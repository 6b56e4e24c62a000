import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { addInsightCounts } from '#db/insights/insights-repository.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { fakeLog } from '#server/fixtures/fake-log.ts'
import { reportLetter } from '#server/outbox/report-letter.ts'
import { MonthlyReports } from './monthly-report.server.ts'

const TILE = { id: 'promoTile-sale', name: 'Stocktake sale' }

async function openReports(
  monthlyReport: object,
  { now = '2026-11-03T01:00:00.000Z', counted = '2026-10-20' } = {},
) {
  const db = await openTestDatabase()
  const { bundle } = testDealer({ tenant: { monthlyReport }, promoTiles: [TILE] })
  const row = { tenant_slug: 'a', day: counted, page: 'results', position: 8, enquiries: 2 }
  await addInsightCounts(db, [
    { ...row, kind: 'visit', item: '', seen: 90, clicked: 0 },
    { ...row, kind: 'tile', item: TILE.id, seen: 800, clicked: 40 },
  ])
  const { log } = fakeLog()
  const listDealers = async () => [{ slug: 'gone' }, { slug: 'a' }]
  const findBundle = async (slug: string) => (slug === 'a' ? bundle : null)
  const run = () =>
    new MonthlyReports({ db, listDealers, findBundle, clock: () => Date.parse(now), log }).run()
  const waiting = () => db.selectFrom('lead_deliveries').selectAll().where('state', '=', 'waiting').execute()
  return { db, bundle, run, waiting }
}

const ASKED = { mailTo: ['manager@a.example'], day: 3 }

test('the month before is mailed once, in words, to whom the settings name', async () => {
  const { db, bundle, run, waiting } = await openReports(ASKED)
  await Promise.all([run(), run()])
  await run()
  const [delivery, ...others] = await waiting()
  expect(others).toEqual([])
  const sent: { to: string[]; subject: string; text: string }[] = []
  const letter = reportLetter(async (mail) => void sent.push(mail), db)
  await letter({ tenantSlug: 'a', letterId: delivery?.lead_id ?? '', deliveryId: 'd', bundle })
  expect(sent[0]).toMatchObject({
    to: ASKED.mailTo,
    subject: expect.stringMatching(/: did it work in October 2026\?$/),
  })
  expect(sent[0]?.text).toContain('October 2026: 90 visits, 0 cars looked at, 0 enquiries.')
  expect(sent[0]?.text).toContain(
    'Too few to say: Stocktake sale, results, place 8. Seen 800, clicked 40 (5.0%), enquiries after 2.',
  )
  expect(sent[0]?.text).toMatch(/Counts only, nobody is followed/)
})

test.each<[string, object, { now?: string; counted?: string }]>([
  ['nobody is to get it', {}, {}],
  ['its day is not yet', ASKED, { now: '2026-11-01T20:00:00.000Z' }],
  ['nothing was counted in that month', ASKED, { counted: '2026-11-02' }],
])('no report is made while %s', async (_what, monthlyReport, at) => {
  const { run, waiting } = await openReports(monthlyReport, at)
  await run()
  expect(await waiting()).toEqual([])
})

test('a report that nobody wants any more is not sent', async () => {
  const { db, bundle, run, waiting } = await openReports(ASKED)
  await run()
  const [delivery] = await waiting()
  const letter = reportLetter(async () => expect.unreachable(), db)
  const tenant = { ...bundle.tenant, monthlyReport: { mailTo: [], day: 1 } }
  const sending = letter({
    tenantSlug: 'a',
    letterId: delivery?.lead_id ?? '',
    deliveryId: 'd',
    bundle: { ...bundle, tenant },
  })
  await expect(sending).rejects.toThrow(/any more/)
})
