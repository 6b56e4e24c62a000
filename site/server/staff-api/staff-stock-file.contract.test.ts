// Who brings a dealer's stock file and makes its keys, role by role, and what bad files are answered, against a real lake.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { MOST_STOCK_FILE_BYTES, STAFF_API, staffStockFile, staffStockKeys } from '@forecourt/schemas/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { bringFile } from '#stock/bring/bring-job.ts'
import { PushKeys } from '#stock/push/push-keys.ts'
import { MemoryStore } from '#stock/testing/memory-store.ts'
import { makeWorkbook, makeZip } from '#stock/unpack/testing/make-zip.ts'
import { FakeContent, rawTenant } from '../fixtures/fake-content.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { StockFiles } from '../stock/stock-files.ts'
import { openStaffSite, type StaffSite } from './testing/staff-site.ts'

const ROLES = ['administrator', 'manager-a', 'editor-a', 'marketer-a--b', 'manager-b']
const HEADER = 'Stock No;Make;Model;Yr made;Condition;CLOCK;Drive away;Wholesale'
const CSV = `${HEADER}\nK1;Ford;Ranger;2020;used;112;$34,990;30000\nK2;Kia;Rio;2021;used;9;$14,990;11000\nK3;;Rio;2021;used;9;$14,990;1\n`
const YEAR = { column: 'Yr made', field: 'year' }

const db = await openTestDatabase()
let folder = ''
let store = new MemoryStore()
let site: StaffSite
let changes = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brought-'))
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  store = new MemoryStore()
  changes = 0
  const content = new FakeContent('b')
  const dealerships = [{ id: '1', name: 'a', slug: 'a-yard' }]
  content.add('a', { tenant: rawTenant('a', { dealerships }) })
  const stockFiles = new StockFiles({
    folder: join(folder, 'brought'),
    listFeeds: async () => [],
    work: (job) => bringFile(job, { store, db, folder }),
    clock: Date.now,
    onChange: () => {
      changes += 1
    },
    log: fakeLog().log,
  })
  const stockKeys = new PushKeys({ db })
  site = await openStaffSite(ROLES, { content, stockFiles, stockKeys })
})

type Wanted = { do?: string; name?: string; columns?: unknown; force?: boolean }

function bring(file: string | Buffer, wanted: Wanted = {}, who = 'manager-a', slug = 'a') {
  const request = { do: 'read', name: 'Stock list.csv', columns: [YEAR], force: false }
  const line = `${JSON.stringify(Object.assign(request, wanted))}\n`
  return site.ask(who, slug, STAFF_API.stockFile, Buffer.concat([Buffer.from(line), Buffer.from(file)]))
}
const read = async (...args: Parameters<typeof bring>) => staffStockFile.parse((await bring(...args)).json())

