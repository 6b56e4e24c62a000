import { expect, test } from 'vitest'
import { assetsOf, isForEverybody, madeAt, manifestOf, withTime } from './stored-answers.ts'

const answer = (headers: Record<string, string>, more: Partial<Response> = {}) =>
  ({ status: 200, type: 'basic', redirected: false, headers: new Headers(headers), ...more }) as Response
const SHARED = { 'cache-control': 'public, max-age=0, must-revalidate' }

test('an answer for everybody may be stored', () => {
  expect(isForEverybody(answer(SHARED))).toBe(true)
})

test.each([
  ['a private answer', answer({ 'cache-control': 'private, no-store' })],
  ['one that forbids storing', answer({ 'cache-control': 'no-store' })],
  ['an error', answer(SHARED, { status: 503 })],
  ['a redirected answer', answer(SHARED, { redirected: true })],
  ['another site’s', answer(SHARED, { type: 'opaque' })],
  ['the picture for a missing one', answer({ ...SHARED, 'x-picture': 'missing' })],
])('%s is not stored', (_name, refused) => {
  expect(isForEverybody(refused)).toBe(false)
})

test('the time of an answer is the site’s, and the present where the site gives none', () => {
  expect(madeAt(answer({ date: 'Fri, 27 Nov 2026 02:00:00 GMT' }), 5)).toBe(Date.UTC(2026, 10, 27, 2))
  expect(madeAt(answer({}), 5)).toBe(5)
  expect(madeAt(answer({ date: 'soon' }), 5)).toBe(5)
})

test('a page names its assets once each, and no other address', () => {
  const html = `<link href="/assets/site-a_b.css"><link href="/assets/site-a_b.css"><script>import "/assets/route.$slug-x.js"</script><a href="/media/a.webp">`
  expect(assetsOf(html)).toEqual(['/assets/site-a_b.css', '/assets/route.$slug-x.js'])
})

test('a stored page has its time, its policy and no length of its old body', async () => {
  const headers = {
    'content-security-policy': "default-src 'self'",
    'content-encoding': 'br',
    'content-length': '9',
  }
  const stored = await withTime(new Response('<!DOCTYPE html><html lang="en-AU"><p>', { headers }), 12)
  expect(await stored.text()).toBe('<!DOCTYPE html><html data-stored-at="12" lang="en-AU"><p>')
  expect(Object.fromEntries(stored.headers)).toMatchObject({
    'content-security-policy': "default-src 'self'",
  })
  expect(stored.headers.has('content-encoding') || stored.headers.has('content-length')).toBe(false)
})

test('the list of the routes’ scripts is found among the files of a page', () => {
  expect(manifestOf(['/assets/root-a1.js', '/assets/manifest-2918d09b.js'])).toBe(
    '/assets/manifest-2918d09b.js',
  )
  expect(manifestOf(['/assets/root-a1.js'])).toBeUndefined()
})
