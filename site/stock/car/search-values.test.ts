import { expect, it } from 'vitest'
import { filteredFeatures } from './search-values.ts'

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
