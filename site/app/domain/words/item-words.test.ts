import { expect, test } from 'vitest'
import { itemWords } from './item-words.ts'

test.each([
  [[], 'cars'],
  [['car'], 'cars'],
  [['car', ''], 'cars'],
  [['motorcycle', 'motorcycle'], 'motorcycles'],
  [['truck', 'caravan'], 'vehicles'],
  [['hovercraft'], 'vehicles'],
])('vehicles of the types %j are called %s', (types, many) => {
  expect(itemWords(types).many).toBe(many)
})
