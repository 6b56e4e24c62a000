import { expect, test } from 'vitest'
import { Recent } from './recent.ts'

test('stays within its bytes, and lets go first of what was asked for longest ago', () => {
  const recent = new Recent<number, string>(30)
  for (const key of [1, 2, 3]) recent.keep(key, `${key}`, 10)
  recent.find(1)
  recent.keep(4, '4', 10)
  expect([1, 2, 3, 4].map((key) => recent.find(key))).toEqual(['1', undefined, '3', '4'])
  recent.keep(5, '5', 31)
  expect([1, 3, 4, 5].map((key) => recent.find(key))).toEqual([undefined, undefined, undefined, undefined])
})

test('what takes another’s place, and what is taken out, gives its bytes back', () => {
  const recent = new Recent<string, number>(20)
  for (let round = 0; round < 10; round += 1) recent.keep('a', round, 10)
  recent.keep('b', 1, 10)
  expect([recent.find('a'), recent.find('b')]).toEqual([9, 1])
  recent.delete('a')
  recent.delete('never there')
  recent.keep('c', 2, 10)
  expect([recent.find('a'), recent.find('b'), recent.find('c')]).toEqual([undefined, 1, 2])
  recent.clear()
  recent.keep('d', 3, 20)
  expect([recent.find('b'), recent.find('d')]).toEqual([undefined, 3])
})
