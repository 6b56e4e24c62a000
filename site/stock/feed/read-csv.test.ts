import { describe, expect, it } from 'vitest'
import { fixtureBytes, readFeedRows } from '../testing/read-rows.ts'

const csv = { format: 'csv' } as const
const TEXT = 'Make;Model\r\nCitroën;C4 – Pluriel\r\n'

function utf16(text: string, big: boolean): Uint8Array {
  const bytes = Buffer.from(text, 'utf16le')
  return Uint8Array.from(big ? bytes.swap16() : bytes)
}

it.each([',', ';', '\t', '|'])('finds the delimiter %j', async (delimiter) => {
  const lines = [
    ['Stock number', 'make', 'MODEL'],
    ['1', 'A', 'B'],
  ]
  const [row] = await readFeedRows(csv, lines.map((line) => line.join(delimiter)).join('\n'))
  expect([...(row?.fields ?? [])]).toEqual([
    ['stocknumber', '1'],
    ['make', 'A'],
    ['model', 'B'],
  ])
})

it('uses the non-empty one of duplicate columns, and numbered images beside an empty column', async () => {
  const [row] = await readFeedRows(csv, 'Price,price,Images,Image 1\n,24990,,https://photos.example/1.jpg\n')
  expect(Object.fromEntries(row?.fields ?? [])).toEqual({
    price: '24990',
    images: ['https://photos.example/1.jpg'],
  })
})

it('uses the delimiter of the manifest', async () => {
  const [row] = await readFeedRows({ ...csv, delimiter: '|' }, 'make, as sold|model, a|b, c\nA|B|C\n')
  expect(row?.fields.get('modela')).toBe('B')
})

describe('encodings', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(TEXT)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
    ['Windows-1252', Uint8Array.from(Buffer.from(TEXT.replace('–', '\x96'), 'latin1'))],
    ['UTF-16 with a mark', utf16(`\uFEFF${TEXT}`, false)],
    ['UTF-16 without a mark', utf16(TEXT, false)],
    ['big UTF-16 with a mark', utf16(`\uFEFF${TEXT}`, true)],
  ])('reads %s, wherever the chunks are cut', async (_what, bytes) => {
    for (const size of [1, 2, 3, 50_000]) {
      const [row] = await readFeedRows(csv, bytes, size)
      expect(row?.fields.get('make')).toBe('Citroën')
      expect(row?.fields.get('model')).toBe('C4 – Pluriel')
    }
  })

  it('a byte order mark takes precedence over the manifest', async () => {
    for (const bytes of [new TextEncoder().encode(`\uFEFF${TEXT}`), utf16(`\uFEFF${TEXT}`, false)]) {
      const [row] = await readFeedRows({ ...csv, encoding: 'windows-1252' }, bytes)
      expect(Object.fromEntries(row?.fields ?? [])).toEqual({ make: 'Citroën', model: 'C4 – Pluriel' })
    }
  })

  it('detects Windows-1252 late in a file', async () => {
    const plain = `Make;Model\r\n${'Ford;Ranger\r\n'.repeat(500)}`
    const bytes = Uint8Array.from(Buffer.from(`${plain}Citroën;C4\r\n`, 'latin1'))
    for (const size of [100, 1_500, 50_000]) {
      expect((await readFeedRows(csv, bytes, size)).at(-1)?.fields.get('make')).toBe('Citroën')
    }
  })

  it('uses the encoding of the manifest', async () => {
    const bytes = Uint8Array.from(Buffer.from('Make\nÃ©\n', 'latin1'))
    expect((await readFeedRows(csv, bytes))[0]?.fields.get('make')).toBe('é')
    expect((await readFeedRows({ ...csv, encoding: 'windows-1252' }, bytes))[0]?.fields.get('make')).toBe(
      'Ã©',
    )
  })
})

it('reads a realistic export of a used car dealer', async () => {
  const rows = await readFeedRows(csv, await fixtureBytes('semicolon.csv'), 333)
  expect(rows.map(({ line }) => line)).toEqual([3, 4, 5, 6])
  const [first] = rows
  expect(first?.fields.get('make')).toBe('Citroën')
  expect(first?.fields.get('dealercomments')).toContain('– full service history.\nPriced to sell; don’t')
  expect(first?.fields.get('features')).toContain('18" Alloy Wheels')
  expect(first?.fields.get('images')).toEqual([
    'https://photos.example/k4471/1.jpg',
    'https://photos.example/k4471/2.jpg',
  ])
})

it('collects numbered images in order', async () => {
  const [row] = await readFeedRows(csv, 'image2,Image 10,image_1\nb,c,a\n')
  expect(row?.fields.get('images')).toEqual(['a', 'b', 'c'])
})

it('pads a short line, and rejects one with more values than columns', async () => {
  const rows = await readFeedRows(csv, 'a,b\n1\n1,2,3\n1,2,,\n')
  expect(rows.map(({ fields, broken }) => broken ?? fields.get('b'))).toEqual([
    '',
    'has 3 values for 2 columns',
    '2',
  ])
})

it('ignores lines of delimiters only', async () => {
  const rows = await readFeedRows(csv, 'a;b;c\n1;2;3\n;;\n4;5;6\n;;\n;;')
  expect(rows.map(({ line, fields }) => [line, fields.get('a')])).toEqual([
    [2, '1'],
    [4, '4'],
  ])
})

it('uses Excel’s separator hint', async () => {
  for (const size of [1, 4, 50_000]) {
    const rows = await readFeedRows(csv, 'sep=|\r\nmake|model\r\nA|B, or C\r\n', size)
    expect(rows.map(({ line, fields }) => [line, ...fields.values()])).toEqual([[3, 'A', 'B, or C']])
  }
})

it('a header without rows has no rows', async () => {
  expect(await readFeedRows(csv, 'make,model\n')).toEqual([])
})

it.each([
  ['nothing', '', 'empty'],
  ['blank lines', '\n\n', 'empty'],
  ['packed', '\u0050\u004b\u0003\u0004…', 'packed with zip'],
  ['cut inside quotes', 'a,b\n1,"open', 'ends in the middle, in quotes'],
  ['cut inside a line of delimiters', 'a,b,c\n1,2,3\n,', 'ends in the middle, on line 3'],
  ['cut inside a line', 'a,b,c\n1,2,3\n4,5', 'ends in the middle, on line 3'],
  ['a quote that swallows the rest', `a,b\n1,2,"open\n${'x\n'.repeat(600_000)}`, 'does not end within 1 MB'],
])('is refused in plain words when it is %s', async (_what, text, reason) => {
  await expect(readFeedRows(csv, text)).rejects.toThrow(reason)
})
