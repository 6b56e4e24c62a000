import { expect, test } from 'vitest'
import { oncePer } from './once-per.ts'

test('what is made of an object is made once, nothing included, and apart from what is made of its equal', () => {
  let made = 0
  const nothingOf = oncePer((_of: object) => {
    made += 1
    return undefined
  })
  const one = {}
  expect([nothingOf(one), nothingOf(one), nothingOf({})]).toEqual([undefined, undefined, undefined])
  expect(made).toBe(2)
})

test('what could not be made is tried again', () => {
  let fails = true
  const sizeOf = oncePer((of: object) => {
    if (fails) throw new Error('not now')
    return Object.keys(of).length
  })
  const one = { a: 1 }
  expect(() => sizeOf(one)).toThrow('not now')
  fails = false
  expect(sizeOf(one)).toBe(1)
})
