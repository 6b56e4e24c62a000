import { expect, test } from 'vitest'
import { roleOpen } from './role-open.ts'

const ZONE = 'Australia/Brisbane'

test.each([
  ['the day before', '2026-12-17T01:00:00.000Z', true],
  ['the last minute of its closing day', '2026-12-18T13:59:00.000Z', true],
  ['the midnight after it', '2026-12-18T14:00:00.000Z', false],
])('on %s a role that closes on 18 December is open: %s %s', (_, now, shown) => {
  expect(roleOpen({ closes: '2026-12-18' }, now, ZONE).shown).toBe(shown)
})

test('a page changes at the midnight after the closing day of a role, and never for one without', () => {
  const now = '2026-12-01T00:00:00.000Z'
  expect(roleOpen({ closes: '2026-12-18' }, now, ZONE).changesAt).toBe('2026-12-18T14:00:00.000Z')
  expect(roleOpen({ closes: null }, now, ZONE)).not.toHaveProperty('changesAt')
})
