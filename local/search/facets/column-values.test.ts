import { expect, test } from 'vitest'
import { Decoder } from '../saved/decoder.ts'
import { Encoder } from '../saved/encoder.ts'
import { ColumnValues } from './column-values.ts'

/** The same values, saved and loaded. */
function readBack(values: ColumnValues): ColumnValues {
  const out = new Encoder()
  for (const _ of values.save(out));
  const bytes = Buffer.concat([...out.take()].map((piece) => Buffer.from(piece)))
  const copy = new ColumnValues()
  const aligned = new Uint8Array(bytes.length)
  aligned.set(bytes)
  for (const _ of copy.load(new Decoder(aligned)));
  return copy
}

const NUMBERS = [
  0,
  1,
  -1,
  0.1,
  1e-320,
  2 ** 53,
  -1e300,
  1_760_000_000,
  ...Array.from({ length: 5000 }, (_, at) => at * 0.5 + 7),
]

test.each([
  ['in memory', (values: ColumnValues) => values],
  ['saved and loaded', readBack],
])('numbers %s: known ones are found, unknown ones are not', (_, through) => {
  const values = new ColumnValues()
  const variants = NUMBERS.map((number) => values.internNumber(number))
  const found = through(values)
  expect(NUMBERS.map((number) => found.internNumber(number))).toEqual(variants)
  expect(found.groupCount).toBe(new Set(NUMBERS).size)
  expect([0.25, 2, -0.1, 1e-321, 2 ** 53 + 2].map((number) => found.findNumber(number))).toEqual([
    -1, -1, -1, -1, -1,
  ])
  expect(found.randomNumber(found.findNumber(0.1))).toBe(0.1)
  expect(found.findNumber(-0)).toBe(found.findNumber(0))
  expect(found.internNumber(123_456)).toBe(found.variantCount - 1)
  expect(found.findNumber(123_456)).toBe(found.groupCount - 1)
})

test.each([
  ['in memory', (values: ColumnValues) => values],
  ['saved and loaded', readBack],
])('spellings %s: distinguished within one value', (_, through) => {
  const values = new ColumnValues()
  const first = [
    values.internNumber(7),
    values.internText('suv', 'SUV'),
    values.internText('ute', 'ute'),
    values.internText('suv', 'suv'),
    values.internText('', '  '),
    values.internNumber(8),
    values.internText('suv', 'Suv'),
    values.internText('van', 'Van'),
  ]
  const found = through(values)
  expect(first).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(first.map((variant) => found.getGroup(variant))).toEqual([0, 1, 2, 1, 3, 4, 1, 5])
  expect(first.map((variant) => found.getSpelling(variant))).toEqual([
    '',
    'SUV',
    'ute',
    'suv',
    '  ',
    '',
    'Suv',
    'Van',
  ])
  expect(found.hasVariants).toBe(true)
  expect(found.getFirstVariant(1)).toBe(1)
  expect(found.getFirstVariant(5)).toBe(7)
  expect(found.internText('suv', 'suv')).toBe(3)
  expect(found.internText('suv', 'Suv')).toBe(6)
  expect(found.internText('van', 'van')).toBe(8)
  expect([found.findText('van'), found.findText('VAN'), found.findText('')]).toEqual([5, -1, 3])
  expect(found.internNumber(9)).toBe(9)
  expect(found.getGroup(9)).toBe(6)
  expect(found.getText(6)).toBe('')
})

test('single-spelling values: no spellings are stored', () => {
  const values = new ColumnValues()
  for (const text of ['A-1', 'A-2', 'A-3']) values.internText(text.toLowerCase(), text)
  expect(values.hasVariants).toBe(false)
  const found = readBack(values)
  expect(found.hasVariants).toBe(false)
  expect(found.getSpelling(found.getFirstVariant(found.findText('a-2')))).toBe('A-2')
})
