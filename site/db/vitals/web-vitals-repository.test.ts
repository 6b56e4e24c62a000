import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../testing/both-databases.ts'
import { addWebVitals, deleteWebVitals, listWebVitals } from './web-vitals-repository.ts'

const row = (day: string, count: number, tenant_slug = 'a') => ({
  tenant_slug,
  day,
  page: 'cars.$slug',
  name: 'lcp',
  class: 3,
  count,
})

describe.each(await bothDatabases())('the speed of pages on %s', (_, open) => {
  test('is summed over days and instances, only the dealer’s own', async () => {
    const db = await open()
    await addWebVitals(db, [row('2026-11-22', 2), row('2026-11-23', 1), row('2026-11-23', 9, 'b')])
    await addWebVitals(db, [row('2026-11-23', 4)])
    await addWebVitals(db, [])
    const { day: _day, tenant_slug: _slug, ...counted } = row('', 7)
    expect(await listWebVitals(db, 'a', '2026-11-22')).toEqual([counted])
    expect(await listWebVitals(db, 'a', '2026-11-23')).toEqual([{ ...counted, count: 5 }])
    await deleteWebVitals(db, '2026-11-23')
    expect(await listWebVitals(db, 'a', '2026-01-01')).toEqual([{ ...counted, count: 5 }])
  })
})
