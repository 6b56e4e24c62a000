import { expect, test } from 'vitest'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { listWebVitals } from '#db/vitals/web-vitals-repository.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { SiteMetrics } from '../metrics/site-metrics.ts'
import { VitalCounts } from './vital-counts.ts'

async function openCounts() {
  const db = await openTestDatabase()
  const metrics = new SiteMetrics()
  const { log, lines } = fakeLog()
  const routeOf = async (path: string) => (path === '/none' ? '' : 'cars.$slug')
  const clock = () => Date.parse('2026-11-24T10:00:00.000Z')
  return { db, metrics, lines, counts: new VitalCounts({ db, metrics, routeOf, log, clock }) }
}

test('the visits of many browsers are one write, by page, measure and class', async () => {
  const { db, metrics, counts } = await openCounts()
  for (const lcp of [900, 950, 2_600]) await counts.record('a', { path: '/cars/x', values: { lcp, cls: 0 } })
  await counts.record('a', { path: '/none', values: { lcp: 1 } })
  expect(await listWebVitals(db, 'a', '2026-11-24')).toEqual([])
  await counts.stop()
  expect(await listWebVitals(db, 'a', '2026-11-24')).toEqual(
    expect.arrayContaining([
      { page: 'cars.$slug', name: 'lcp', class: 2, count: 2 },
      { page: 'cars.$slug', name: 'lcp', class: 8, count: 1 },
      { page: 'cars.$slug', name: 'cls', class: 0, count: 3 },
    ]),
  )
  const text = await metrics.text()
  expect(text).toContain('forecourt_web_vitals_lcp_seconds_bucket{le="1",page="cars.$slug"} 2')
  expect(text).toContain('forecourt_web_vitals_lcp_seconds_count{page="cars.$slug"} 3')
})

test('counts wait for a database that is away', async () => {
  const { db, counts, lines } = await openCounts()
  await counts.record('a', { path: '/cars/x', values: { inp: 40 } })
  await db.schema.alterTable('web_vitals').renameTo('away').execute()
  await counts.write()
  expect(lines).toEqual([expect.objectContaining({ msg: 'the measured speed of pages was not stored' })])
  await db.schema.alterTable('away').renameTo('web_vitals').execute()
  await counts.write()
  expect(await listWebVitals(db, 'a', '2026-11-24')).toMatchObject([{ name: 'inp', class: 1, count: 1 }])
})
