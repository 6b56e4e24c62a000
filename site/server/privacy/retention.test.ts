import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { addInsightCounts } from '#db/insights/insights-repository.ts'
import { listLeads, saveLead } from '#db/leads/lead-repository.ts'
import { listPrivacyEvents } from '#db/privacy/privacy-events-repository.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { Retention, retentionStart } from './retention.ts'

const NOW = '2026-11-21T01:00:00.000Z'

test.each([
  [NOW, 24, '2024-11-21T01:00:00.000Z'],
  ['2026-03-31T01:00:00.000Z', 1, '2026-02-28T01:00:00.000Z'],
  [NOW, null, null],
])('at %s, %s months reach back to %s', (now, keepMonths, start) => {
  expect(retentionStart({ leads: { keepMonths } }, now)).toBe(start)
})

test('the schedule purges and records each dealer by its setting; a failing one stops no other', async () => {
  const db = await openTestDatabase()
  for (const tenantSlug of ['a', 'b', 'kept'])
    await saveLead(db, {
      tenantSlug,
      id: tenantSlug,
      kind: 'enquiry',
      leadStatus: 'Complete',
      digest: tenantSlug,
      payload: '{"email":"hannah@example.com"}',
      now: '2024-01-01T00:00:00.000Z',
      deliveries: [],
    })
  const { log, lines } = fakeLog()
  const keepMonths: Record<string, number | null> = { a: 12, b: 12, kept: null }
  const retention = new Retention({
    db,
    log,
    clock: () => Date.parse(NOW),
    isRetired: async () => false,
    listDealers: async () => ['broken', 'a', 'b', 'kept'].map((slug) => ({ slug })),
    findBundle: async (slug) => {
      if (slug === 'broken') throw new Error('hannah@example.com is wrong')
      const { bundle } = testDealer({ tenant: { leads: { keepMonths: keepMonths[slug] } } })
      return bundle
    },
  })
  await expect(retention.run()).rejects.toThrow('Old records were not purged of broken.')
  const left = await Promise.all(['a', 'b', 'kept'].map((slug) => listLeads(db, slug, 9)))
  expect(left.map(({ length }) => length)).toEqual([0, 0, 1])
  expect(await listPrivacyEvents(db, 'a', 9)).toMatchObject([{ kind: 'purge', actor: 'schedule' }])
  expect(await listPrivacyEvents(db, 'kept', 9)).toEqual([])
  expect(lines).toContainEqual(expect.objectContaining({ level: 50, tenant: 'broken' }))
  expect(JSON.stringify(lines)).not.toContain('hannah')
})

test('counts go after 25 months, those of a deleted dealer a month after its last visit', async () => {
  const db = await openTestDatabase()
  const visit = (tenant_slug: string, day: string) => ({
    tenant_slug,
    day,
    kind: 'visit',
    page: 'home',
    position: 0,
    item: '',
    seen: 1,
    clicked: 0,
    enquiries: 0,
  })
  await addInsightCounts(db, [
    visit('a', '2024-10-20'),
    visit('a', '2024-10-21'),
    visit('deleted', '2026-10-21'),
    visit('deleted-today', '2026-11-20'),
    visit('retired', '2026-01-01'),
  ])
  const parts = { db, log: fakeLog().log, clock: () => Date.parse(NOW), findBundle: async () => null }
  const isRetired = async (slug: string) => slug === 'retired'
  const countedSlugs = async () =>
    (
      await db.selectFrom('insight_counts').select(['tenant_slug', 'day']).orderBy('tenant_slug').execute()
    ).map(({ tenant_slug, day }) => `${tenant_slug} ${day}`)
  await new Retention({ ...parts, isRetired, listDealers: async () => null }).run()
  expect(await countedSlugs(), 'while no content is known').toHaveLength(5)
  await new Retention({ ...parts, isRetired, listDealers: async () => [{ slug: 'a' }] }).run()
  expect(await countedSlugs()).toEqual(['a 2024-10-21', 'deleted-today 2026-11-20', 'retired 2026-01-01'])
})
