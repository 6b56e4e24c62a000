import { expect, test } from 'vitest'
import { inPreview, previewCookie } from './preview-cookie.ts'

const SECRET = 's'.repeat(32)
const NOW = Date.parse('2026-11-21T01:00:00Z')
const cookie = previewCookie(SECRET, 'a.example', NOW)
const [pair = ''] = cookie.split(';')

test('arrives in a frame of another site and nowhere in a script', () => {
  for (const attribute of ['HttpOnly', 'SameSite=None', 'Secure', 'Partitioned', 'Path=/'])
    expect(cookie.split('; ')).toContain(attribute)
})

test('opens the host it was made for, for half a day', () => {
  expect(inPreview(SECRET, 'a.example', `x=1; ${pair}; y=2`, NOW + 11 * 3_600_000)).toBe(true)
  expect(inPreview(SECRET, 'a.example', pair, NOW + 12 * 3_600_000)).toBe(false)
})

test.each([
  ['another host', inPreview(SECRET, 'b.example', pair, NOW)],
  ['another secret', inPreview('t'.repeat(32), 'a.example', pair, NOW)],
  ['a longer life', inPreview(SECRET, 'a.example', pair.replace(/=(\d)/, '=9$1'), NOW)],
  ['a cookie whose name ends alike', inPreview(SECRET, 'a.example', `x${pair}`, NOW)],
  ['no cookie', inPreview(SECRET, 'a.example', undefined, NOW)],
])('%s opens nothing', (_, open) => {
  expect(open).toBe(false)
})
