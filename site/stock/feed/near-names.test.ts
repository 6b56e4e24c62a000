import { describe, expect, test } from 'vitest'
import { buildRow } from './feed-row.ts'
import { chosenColumns, mapColumns } from './map-columns.ts'
import { nearNames } from './near-names.ts'

const header = (...written: string[]) => ({
  ...buildRow(
    1,
    written.map((name) => [name, ''] as const),
  ),
  written,
})

describe('a column that no field is named like', () => {
  test.each([
    ['Odometr', 'km'],
    ['Odo', 'km'],
    ['Kilometres Travelled', 'km'],
    ['kilometrestravelled', 'km'],
    ['Registration Plate', 'regplate'],
    ['Plate No', 'regplate'],
    ['Stok No.', 'stocknum'],
    ['STK#', 'stocknum'],
    ['Model Yr', 'year'],
    ['Brand', 'make'],
    ['Transmision', 'transmission'],
    ['Drive Away Price Inc', 'dapPrice'],
    ['Registration Expiry Day', 'regoExpiry'],
    ['imgs', 'images'],
  ])('%s, is near %s', (column, field) => {
    expect(nearNames(header(column))).toEqual([{ column, field }])
  })

  test.each([
    'Model Code',
    'Price Updated',
    'Colour ID',
    'Trade',
    'Made',
    'WINDSCREEN',
    'constructor',
    '–',
    'Whether the dealer says that the price of this car can be spoken about',
  ])('%s, is near none', (column) => {
    expect(nearNames(header(column))).toEqual([])
  })
})

test('a field that a column fills is not suggested, by its name or by choice', () => {
  expect(nearNames(header('KMS', 'Odometr'))).toEqual([])
  const chosen = chosenColumns([{ column: 'CLOCK', field: 'km' }])
  if (chosen === null) throw new Error('No columns are chosen.')
  const mapped = mapColumns(header('CLOCK', 'Odometr'), chosen)
  expect(nearNames({ ...mapped, written: ['CLOCK', 'Odometr'] })).toEqual([])
})

test('a column that is left out is not suggested', () => {
  const chosen = chosenColumns([{ column: 'Odometr', field: 'leaveOut' }])
  if (chosen === null) throw new Error('No columns are chosen.')
  expect(nearNames(mapColumns(header('Odometr', 'Make'), chosen))).toEqual([])
})

test('of two columns near one field, the nearer is suggested, in the order of the file', () => {
  expect(nearNames(header('Kilometres Travelled', 'Brand', 'Odometr'))).toEqual([
    { column: 'Brand', field: 'make' },
    { column: 'Odometr', field: 'km' },
  ])
})
