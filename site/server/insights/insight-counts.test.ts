import { expect, test } from 'vitest'
import { listInsightWords, sumInsightItems } from '#db/insights/insights-repository.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { InsightCounts } from './insight-counts.ts'

const DAY = '2026-11-24'
const DAYS = { since: DAY, until: DAY }
const tile = { kind: 'tile', item: 'sale', page: 'results', position: 8, seen: 1, clicked: 0, enquiries: 0 }

async function openCounts() {
  const db = await openTestDatabase()
  const { log, lines } = fakeLog()
  const counts = new InsightCounts({ db, log })
  const sum = async (kind = 'tile') =>
    (await sumInsightItems(db, 'a', { kinds: [kind], until: DAY })).map(({ seen, clicked }) => [
      seen,
      clicked,
    ])
  return { db, lines, counts, sum }
}

test('what many pages report is one row, written when the site stops', async () => {
  const { counts, sum } = await openCounts()
  for (let page = 0; page < 50; page += 1) counts.add('a', DAY, [tile, { ...tile, seen: 0, clicked: 1 }])
  counts.add('b', DAY, [tile])
  expect(await sum()).toEqual([])
  await counts.stop()
  expect(await sum()).toEqual([[50, 50]])
})

test('counts wait for a database that is away, and one line says so', async () => {
  const { db, counts, lines, sum } = await openCounts()
  counts.add('a', DAY, [tile])
  counts.addEmptySearch('a', DAY, 'tow bar')
  await db.schema.alterTable('insight_counts').renameTo('away').execute()
  await counts.write()
  await counts.write()
  expect(lines).toEqual([expect.objectContaining({ msg: 'what pages counted waits for the database' })])
  await db.schema.alterTable('away').renameTo('insight_counts').execute()
  counts.add('a', DAY, [tile])
  await counts.write()
  expect(await sum()).toEqual([[2, 0]])
})

test('words are stored from the third search on, and every search that found nothing is counted', async () => {
  const { db, counts, sum } = await openCounts()
  for (const words of ['Hilux  Rogue', 'hilux rogue', 'once']) counts.addEmptySearch('a', DAY, words)
  counts.addEmptySearch('b', DAY, 'hilux rogue')
  await counts.write()
  expect(await listInsightWords(db, 'a', DAYS)).toEqual([])
  for (const words of [' hilux rogue', 'HILUX ROGUE']) counts.addEmptySearch('a', DAY, words)
  await counts.write()
  expect(await listInsightWords(db, 'a', DAYS)).toEqual([{ words: 'hilux rogue', times: 4 }])
  expect(await sum('search')).toEqual([[5, 0]])
})

test.each(['jo@example.com', '0491 570 156', 'x'.repeat(61), ' '])(
  'words that could be a person’s, or are none, are never stored: %s',
  async (words) => {
    const { db, counts } = await openCounts()
    for (let time = 0; time < 5; time += 1) counts.addEmptySearch('a', DAY, words)
    await counts.write()
    expect(await listInsightWords(db, 'a', DAYS)).toEqual([])
  },
)