describe('a stock file from the Studio', () => {
  test('is taken from managers and administrators of that dealer, and from nobody else', async () => {
    for (const [who, slug, status] of [
      ['administrator', 'a', 200],
      ['manager-a', 'a', 200],
      ['editor-a', 'a', 403],
      ['marketer-a--b', 'a', 403],
      ['manager-b', 'a', 401],
      ['manager-a', 'b', 401],
      ['anonymous', 'a', 401],
      ['ended', 'a', 401],
    ] as const) {
      const answers = [await bring(CSV, {}, who, slug), await bring(CSV, { do: 'use' }, who, slug)]
      expect([who, slug, ...answers.map((answer) => answer.status)]).toEqual([who, slug, status, status])
      for (const { headers } of answers) expect(headers['cache-control']).toMatch(/no-store/)
    }
  }, 60_000)

  test('that is only read changes nothing, and says what it is, how its columns read and what stays out', async () => {
    const file = await read(CSV)
    expect(file.file).toEqual({
      name: 'Stock list.csv',
      format: 'Table (CSV)',
      delimiter: 'semicolons',
      encoding: 'UTF-8',
      headerLine: 1,
      rows: 3,
    })
    expect(file.feed).toEqual({
      file: 'stock-list.csv',
      format: 'csv',
      element: 'vehicle',
      delimiter: 'semicolons',
    })
    expect([file.listed, file.counts?.fresh, file.stopped]).toEqual([2, 2, ''])
    expect(file.cars[0]).toMatchObject({ name: '2020 Ford Ranger', price: '$34,990' })
    expect(file.problems[0]).toMatchObject({ cars: 1, leftOut: true, stockNumbers: ['K3'] })
    expect(await store.readRows({ slug: 'a', dealerships: [] } as never)).toHaveLength(0)
    expect(changes).toBe(0)
  })

  test('that has a column of what cars cost does not read or show it, whatever is chosen for it', async () => {
    const file = await read(CSV, { columns: [YEAR, { column: 'Wholesale', field: 'price' }] })
    expect(file.columns.find(({ column }) => column === 'Wholesale')).toMatchObject({
      isCost: true,
      values: [],
    })
    expect(JSON.stringify(file)).not.toContain('30000')
    expect(file.cars[0]?.price).toBe('$34,990')
  })

  test('that lacks a required column is stopped, with the columns to choose from', async () => {
    const file = await read(CSV, { columns: [] })
    expect(file.stopped).toBe('Still missing: year. Choose their columns.')
    expect(file.columns.find(({ column }) => column === 'CLOCK')).toMatchObject({ known: null, chosen: null })
  })

  test('that is used is imported at once; one with fewer cars is stopped until that is wanted', async () => {
    const used = await read(CSV, { do: 'use' })
    expect([used.counts?.fresh, used.counts?.leftOut, changes]).toEqual([2, 1, 1])
    const fewer = `${CSV.split('\n').slice(0, 2).join('\n')}\n`
    const stopped = await read(fewer, { do: 'use' })
    expect(stopped).toMatchObject({ mayForce: true, stopped: 'It takes 1 of 2 cars off the site.' })
    expect((await read(fewer, { do: 'use', force: true })).counts?.gone).toBe(1)
    expect(await readdir(join(folder, 'brought'))).toEqual([])
  })

  test('that is a zip or a workbook is read as what is in it', async () => {
    const zipped = await read(makeZip([{ name: 'stock.csv', bytes: CSV }]), { name: 'Stock.zip' })
    expect([zipped.file.format, zipped.listed]).toEqual(['Table (CSV), zipped', 2])
    const rows = CSV.trim()
      .split('\n')
      .map((line) => line.replace('$34,990', '34990').split(';'))
    const sheet = await read(makeWorkbook(rows), { name: 'Stock.xlsx' })
    expect([sheet.file.format, sheet.file.delimiter, sheet.listed]).toEqual(['Excel', '', 2])
  })

  test.each([
    ['web page', '<!doctype html><html><body>Log in</body></html>', /web page/],
    ['broken zip', Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), /broken or not whole/],
    ['zip bomb packed with gzip', gzipSync(Buffer.alloc(30_000_000)), /packed with gzip/],
    ['PDF', '%PDF-1.7', /a PDF/],
    ['empty file', '', /empty/],
    ['letter', 'Dear Sir\nhere is our stock\n', /no table/],
    ['binary file', Buffer.from([1, 2, 3, 0, 0, 9]), /no text/],
  ])('that is a %s is refused with what to do, and nothing changes', async (_, file, words) => {
    const answer = await bring(file, { do: 'use' })
    expect([answer.status, changes]).toEqual([422, 0])
    expect(answer.text).toMatch(words)
  })

  test.each([
    ['json', '[{"stocknum":"K1","make":', /JSON|ends in the middle/i],
    ['csv', `${HEADER}\nK1;Ford;"Ran`, /half a file/],
    ['xml', '<stock><vehicle><make>Ford</vehicle></stock>', /xml file cannot be read/],
    ['xml with entities of its own', '<!DOCTYPE a [<!ENTITY b "c">]><stock><vehicle/></stock>', /entities/],
  ])('that is a broken %s is stopped with a sentence, and nothing changes', async (_, file, words) => {
    const answer = await bring(file, { do: 'use' })
    const said = answer.status === 200 ? staffStockFile.parse(answer.json()).stopped : answer.text
    expect(said).toMatch(words)
    expect(changes).toBe(0)
  })

  test('whose values are formulas is read as words, and says so', async () => {
    const file = await read(CSV.replace('Ranger', '=HYPERLINK("http://x.example")'))
    expect(file.notes.join()).toMatch(/never worked out/)
  })

  test('of 60 MB is refused with the limit', async () => {
    const answer = await bring(Buffer.alloc(3 * MOST_STOCK_FILE_BYTES, 'a'))
    expect([answer.status, answer.text]).toEqual([413, 'A stock file may be 20 MB at most.'])
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['no line', Buffer.from('{}')],
    ['no request', Buffer.from('{}\na,b')],
    [
      'a field that is none',
      Buffer.from(
        '{"do":"read","name":"x","columns":[{"column":"a","field":"constructor"}],"force":false}\na',
      ),
    ],
    ['another act', Buffer.from('{"do":"delete","name":"x","columns":[],"force":false}\na')],
    ['a line without end', Buffer.alloc(200_000, 'x')],
  ])('with %s for what to do is refused', async (_, body) => {
    expect((await site.ask('manager-a', 'a', STAFF_API.stockFile, body)).status).toBe(422)
  })

  test('leaves nothing of itself in the log', async () => {
    await bring(CSV, { do: 'use' })
    expect(JSON.stringify(site.lines)).not.toMatch(/Ranger|Stock list|Wholesale/)
  })
})

