import { expect, test } from 'vitest'
import { exactText, parseExact } from './exact-json.ts'

test.each([
  '{"id":9007199254740993}',
  '[-9223372036854775808,18446744073709551615]',
  '{"deep":[{"n":12345678901234567}],"text":"a: 12345678901234567"}',
  '{"a":1,"b":1.5,"c":"x","d":null}',
])('64-bit integer %s: digits preserved', (text) => {
  expect(exactText(parseExact(text))).toBe(text)
})

test.each([
  ['[18446744073709551616]', 18446744073709552000],
  ['[-9223372036854775809]', -9223372036854776000],
  ['[12345678901234567.5]', 12345678901234568],
  ['[1234567890123456e3]', 1234567890123456e3],
  ['[9007199254740991]', 9007199254740991],
])('other number %s: parsed as by JavaScript', (text, value) => {
  expect(parseExact(text)).toEqual([value])
})

test('parseExact: invalid JSON throws a SyntaxError', () => {
  expect(() => parseExact('[12345678901234567')).toThrow(SyntaxError)
})
