import { expect, it } from 'vitest'
import { VEHICLE_FIELDS } from '../vehicle/vehicle-fields.ts'
import { isCostColumn } from './cost-columns.ts'
import { chosenColumns, fieldByName } from './map-columns.ts'
import { nearNames } from './near-names.ts'

it.each([
  'Cost',
  'COST_PRICE',
  'Wholesale',
  'WholesalePrice',
  'BuyPrice',
  'Buy Price (inc)',
  'FLOOR_PRICE',
  'Floorplan',
  'Trade Price',
  'Net price',
  'Margin',
  'min price',
  'TotalCost',
])('a column of what the dealer paid is known by its name: %s', (column) => {
  expect(isCostColumn(column)).toBe(true)
})

it.each(['Price', 'Was price', 'Drive Away', 'Fuel cost a year', 'Floor', 'Trim', 'Body', 'RRP', 'Accosted'])(
  'a column of something else is read as ever: %s',
  (column) => expect(isCostColumn(column)).toBe(false),
)

it('no name of a field is that of a cost', () => {
  const names = Object.values(VEHICLE_FIELDS).flatMap(({ aliases }) => aliases)
  expect(names.filter(isCostColumn)).toEqual([])
})

it('a cost that somebody chose to be the price is left out, and it is suggested for nothing', () => {
  expect(chosenColumns([{ column: 'Wholesale Price', field: 'price' }])?.get('wholesaleprice')).toBe(
    'leaveOut',
  )
  const written = ['Wholesale Price']
  expect(fieldByName('Wholesale Price')).toBeNull()
  expect(nearNames({ line: 1, written, fields: new Map([['wholesaleprice', '']]) })).toEqual([])
})
