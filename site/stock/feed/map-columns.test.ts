import type { StockColumn } from '@forecourt/schemas/contract/pure'
import { expect, test } from 'vitest'
import { buildRow } from './feed-row.ts'
import { chosenColumns, fieldByName, mapColumns } from './map-columns.ts'

function mapped(values: Record<string, unknown>, ...columns: StockColumn[]): Record<string, unknown> {
  const chosen = chosenColumns(columns)
  if (chosen === null) throw new Error('No columns are chosen.')
  return Object.fromEntries(mapColumns(buildRow(2, Object.entries(values)), chosen).fields)
}

test('a column has the dealer’s chosen meaning, however its name is written', () => {
  expect(
    mapped({ 'Wind Screen': '18,990', Make: 'Ford' }, { column: 'WIND_SCREEN', field: 'dapPrice' }),
  ).toEqual({
    dapprice: '18,990',
    make: 'Ford',
  })
})

test('a chosen column goes before one that is known by its name, unless it is empty', () => {
  const kms = { column: 'CLOCK', field: 'km' } as const
  expect(mapped({ Odometer: '1', CLOCK: '2' }, kms)).toEqual({ odometer: '2' })
  expect(mapped({ Odometer: '1', CLOCK: '' }, kms)).toEqual({ odometer: '1' })
  expect(mapped({ CLOCK: '' }, kms)).toEqual({ odometer: '' })
})

test('of two columns chosen for one thing the first with a value counts', () => {
  const both = [
    { column: 'A', field: 'make' },
    { column: 'B', field: 'make' },
  ] as const
  expect(mapped({ A: 'x', B: 'y' }, ...both)).toEqual({ make: 'x' })
  expect(mapped({ A: '', B: 'y' }, ...both)).toEqual({ make: 'y' })
})

test('a column whose name is known is read only as what is chosen', () => {
  expect(mapped({ Price: '9000' }, { column: 'price', field: 'egcPrice' })).toEqual({ egcprice: '9000' })
  expect(
    mapped(
      { Make: 'Ranger', Model: 'Ford' },
      { column: 'Make', field: 'model' },
      { column: 'Model', field: 'make' },
    ),
  ).toEqual({ make: 'Ford', model: 'Ranger' })
})

test('a column that is left out is in no row, all pictures of a numbered one too', () => {
  expect(
    mapped(
      { Notes: 'smells of dog', Image1: 'a', Image2: 'b', Make: 'Ford' },
      { column: 'Notes', field: 'leaveOut' },
      { column: 'Image1', field: 'leaveOut' },
    ),
  ).toEqual({ make: 'Ford' })
})

test.each([
  ['112', '112000'],
  ['87.5', '87500'],
  [204, '204000'],
  ['0', '0'],
  ['112,000', '112,000'],
  ['112k', '112k'],
  ['unknown', 'unknown'],
  ['', ''],
])('an odometer in thousands of %j is %j', (value, odometer) => {
  expect(mapped({ K: value }, { column: 'K', field: 'kmThousands' })).toEqual({ odometer })
})

test('a column that the file does not have changes nothing', () => {
  expect(mapped({ Make: 'Ford' }, { column: 'constructor', field: 'model' })).toEqual({ make: 'Ford' })
})

test('nothing chosen is no work, and the first choice of a column counts', () => {
  expect(chosenColumns([])).toBeNull()
  expect(chosenColumns([{ column: '–', field: 'make' }])).toBeNull()
  const twice = [
    { column: 'A', field: 'make' },
    { column: 'a', field: 'model' },
  ] as const
  expect([...(chosenColumns(twice) ?? [])]).toEqual([['a', 'make']])
})

test('names are known as the import knows them', () => {
  expect(['KMS', 'Drive Away', 'Photo3', 'WINDSCREEN', 'constructor'].map(fieldByName)).toEqual([
    'km',
    'dapPrice',
    'images',
    null,
    null,
  ])
})
