import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../testing/both-databases.ts'
import {
  addInsightCounts,
  addInsightWords,
  deleteDealerInsights,
  deleteOldInsights,
  findFirstInsightDay,
  findLastVisitDay,
  findNextCounted,
  listInsightWords,
  listMostSeen,
  sumInsightItems,
  sumInsightPlaces,
} from './insights-repository.ts'
import type { InsightCountRow } from './tables.ts'

const row = (change: Partial<InsightCountRow> = {}): InsightCountRow => ({
  tenant_slug: 'a',
  kind: 'tile',
  day: '2026-11-20',
  page: 'results',
  position: 8,
  item: 'sale',
  seen: 10,
  clicked: 2,
  enquiries: 1,
  ...change,
})
const ALL = { since: '2000-01-01', until: '2099-12-31' }
const TILES = { kinds: ['tile'], until: '2099-12-31' }

describe.each(await bothDatabases())('counts on %s', (_, open) => {
  test('of the same day, place and thing are added up, whichever instance wrote them', async () => {
    const db = await open()
    await Promise.all(Array.from({ length: 5 }, () => addInsightCounts(db, [row()])))
    await addInsightCounts(db, [row({ day: '2026-11-21', seen: 1, clicked: 0, enquiries: 0 })])
    await addInsightCounts(db, [row({ tenant_slug: 'b' }), row({ position: 3, item: 'other' })])
    await addInsightCounts(db, [])
    const [other, sale] = await sumInsightItems(db, 'a', TILES)
    expect(other).toMatchObject({ item: 'other', position: 3, seen: 10 })
    expect(sale).toEqual({
      kind: 'tile',
      item: 'sale',
      page: 'results',
      position: 8,
      seen: 51,
      clicked: 10,
      enquiries: 5,
      first: '2026-11-20',
      last: '2026-11-21',
    })
    expect(await sumInsightItems(db, 'a', { ...TILES, item: 'other' })).toHaveLength(1)
  })

  test('of more rows than one statement takes are all written', async () => {
    const db = await open()
    const rows = Array.from({ length: 1_200 }, (_each, at) => row({ item: `i${at}`, seen: 1 }))
    await addInsightCounts(db, rows)
    expect(await sumInsightItems(db, 'a', TILES)).toHaveLength(1_200)
  })

  test('of a place are those of all that stood there, day by day', async () => {
    const db = await open()
    await addInsightCounts(db, [row(), row({ item: 'other' }), row({ day: '2026-11-22' })])
    const days = { kinds: ['tile'], since: '2026-11-20', until: '2026-11-21' }
    expect(await sumInsightPlaces(db, 'a', days)).toEqual([
      { kind: 'tile', page: 'results', position: 8, day: '2026-11-20', seen: 20, clicked: 4, enquiries: 2 },
    ])
  })

  test('of cars are listed the most seen first', async () => {
    const db = await open()
    const car = (item: string, seen: number) => row({ kind: 'car', page: 'car', position: 0, item, seen })
    await addInsightCounts(db, [car('a_1', 10), car('a_2', 20)])
    const most = await listMostSeen(db, 'a', { kind: 'car', ...ALL, limit: 1 })
    expect(most).toEqual([{ item: 'a_2', seen: 20, first: '2026-11-20' }])
  })

  test('of words are listed the most frequent first, only the dealer’s own', async () => {
    const db = await open()
    const words = (text: string, times: number, tenant_slug = 'a') => ({
      tenant_slug,
      day: '2026-11-20',
      words: text,
      times,
    })
    await addInsightWords(db, [words('tow bar', 3), words('hilux', 5), words('secret', 9, 'b')])
    await addInsightWords(db, [words('tow bar', 4)])
    expect(await listInsightWords(db, 'a', ALL)).toEqual([
      { words: 'tow bar', times: 7 },
      { words: 'hilux', times: 5 },
    ])
  })

  test('are deleted once they are old, and with their dealer', async () => {
    const db = await open()
    const visit = (day: string, tenant_slug = 'a') => row({ kind: 'visit', item: '', day, tenant_slug })
    await addInsightCounts(db, [visit('2024-01-01'), visit('2026-11-20'), visit('2026-11-20', 'b')])
    await addInsightCounts(db, [
      row({ kind: 'car', item: 'a_1', day: '2026-01-01' }),
      row({ kind: 'look', item: '', day: '2026-01-01' }),
    ])
    for (const slug of ['a', 'b'])
      await deleteOldInsights(db, slug, { before: '2024-10-01', carsBefore: '2026-06-01' })
    expect(await findFirstInsightDay(db, 'a')).toBe('2026-11-20')
    expect(
      (await sumInsightItems(db, 'a', { kinds: ['car', 'look'], until: ALL.until })).map(({ item }) => item),
    ).toEqual([''])
    expect([
      await findNextCounted(db, ''),
      await findNextCounted(db, 'a'),
      await findNextCounted(db, 'b'),
    ]).toEqual(['a', 'b', null])
    expect(await findLastVisitDay(db, 'a')).toBe('2026-11-20')
    await deleteDealerInsights(db, 'a')
    expect(await findFirstInsightDay(db, 'a')).toBeNull()
    expect(await findFirstInsightDay(db, 'b')).toBe('2026-11-20')
  })
})
