import { expect, it } from 'vitest'
import { PLANS, sortCategories } from '#app/parts/search/filters/filter-plans.ts'

it('SRCH-30: categories are in the order of the search, unknown ones last', () => {
  const given = ['Hybrid', 'Wagons', 'Coming Soon', 'SUV', 'Electric', 'Petrol & Diesel', 'Bikes', 'Premium']
  expect(sortCategories([...given, 'Hatchback & Sedan'])).toEqual([
    ...['Hatchback & Sedan', 'SUV', 'Premium', 'Petrol & Diesel', 'Electric', 'Hybrid', 'Coming Soon'],
    ...['Bikes', 'Wagons'],
  ])
})

it('SRCH-30: the filter of the results page has that order', () => {
  expect(PLANS.find(({ key }) => key === 'categories')?.order).toBe(sortCategories)
})
