import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeWorkbook, makeZip, type ZipEntry } from './testing/make-zip.ts'
import { withUnpacked } from './unpack-file.ts'

const HEAD = 'stocknum,make,model\r\n'
const CARS = `${HEAD}A1,Kia,Rio\r\n`

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unpack-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function unpack(bytes: Buffer | string) {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  return withUnpacked(path, async (plain, packing) => ({ text: await readFile(plain, 'utf8'), packing }))
}
const zip = (...entries: ZipEntry[]) => unpack(makeZip(entries))

afterEach(async () => expect(await readdir(folder)).toEqual(['file']))

it('a plain file is read as it is', async () => {
  expect(await unpack(CARS)).toEqual({ text: CARS, packing: null })
})

it('the one stock file of a zip is read, whatever else is in it', async () => {
  const read = await zip(
    { name: 'photos/A1.jpg', bytes: 'x' },
    { name: '__MACOSX/._stock.csv', bytes: 'x' },
    { name: 'out/.stock.csv', bytes: 'x' },
    { name: 'out/../../stock.csv', bytes: CARS },
  ).catch((error: Error) => error.message)
  // A name that leads out of the archive is no file of it.
  expect(read).toMatch(/broken or not whole/)
  expect(await zip({ name: 'photos/A1.jpg', bytes: 'x' }, { name: 'out/stock.csv', bytes: CARS })).toEqual({
    text: CARS,
    packing: 'zip',
  })
})

it('tables with the same heads are one list', async () => {
  const read = await zip({ name: 'new.csv', bytes: CARS }, { name: 'used.csv', bytes: `${HEAD}B1,Kia,Ceed` })
  expect(read.text).toBe(`${CARS}\nB1,Kia,Ceed`)
})

it.each([
  [
    'tables with other heads',
    [
      { name: 'a.csv', bytes: CARS },
      { name: 'b.csv', bytes: 'x,y\n1,2' },
    ],
    /several stock files: a.csv, b.csv/,
  ],
  [
    'several XML files',
    [
      { name: 'a.xml', bytes: '<a/>' },
      { name: 'b.xml', bytes: '<a/>' },
    ],
    /several stock files/,
  ],
  ['no stock file', [{ name: 'a.pdf', bytes: 'x' }], /no CSV, Excel, XML or JSON/],
  ['a password', [{ name: 'a.csv', bytes: CARS, isLocked: true }], /password/],
  [
    'a file that is larger than it says',
    [{ name: 'a.csv', bytes: Buffer.alloc(500_000), says: 10 }],
    /broken/,
  ],
  ['a file that is smaller than it says', [{ name: 'a.csv', bytes: CARS, says: 9_000 }], /broken/],
  ['a bomb', [{ name: 'a.csv', bytes: Buffer.alloc(120_000_000) }], /more than 100 MB/],
  ['a bomb that says it is small', [{ name: 'a.csv', bytes: Buffer.alloc(120_000_000), says: 9 }], /broken/],
  [
    'a bomb of several files',
    Array.from({ length: 3 }, (_, at) => ({ name: `${at}.csv`, bytes: Buffer.alloc(40_000_000) })),
    /more than 100 MB/,
  ],
  [
    'too many files',
    Array.from({ length: 2_001 }, (_, at) => ({ name: `${at}.csv`, bytes: '' })),
    /too many files/,
  ],
] as [string, ZipEntry[], RegExp][])(
  'a zip with %s is refused with what to do',
  async (_, entries, words) => {
    await expect(zip(...entries)).rejects.toThrow(words)
  },
)

it.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, -40)],
  ['the beginning of a zip alone', () => Buffer.from('PK\x03\x04xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx')],
])('a zip that is %s is refused', async (_, spoil) => {
  await expect(unpack(spoil(makeZip([{ name: 'a.csv', bytes: CARS }])))).rejects.toThrow(/broken/)
})

it('a workbook is a table: numbers, words with commas, days', async () => {
  const read = await unpack(
    makeWorkbook([
      ['stocknum', 'price', 'colour', 'arrived'],
      ['A1', 34_990, 'Red, "deep"', { day: 45_000 }],
    ]),
  )
  expect(read).toEqual({
    text: 'stocknum,price,colour,arrived\nA1,34990,"Red, ""deep""",2023-03-15\n',
    packing: 'excel',
  })
})

it('a workbook in a zip is read', async () => {
  const bytes = makeWorkbook([['stocknum'], ['A1']])
  expect(await zip({ name: 'Stock.xlsx', bytes })).toEqual({ text: 'stocknum\nA1\n', packing: 'zip' })
})

it.each([
  ['without a table', makeWorkbook([['stocknum']]), /has no table/],
  [
    'whose sheet is no XML',
    makeZip([{ name: 'xl/workbook.xml', bytes: '<workbook>' }]),
    /cannot be read|has no table/,
  ],
  [
    'that is a bomb',
    makeZip([
      { name: 'xl/workbook.xml', bytes: '<workbook/>' },
      { name: 'xl/worksheets/sheet1.xml', bytes: Buffer.alloc(70_000_000, ' ') },
    ]),
    /too large/,
  ],
])('a workbook %s is refused', async (_, bytes, words) => {
  await expect(unpack(bytes)).rejects.toThrow(words)
})