describe('an xml or json file', () => {
  test('has its element found', async () => {
    const car = (n: number) =>
      `<Listing><stocknum>K${n}</stocknum><make>Kia</make><model>Rio</model><year>2020</year><condition>used</condition></Listing>`
    const file = await read(`<?xml version="1.0"?><Dealer><Listings>${car(1)}${car(2)}</Listings></Dealer>`)
    expect([file.feed.format, file.feed.element, file.listed]).toEqual(['xml', 'Listing', 2])
  })

  test('has its format found', async () => {
    const cars = [{ stocknum: 'K1', make: 'Kia', model: 'Rio', year: 2020, condition: 'used' }]
    const file = await read(JSON.stringify({ vehicles: cars }), { name: 'cars.json' })
    expect([file.feed, file.listed]).toEqual([
      { file: 'cars.json', format: 'dms-json', element: 'vehicle', delimiter: null },
      1,
    ])
  })
})

describe('keys for sending stock', () => {
  test('are made, shown once and revoked by managers and administrators of that dealer alone', async () => {
    for (const [who, slug, status] of [
      ['editor-a', 'a', 403],
      ['marketer-a--b', 'a', 403],
      ['manager-b', 'a', 401],
      ['anonymous', 'a', 401],
    ] as const) {
      expect((await site.ask(who, slug, STAFF_API.stockKeys)).status).toBe(status)
      expect((await site.ask(who, slug, STAFF_API.stockKeys, { do: 'make' })).status).toBe(status)
    }
    const answer = await site.ask('manager-a', 'a', STAFF_API.stockKeys, { do: 'make' })
    const { made, keys } = staffStockKeys.parse(answer.json())
    expect([made?.slice(0, 6), keys.length]).toEqual(['stock_', 1])
    const later = staffStockKeys.parse((await site.ask('manager-a', 'a', STAFF_API.stockKeys)).json())
    expect([later.made, later.keys.length]).toEqual([null, 1])
    expect(JSON.stringify(site.lines)).not.toContain(made)
    const ended = await site.ask('manager-a', 'a', STAFF_API.stockKeys, { do: 'revoke' })
    expect(staffStockKeys.parse(ended.json()).keys).toEqual([])
    expect((await site.ask('manager-a', 'a', STAFF_API.stockKeys, { do: 'sell' })).status).toBe(422)
  }, 60_000)
})
