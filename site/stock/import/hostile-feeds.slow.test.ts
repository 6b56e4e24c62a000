import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { FEED_FORMATS, type FeedFormat } from '../feed/feed-row.ts'
import type { FeedSource } from '../feed/feed-source.ts'
import { bytesSource } from '../testing/bytes-source.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { feedBytes, sampleDealer, sampleFeed, sampleVehicle } from '../testing/sample-dealer.ts'
import { type WrittenVehicle, writeFeed, writtenVehicle } from '../testing/write-feed.ts'
import { runImport } from './runs/run-import.ts'

const NOW = '2026-07-10T02:00:00.000Z'
const rival = {
  ...sampleDealer,
  slug: 'elsewhere',
  dealerships: [{ id: '9', name: 'Elsewhere', slug: 'elsewhere' }],
  locations: [],
}
let store: MemoryStore
let db: Database
let folder: string

const yard = (count: number) =>
  Array.from({ length: count }, (_none, index) => writtenVehicle({ stocknum: `A${index + 1}` }))

function send(format: FeedFormat, given: Uint8Array | string | FeedSource, dealer = sampleDealer) {
  const bytes = typeof given === 'string' ? new TextEncoder().encode(given) : given
  const source = bytes instanceof Uint8Array ? bytesSource(bytes) : bytes
  const feed = { ...sampleFeed, tenantSlug: dealer.slug, format, file: 'feed' }
  return runImport({ feed, source, dealer }, { store, db, folder }, { now: NOW, force: false, dryRun: false })
}
const rows = (format: FeedFormat, vehicles: readonly WrittenVehicle[]) =>
  send(format, writeFeed(format, vehicles))
const ids = (slug = 'somewhere') =>
  [...store.documents.keys()].filter((id) => id.startsWith(`${slug}_`)).sort()
const document = (stocknum: string) => store.documents.get(`somewhere_${stocknum}`)

/** The run, which must not have been refused. */
async function done(run: ReturnType<typeof send>) {
  const result = await run
  if ('refused' in result) throw new Error(result.refused)
  return result
}

/** The reason of a run that must have been refused and have left everything as it was. */
async function refusal(run: () => ReturnType<typeof send>): Promise<string> {
  const before = JSON.stringify([...store.documents])
  const result = await run()
  expect(JSON.stringify([...store.documents])).toBe(before)
  return 'refused' in result ? result.refused : `taken: ${JSON.stringify(result.counts)}`
}

beforeEach(async () => {
  db = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'forecourt-hostile-'))
  store = new MemoryStore()
  await done(send('csv', writeFeed('csv', [writtenVehicle({ dealership: '9', location: '' })]), rival))
})
afterEach(() => {
  expect(ids('elsewhere')).toEqual(['elsewhere_a1'])
  rmSync(folder, { recursive: true })
})

