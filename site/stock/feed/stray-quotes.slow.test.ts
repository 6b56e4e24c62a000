import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { importFeed } from '../import/import-feed.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { readFeedRows } from '../testing/read-rows.ts'
import { sampleBufferPath, sampleImport } from '../testing/sample-dealer.ts'

const HEADER = 'Stock No,Make,Model'
/** The values of each row by its line, or why it is refused; the file comes in pieces of that length. */
async function readRows(lines: string, size = 50_000) {
  const rows = await readFeedRows({ format: 'csv' }, `${HEADER}\n${lines}`, size)
  return rows.map(({ line, fields, broken }) => [line, broken ?? [...fields.values()].join(' | ')])
}

it.each([
  [
    'a mark of inches in a value in marks',
    'K1,"18" wheels",Runner\nK2,A,B\n',
    [
      [2, 'K1 | 18" wheels | Runner'],
      [3, 'K2 | A | B'],
    ],
  ],
  [
    'such a mark beside a delimiter',
    'K1,"18" wheels, alloy",Runner\n',
    [[2, 'K1 | 18" wheels, alloy | Runner']],
  ],
  ['a mark within a value without marks', 'K1,A,5" screen\n', [[2, 'K1 | A | 5" screen']]],
  [
    'a mark that is never closed, before one that is',
    'K1,"Maker,Runner\nK2,A,B\nK3,"x",C\n',
    [
      [2, 'K1 | Maker | Runner'],
      [3, 'K2 | A | B'],
      [4, 'K3 | x | C'],
    ],
  ],
  [
    'a mark that is never closed, and no other',
    'K1,A,B\n\nK2,"Maker,Runner\nK3,A,B\n',
    [
      [2, 'K1 | A | B'],
      [4, 'K2 | Maker | Runner'],
      [5, 'K3 | A | B'],
    ],
  ],
  [
    'a mark in a value of several lines',
    'K1,"Fine\nwith 18" wheels, nice",Runner\nK2,A,B\n',
    [
      [3, 'K1 | Fine\nwith 18" wheels, nice | Runner'],
      [4, 'K2 | A | B'],
    ],
  ],
])('%s is text, wherever the file is cut in pieces', async (_what, lines, expected) => {
  for (const size of [1, 5, 50_000]) expect(await readRows(lines, size)).toEqual(expected)
})

it('a row whose marks hide its columns is refused alone, by its line', async () => {
  expect(await readRows('K1,A,B\nK2,"18" wheels", 4" lift,Runner,x,y\nK3,A,B\n')).toEqual([
    [2, 'K1 | A | B'],
    [3, expect.stringContaining('has quotation marks that do not match')],
    [4, 'K3 | A | B'],
  ])
})

it.each([
  ['cut within marks', 'K1,A,B\nK2,"Maker', 'ends in the middle'],
  ['cut within marks of a last value', 'K1,A,B\nK2,A,"Run', 'ends in the middle'],
  ['where nobody can say where the row ends', 'K1,"a" b\nc,d" e\nf\n', 'has another one inside'],
])('a file %s is refused as a whole', async (_what, lines, reason) => {
  await expect(readRows(lines)).rejects.toThrow(reason)
})

it('five thousand rows with a mark astray are read in a moment, and so is a file of marks never closed', async () => {
  const wheels = Array.from({ length: 5_000 }, (_, index) => `K${index},"18" wheels",B\n`).join('')
  expect(await readRows(wheels)).toHaveLength(5_000)
  const open = Array.from({ length: 20_000 }, (_, index) => `K${index},"A,${'x'.repeat(60)}\n`).join('')
  await expect(readRows(open)).rejects.toThrow('cannot be read')
}, 60_000)

it('a run names the line and the stock number of a row that was read all the same', async () => {
  const header = 'Stock number,Make,Model,Year,Car type,Comments'
  const text = `${header}\nA1,Maker,Runner,2020,used,"18" wheels"\nA2,Maker,"Run"ner,2020,used,x,"y" z,z\nA3,Maker,Runner,2021,used,\n`
  const store = new MemoryStore()
  const options = { now: '2026-07-10T02:00:00.000Z', force: false, bufferPath: sampleBufferPath }
  const feed = sampleImport(new TextEncoder().encode(text), { format: 'csv' })
  const run = await importFeed(feed, store, options)
  expect([...store.documents.keys()]).toEqual(['somewhere_a1', 'somewhere_a3'])
  expect(run.warnings.first).toContainEqual({
    line: 2,
    stocknum: 'A1',
    field: 'row',
    reason: expect.stringContaining('was read as text'),
  })
  expect(run.rejected.first).toMatchObject([{ line: 3, field: 'row' }])
})

describe('a table that a csv writer wrote', () => {
  const value = fc.stringMatching(/^[a-c",;\n 5]{0,8}$/).map((text) => text.trim())
  const values = fc.array(fc.tuple(value, value, value), { minLength: 1, maxLength: 6 })

  it('is read as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(values, fc.constantFrom(1, 7, 50_000), async (written, size) => {
        const text = stringify([['a', 'b', 'c'], ...written], { quoted: true })
        const rows = await readFeedRows({ format: 'csv' }, text, size)
        const filled = written.filter((row) => row.some((each) => each !== ''))
        expect(rows.map(({ fields }) => [...fields.values()])).toEqual(filled)
        expect(rows.some(({ caution, broken }) => caution ?? broken)).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  it('and then had one mark taken out or put in loses no other row than those near it', async () => {
    const at = fc.nat(400)
    await fc.assert(
      fc.asyncProperty(at, fc.boolean(), async (where, out) => {
        const table = Array.from({ length: 12 }, (_, index) => [`K${index}`, 'A', `18" no ${index}`])
        const text = stringify([['Stock No', 'Make', 'Model'], ...table], { quoted: true })
        const start = text.indexOf('\n') + 1
        const marks = [...text.matchAll(/"/g)].map(({ index }) => index).filter((index) => index >= start)
        const place = out
          ? (marks[where % marks.length] ?? start)
          : start + (where % (text.length - start - 1))
        const spoilt = text.slice(0, place) + (out ? '' : '"') + text.slice(place + (out ? 1 : 0))
        const rows = await readFeedRows({ format: 'csv' }, spoilt).catch(() => null)
        if (rows === null) return
        const whole = rows.filter(
          ({ fields }) => table.findIndex((row) => row.join() === [...fields.values()].join()) !== -1,
        )
        expect(whole.length).toBeGreaterThanOrEqual(9)
      }),
      { numRuns: 300 },
    )
  })
})
