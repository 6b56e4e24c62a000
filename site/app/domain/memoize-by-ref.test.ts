import { expect, test } from 'vitest'
import { memoizeByRef } from './memoize-by-ref.ts'

test('computes once for an object, an undefined result included, and again for an equal object', () => {
  let made = 0
  const undefinedOf = memoizeByRef((_of: object) => {
    made += 1
    return undefined
  })
  const one = {}
  expect([undefinedOf(one), undefinedOf(one), undefinedOf({})]).toEqual([undefined, undefined, undefined])
  expect(made).toBe(2)
})

test('computes again after an error', () => {
  let fails = true
  const getSize = memoizeByRef((of: object) => {
    if (fails) throw new Error('not now')
    return Object.keys(of).length
  })
  const one = { a: 1 }
  expect(() => getSize(one)).toThrow('not now')
  fails = false
  expect(getSize(one)).toBe(1)
})
