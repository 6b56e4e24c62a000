import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
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
    listDealers: async () => ['broken', 'a', 'b', 'kept'].map((slug) => ({ slug })),
    findBundle: async (slug) => {
      if (slug === 'broken') throw new Error('hannah@example.com is wrong')
      const { bundle } = testDealer({ tenant: { leads: { keepMonths: keepMonths[slug] } } })
      return bundle
    },
  })
  await retention.run()
  const left = await Promise.all(['a', 'b', 'kept'].map((slug) => listLeads(db, slug, 9)))
  expect(left.map(({ length }) => length)).toEqual([0, 0, 1])
  expect(await listPrivacyEvents(db, 'a', 9)).toMatchObject([{ kind: 'purge', actor: 'schedule' }])
  expect(await listPrivacyEvents(db, 'kept', 9)).toEqual([])
  expect(lines).toContainEqual(expect.objectContaining({ level: 50, tenant: 'broken' }))
  expect(JSON.stringify(lines)).not.toContain('hannah')
})