describe.each(FEED_FORMATS)('a %s feed', (format) => {
  beforeEach(() => done(rows(format, yard(10))))

  it('truncated anywhere is refused or stopped, and removes no car', async () => {
    const whole = new TextEncoder().encode(writeFeed(format, yard(10)))
    for (const part of [0, 0.01, 0.13, 0.5, 0.77]) {
      const reason = await refusal(() => send(format, whole.subarray(0, Math.floor(whole.length * part))))
      expect(reason).not.toMatch(/^taken|undefined/)
    }
  })

  it.each([
    ['a mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['Windows line ends', (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ])('with %s is read all the same', async (_what, encode) => {
    const text = writeFeed(format, [...yard(9), writtenVehicle({ stocknum: 'A10', colour: 'Gris Café' })])
    const run = await done(send(format, Uint8Array.from(encode(text))))
    expect(run.counts).toMatchObject({ unchanged: 9, changed: 1, rejected: 0 })
    expect(document('a10')?.colour).toBe('Gris Café')
  })

  it('that is not a feed at all is refused', async () => {
    const png = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d49484452000000', 'hex'))
    const other = format === 'xml' ? 'csv' : 'xml'
    for (const bytes of [png, Uint8Array.from(Buffer.from(writeFeed(other, yard(10))))]) {
      expect(await refusal(() => send(format, bytes))).not.toMatch(/^taken/)
    }
  })

  it('in UTF-16 that begins in the middle of a character keeps its cars', async () => {
    const noise = Buffer.from(writeFeed(format, yard(10)), 'utf16le').subarray(1)
    await send(format, Uint8Array.from(noise))
    expect(ids()).toHaveLength(10)
  })

  it('with a row of 10 MB keeps its cars and reports the row, or imports it clipped', async () => {
    const large = writtenVehicle({ stocknum: 'A5', comments: 'x'.repeat(10_000_000) })
    const run = await rows(format, yard(10).toSpliced(4, 1, large))
    expect(ids()).toHaveLength(10)
    if ('refused' in run)
      expect(run.refused).toMatch(/(?:vehicle|line) \d+ does not end within|before line \d+ does not end/)
    else expect(String(document('a5')?.dealercomments).length).toBeLessThanOrEqual(20_000)
  })

  it('with a duplicate stock number imports the first row and rejects the other', async () => {
    const run = await done(rows(format, [...yard(10), writtenVehicle({ stocknum: 'A3', make: 'Twin' })]))
    expect(run.rejected.first).toMatchObject([
      { field: 'stocknum', reason: expect.stringContaining('already') },
    ])
    expect(run.rejected.first[0]?.line).toBeGreaterThan(0)
    expect(document('a3')?.make).toBe('Maker')
  })

  it.each(['-30000', 'NaN', '1e308', 'Infinity', '99999999999', '0x7530', '30.000.000'])(
    'takes %s for no price, with a warning, and lists the car',
    async (price) => {
      const run = await done(rows(format, yard(10).toSpliced(0, 1, writtenVehicle({ price }))))
      expect(run.counts).toMatchObject({ changed: 1, unchanged: 9 })
      expect(document('a1')?.price).toBeUndefined()
      expect(run.warnings.first).toMatchObject([
        { stocknum: 'A1', field: 'dapprice', reason: expect.stringContaining(price) },
      ])
    },
  )

  it('leaves no markup and no script in displayed text', async () => {
    const comments = [
      'Good <script>alert(1)</script>car <img src=x onerror=alert(1)>',
      '&lt;script&gt;alert(2)&lt;/script&gt; &amp;lt;iframe src=javascript:x&amp;gt;',
      '<a href="javascript:alert(3)">see</a><svg/onload=alert(4)> <style>*{}</style>',
    ].join(' ')
    await done(
      rows(
        format,
        yard(10).toSpliced(
          0,
          1,
          writtenVehicle({ comments, make: '<b>Maker</b>', badge: '"><script>x</script>' }),
        ),
      ),
    )
    expect(JSON.stringify(document('a1'))).not.toMatch(
      /<\s*(?:script|img|iframe|svg|style|a|b)\b|javascript:|onerror/i,
    )
    expect(document('a1')?.make).toBe('Maker')
    expect(document('a1')?.dealercomments).toMatch(/^Good car/)
  })

  it('with an unknown location code assigns the first dealership, with a warning', async () => {
    const run = await done(rows(format, yard(10).toSpliced(0, 1, writtenVehicle({ location: '__proto__' }))))
    expect(document('a1')?.dealership_slug).toBe('somewhere-north')
    expect(run.warnings.first).toMatchObject([
      { stocknum: 'A1', field: 'location', reason: expect.stringContaining('__proto__') },
    ])
  })

  it('that names another dealer’s dealership has those rows rejected, for both dealers', async () => {
    const theirs = (dealership: string) => writtenVehicle({ stocknum: 'X2', dealership, location: '' })
    const mine = await done(rows(format, [...yard(10), theirs('elsewhere')]))
    expect(mine.rejected.first).toMatchObject([{ stocknum: 'X2', field: 'dealership' }])
    expect(mine.counts).toMatchObject({ unchanged: 10, new: 0 })
    const own = writtenVehicle({ dealership: '9', location: '' })
    const run = await send(format, writeFeed(format, [own, theirs('somewhere-north')]), rival)
    expect(run).toMatchObject(
      format === 'csn-dto'
        ? { refused: expect.stringContaining('1 of 1 cars would be removed') } // the same number of another seller is another car
        : { counts: { rejected: 1, unchanged: 1 } },
    )
    expect(ids()).toHaveLength(10)
  })

  it('with an unreadable row keeps that row’s car and imports the rest', async () => {
    const text = writeFeed(format, yard(10), { spoil: 6 })
    const run = await send(format, text)
    expect(ids()).toHaveLength(10)
    if (format === 'xml') expect(run).toHaveProperty('refused')
    else expect(run).toMatchObject({ counts: { unchanged: 9, rejected: 1, gone: 0 } })
  })

  it('with a row without stock number rejects it and imports the rest', async () => {
    const run = await done(rows(format, [...yard(10), writtenVehicle({ stocknum: '' })]))
    expect(run.rejected.first).toMatchObject([
      { field: 'stocknum', reason: expect.stringContaining('missing') },
    ])
    expect(run.counts).toMatchObject({ unchanged: 10, rejected: 1 })
  })

  it('with 10,000 invalid rows counts all, lists the first and imports the valid ones', async () => {
    const bad = Array.from({ length: 10_000 }, (_none, index) =>
      writtenVehicle({ stocknum: `B${index}`, year: 'soon' }),
    )
    const run = await done(rows(format, [...yard(10), ...bad]))
    expect(run.rejected).toMatchObject({ total: 10_000, byField: { year: 10_000 } })
    expect(run.rejected.first).toHaveLength(200)
    expect(ids()).toHaveLength(10)
  })

  it('that stops with an error while it is read changes nothing', async () => {
    const half = new TextEncoder().encode(writeFeed(format, yard(10))).subarray(0, 900)
    async function* broken() {
      yield half
      throw new Error('the disk failed')
    }
    const before = ids()
    await expect(send(format, broken())).rejects.toThrow('the disk failed')
    expect(ids()).toEqual(before)
  })
})

it('extremely nested json is a rejected row, or values are left out', async () => {
  await done(rows('dms-json', yard(10)))
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const text = writeFeed('dms-json', yard(10)).replace('"Sport"', deep).replace(/\]$/, `,${deep}]`)
  const run = await done(send('dms-json', text))
  expect(run.counts).toMatchObject({ rejected: 1, unchanged: 9, changed: 1, gone: 0 })
})

