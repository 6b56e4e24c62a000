import { expect, it } from 'vitest'
import { compareSlugs, MOST_COMPARED, toggleCompared } from './compare-cars.ts'

const cars = (...ids: string[]) => ids.map((id) => ({ id }))

it('reads a form’s fields and a link’s list as the same cars', () => {
  expect(compareSlugs(['a', 'b'])).toEqual(compareSlugs(['a,b']))
  expect(compareSlugs([' a ,,b', 'a'])).toEqual({ slugs: ['a', 'b'], tooMany: false })
})

it('more than four cars: the first four are compared and the excess is flagged', () => {
  expect(compareSlugs(['a,b,c,d,d'])).toEqual({ slugs: ['a', 'b', 'c', 'd'], tooMany: false })
  expect(compareSlugs(['a,b,c,d,e'])).toEqual({ slugs: ['a', 'b', 'c', 'd'], tooMany: true })
})

it('toggling appends a car, removes it again, and refuses a fifth', () => {
  expect(toggleCompared(cars('a'), { id: 'b' }).list).toEqual(cars('a', 'b'))
  expect(toggleCompared(cars('a', 'b'), { id: 'a' }).list).toEqual(cars('b'))
  const four = cars('a', 'b', 'c', 'd')
  expect(four).toHaveLength(MOST_COMPARED)
  expect(toggleCompared(four, { id: 'e' })).toEqual({ list: four, full: true })
  expect(toggleCompared(four, { id: 'd' }).full).toBe(false)
})
