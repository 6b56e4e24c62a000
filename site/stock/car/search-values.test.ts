import { expect, it } from 'vitest'
import { filteredFeatures, seatHeightMm } from './search-values.ts'

it.each([
  ['LAMS Approved', ['LAMS Approved']],
  ['LAMS', ['LAMS Approved']],
  ['Learner-approved', ['LAMS Approved']],
  ['Not LAMS approved', []],
  ['Rear view camera', ['Reversing Camera']],
  ['Cup holders', []],
])('a feature written %j is filtered by %j', (written, filtered) => {
  expect(filteredFeatures([written])).toEqual(filtered)
})

it.each([
  ['805', [], 805],
  ['80.5 cm', [], 805],
  ['', ['ABS', 'Seat Height 785 mm'], 785],
  ['', ['seat height: 31.5 in'], 800],
  ['', ['Heated seats'], null],
  ['low', ['Seat Height 785 mm'], null],
  ['45', [], null],
])('a seat height written %j with the features %j is %j mm', (column, features, mm) => {
  expect(seatHeightMm(column, features)).toBe(mm)
})