it('quotes, delimiters and line ends inside csv values are text', async () => {
  const comments = 'It said ""good"", 18" wheels; a|b\ttab\r\nnext line'
  await done(rows('csv', [writtenVehicle({ comments, colour: 'Red; or "wine"' })]))
  expect(document('a1')).toMatchObject({ colour: 'Red; or "wine"' })
  expect(document('a1')?.dealercomments).toContain('18" wheels; a|b tab\nnext line')
})

it('a csv with a wrong delimiter in the manifest is read with its own, with a warning', async () => {
  await done(rows('csv', yard(10)))
  const feed = { ...sampleFeed, format: 'csv' as const, file: 'feed', delimiter: ';' as const }
  const source = bytesSource(new TextEncoder().encode(writeFeed('csv', yard(10))))
  const place = { store, db, folder }
  const run = await runImport({ feed, source, dealer: sampleDealer }, place, {
    now: NOW,
    force: false,
    dryRun: false,
  })
  expect(run).toMatchObject({
    counts: { unchanged: 10 },
    warnings: {
      first: [
        {
          line: 1,
          field: 'delimiter',
          reason: expect.stringContaining(
            'of the manifest is semicolons, and the file is separated by commas; it was read so',
          ),
        },
      ],
    },
  })
  expect(ids()).toHaveLength(10)
})

describe('a first feed that is not a table of cars is refused with the reason', () => {
  it.each([
    ['a web page', '<!doctype html><html><body>503</body></html>', 'has no column for'],
    ['a title above the header', `Stock report\n${'a,b,c\n'.repeat(3)}`, 'has no column for'],
    ['a header of other columns alone', 'colour,seats\n', 'has no column for'],
    ['a packed file', Uint8Array.of(0x1f, 0x8b, 8, 0, 0), 'packed with gzip'],
  ])('%s', async (_what, given, reason) => {
    expect(await refusal(() => send('csv', given))).toContain(reason)
  })
})

it('a car under two stock numbers gets a warning by its VIN, and both are listed', async () => {
  const vin = 'JM0KF2W7A00123456'
  const twins = [sampleVehicle({ vin }), sampleVehicle({ stocknum: 'A2', vin: vin.toLowerCase() })]
  const run = await done(send('dms-json', feedBytes(twins)))
  expect(run.counts.new).toBe(2)
  expect(run.warnings.first).toMatchObject([
    { stocknum: 'A2', field: 'vin', reason: expect.stringContaining('is already used on line 1 (A1)') },
  ])
})
