import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../testing/both-databases.ts'
import { addPageEvent, countPageEvents, listPageEvents } from './page-events-repository.ts'

const KEPT_FROM = '2026-11-15T00:00:00.000Z'
const MIDNIGHT = '2026-11-22T13:00:00.000Z'
const event = (at: string, number: number, tenant_slug = 'a') => ({
  tenant_slug,
  at,
  event: number,
  label: 'saveCar',
  page: '/',
  car_id: 'a_1',
})

describe.each(await bothDatabases())('events of pages on %s', (_, open) => {
  test('are counted by kind since an instant, most first, and only the dealer’s own', async () => {
    const db = await open()
    for (const one of [
      event('2026-11-22T12:59:59.999Z', 25),
      event(MIDNIGHT, 39),
      event('2026-11-22T14:00:00.000Z', 4),
      event('2026-11-22T15:00:00.000Z', 39),
      event('2026-11-22T15:00:00.000Z', 25, 'b'),
    ])
      await addPageEvent(db, one, KEPT_FROM)
    expect(await countPageEvents(db, 'a', MIDNIGHT)).toEqual([
      { event: 39, count: 2 },
      { event: 4, count: 1 },
    ])
    const last = await listPageEvents(db, 'a', { since: MIDNIGHT, limit: 2 })
    expect(last.map((row) => [row.at.slice(11, 13), row.event, row.tenant_slug])).toEqual([
      ['15', 39, 'a'],
      ['14', 4, 'a'],
    ])
  })

  test('are deleted once they are old', async () => {
    const db = await open()
    await addPageEvent(db, event('2026-11-14T00:00:00.000Z', 4), '2026-11-01T00:00:00.000Z')
    await addPageEvent(db, event('2026-11-22T14:00:00.000Z', 4), KEPT_FROM)
    const all = { since: '2026-01-01T00:00:00.000Z', limit: 9 }
    expect(await listPageEvents(db, 'a', all)).toHaveLength(1)
  })
})
