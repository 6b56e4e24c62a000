import { afterEach, expect, test, vi } from 'vitest'
import { answerCode, requestCode } from './ask-auth.ts'

const TOO_MANY = 'Too many verification attempts. Please try again later.'
const wanted = { phone: '0412 345 678', type: 'finance', details: { first_name: 'Ann' } } as const

afterEach(() => void vi.restoreAllMocks())

/** A site that answers each path as told. */
function site(answers: Record<string, () => Response | Promise<Response>>) {
  const asked: [string, unknown][] = []
  const ask = (async (path: string, init: RequestInit) => {
    asked.push([path, JSON.parse(String(init.body))])
    return answers[path]?.() ?? Response.json({ data: { ok: true }, error: null })
  }) as typeof fetch
  return { ask, asked }
}

test('the limit is asked before the code is sent, with what is known of the person (AUTH-09, AUTH-10)', async () => {
  const { ask, asked } = site({})
  expect(await requestCode(wanted, ask)).toBeNull()
  expect(asked).toEqual([
    ['/api/rate-limit', { phone: '0412 345 678' }],
    ['/api/auth/otp', { phone: '0412 345 678', type: 'finance', first_name: 'Ann' }],
  ])
})

test.each([
  ['its own words', () => Response.json({ data: null, error: TOO_MANY, field: 'phone' }, { status: 429 })],
  ['no words', () => new Response('busy', { status: 503 })],
])('a limit that is no yes stops the code, by %s', async (_, limit) => {
  const { ask, asked } = site({ '/api/rate-limit': limit })
  expect(await requestCode(wanted, ask)).toEqual({ field: 'phone', error: TOO_MANY })
  expect(asked).toHaveLength(1)
})

test('failures nobody knows have words too (AUTH-13)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const offline = () => Promise.reject(new TypeError('offline'))
  const { ask } = site({ '/api/rate-limit': offline, '/api/auth/verify': offline })
  expect(await requestCode(wanted, ask)).toEqual({ field: null, error: 'An unknown error occurred.' })
  const answer = { phone: '0412345678', token: '123456' }
  const unknown = { field: null, error: 'An unknown error occurred during verification.' }
  expect(await answerCode(answer, ask)).toEqual(unknown)
  const broken = site({ '/api/auth/verify': () => new Response('<html>', { status: 500 }) })
  expect(await answerCode(answer, broken.ask)).toEqual(unknown)
  const late = site({
    '/api/auth/otp': () =>
      Response.json({ error: 'An unknown error occurred.', field: null }, { status: 502 }),
  })
  expect(await requestCode(wanted, late.ask)).toEqual({ field: null, error: 'An unknown error occurred.' })
})

test('a code is answered with number, token and type (AUTH-11)', async () => {
  const data = { user_id: 'u', phone_number: '0412345678' }
  const { ask, asked } = site({ '/api/auth/verify': () => Response.json({ data, error: null }) })
  expect(await answerCode({ phone: '0412345678', token: '123456' }, ask)).toEqual(data)
  expect(asked).toEqual([['/api/auth/verify', { phone: '0412345678', token: '123456', type: 'sms' }]])
})
