import { expect, test } from 'vitest'
import { sign, verify } from './signed.server.ts'

const SECRET = 'a secret of more than thirty-two letters'

test('verify: returns a value signed for the same purpose and secret only', () => {
  const signed = sign(SECRET, 'lead', 'a.lead.with.dots')
  expect(verify(SECRET, 'lead', signed)).toBe('a.lead.with.dots')
  expect(verify(SECRET, 'session', signed)).toBeNull()
  expect(verify(`${SECRET}!`, 'lead', signed)).toBeNull()
})

test('verify: returns null for forged or malformed values', () => {
  const signed = sign(SECRET, 'lead', 'one')
  const forged = [
    signed.replace('one', 'two'),
    signed.slice(0, -1),
    `${signed}A`,
    'one',
    'one.',
    '.',
    '',
    '🙂.🙂',
  ]
  expect(forged.map((text) => verify(SECRET, 'lead', text))).toEqual(forged.map(() => null))
})
