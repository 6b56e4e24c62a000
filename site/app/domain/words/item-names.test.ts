import { expect, test } from 'vitest'
import { getItemNames } from './item-names.ts'

test.each([
  [[], 'cars'],
  [['car'], 'cars'],
  [['car', ''], 'cars'],
  [['motorcycle', 'motorcycle'], 'motorcycles'],
  [['truck', 'caravan'], 'vehicles'],
  [['hovercraft'], 'vehicles'],
])('vehicles of the types %j are called %s', (types, many) => {
  expect(getItemNames(types).many).toBe(many)
})
