import { expect, test } from 'vitest'
import { type PreviewSession, previewCookie, previewEnd, readPreviewSession } from './preview-session.ts'

const SECRET = 's'.repeat(32)
const NOW = Date.parse('2026-11-21T01:00:00Z')
const HOUR = 3_600_000
const SESSION: PreviewSession = {
  kind: 'person',
  tenant: 'a',
  user: 'editor-a',
  secret: 'drafts.1',
  until: previewEnd(NOW),
}
const cookie = previewCookie(SECRET, 'a.example', SESSION, NOW)
const [pair = ''] = cookie.split(';')
const read = (header: string | undefined, { secret = SECRET, host = 'a.example', now = NOW } = {}) =>
  readPreviewSession(secret, host, header, now)

test('a preview’s cookie arrives in a frame of another site and in no script', () => {
  for (const attribute of ['HttpOnly', 'SameSite=None', 'Secure', 'Partitioned', 'Path=/', 'Max-Age=43200'])
    expect(cookie.split('; ')).toContain(attribute)
})

test('a preview is read back whole until it ends', () => {
  expect(read(`x=1; ${pair}; y=2`, { now: NOW + 11 * HOUR })).toEqual(SESSION)
  expect(read(pair, { now: NOW + 12 * HOUR })).toBeNull()
})

test('a preview ends after 12 hours, or sooner where something else does', () => {
  expect(previewEnd(NOW)).toBe(NOW + 12 * HOUR)
  expect(previewEnd(NOW, NOW + HOUR)).toBe(NOW + HOUR)
})

const forged = Buffer.from(JSON.stringify({ ...SESSION, tenant: 'b' })).toString('base64url')
test.each([
  ['another host', read(pair, { host: 'b.example' })],
  ['another key', read(pair, { secret: 't'.repeat(32) })],
  ['another dealer in it', read(pair.replace(/=[\w-]+/, `=${forged}`))],
  ['a name that ends alike', read(`x${pair}`)],
  ['no cookie', read(undefined)],
])('a cookie with %s opens nothing', (_, found) => {
  expect(found).toBeNull()
})
