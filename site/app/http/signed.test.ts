import { expect, test } from 'vitest'
import { sign, verify } from './signed.server.ts'

const SECRET = 'a secret of more than thirty-two letters'

test('what was signed for a purpose is read back for it alone', () => {
  const signed = sign(SECRET, 'lead', 'a.lead.with.dots')
  expect(verify(SECRET, 'lead', signed)).toBe('a.lead.with.dots')
  expect(verify(SECRET, 'session', signed)).toBeNull()
  expect(verify(`${SECRET}!`, 'lead', signed)).toBeNull()
})

test('anything else is nobody’s', () => {
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
