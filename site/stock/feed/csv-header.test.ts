import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { importFeed } from '../import/import-feed.ts'
import { bytesSource } from '../testing/bytes-source.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { readFeedRows } from '../testing/read-rows.ts'
import { sampleBufferPath, sampleDealer, sampleFeed } from '../testing/sample-dealer.ts'

const TABLE = [
  ['Stock No', 'Make', 'Model', 'Year', 'Condition', 'Price', 'Price type'],
  ['K1', 'Maker', 'Runner', '2020', 'used', '24990', 'D/A'],
  ['K2', 'Maker', 'Walker', '2021', 'used', '25990', 'D/A'],
]
const table = (delimiter: string, lines = TABLE) => lines.map((line) => line.join(delimiter)).join('\n')

async function importText(text: string, feed: Partial<DealerFeed> = {}) {
  const store = new MemoryStore()
  const source = bytesSource(new TextEncoder().encode(text))
  const run = await importFeed(
    { feed: { ...sampleFeed, format: 'csv', ...feed }, source, dealer: sampleDealer },
    store,
    {
      now: '2026-07-10T02:00:00.000Z',
      force: true,
      bufferPath: sampleBufferPath,
    },
  )
  return { told: run.warnings.first, models: [...store.documents.values()].map(({ model }) => model) }
}

describe('a table whose header is not where or how it is expected', () => {
  it('has a title and a date above it, and a note names the line', async () => {
    const title = 'Stock list,,,\n"As of 12 July, 9 am"\n\n'
    const { told, models } = await importText(title + table(','))
    expect(models).toEqual(['Runner', 'Walker'])
    expect(told).toEqual([
      {
        line: 4,
        stocknum: '',
        field: 'header',
        reason: 'is on line 4; what stands above it was not read: "Stock list,,,"',
      },
    ])
  })

  it('is separated otherwise than the manifest says, which names both', async () => {
    const { told, models } = await importText(table('\t'), { delimiter: ';' })
    expect(models).toEqual(['Runner', 'Walker'])
    expect(told).toEqual([
      {
        line: 1,
        stocknum: '',
        field: 'delimiter',
        reason:
          'of the manifest is semicolons, and the file is separated by tabs; it was read so. Correct "delimiter" in the manifest, or leave it out',
      },
    ])
  })

  it('has both, and lines keep their numbers', async () => {
    const bad = [...TABLE, ['K3', '', 'Hopper', '2021', 'used', '1990', 'D/A']]
    const store = new MemoryStore()
    const source = bytesSource(new TextEncoder().encode(`sep=;\nOur cars\n${table('|', bad)}\n`))
    const feed: DealerFeed = { ...sampleFeed, format: 'csv', delimiter: ',' }
    const run = await importFeed({ feed, source, dealer: sampleDealer }, store, {
      now: '2026-07-10T02:00:00.000Z',
      force: true,
      bufferPath: sampleBufferPath,
    })
    expect(run.rejected.first).toMatchObject([{ line: 6, stocknum: 'K3', field: 'make' }])
    expect(run.warnings.byField).toEqual({ delimiter: 1, header: 1 })
  })

  it('is the first line where that has known names, whatever follows', async () => {
    const rows = await readFeedRows({ format: 'csv' }, `Make,Model,Other\nMake,Model,Year\nA,B,C\n`)
    expect(rows).toHaveLength(2)
  })

  it('is found with any delimiter and any title, and the rows are the same', async () => {
    const line = fc.stringMatching(/^[A-Za-z0-9 ()/-]{0,40}$/)
    const delimiter = fc.constantFrom(',', ';', '\t', '|')
    const plain = (rows: Awaited<ReturnType<typeof readFeedRows>>) => rows.map(({ fields }) => [...fields])
    const expected = plain(await readFeedRows({ format: 'csv' }, table(',')))
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 6 }),
        delimiter,
        fc.option(delimiter, { nil: undefined }),
        fc.constantFrom(1, 7, 50_000),
        async (titles, own, stated, size) => {
          const text = [...titles, table(own)].join('\n')
          expect(plain(await readFeedRows({ format: 'csv', delimiter: stated }, text, size))).toEqual(
            expected,
          )
        },
      ),
    )
  })
})
