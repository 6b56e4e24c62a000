import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UNKNOWN_ERROR, UNKNOWN_VERIFY_ERROR } from './account-texts.ts'
import { sendSignIn } from './send-sign-in.ts'

const beacon = vi.fn((_path: string, _told: URLSearchParams) => true)
const recorded = () => beacon.mock.calls.map(([, sent]) => sent.get('id'))

beforeEach(() => {
  beacon.mockClear()
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/sign-in' })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function send(fields: Record<string, string>, serverAction: () => Promise<unknown>) {
  const request = new Request('http://a.example/sign-in', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return sendSignIn({ request, serverAction: serverAction as never })
}
const SENT = { phone: '0412345678', sent: true, error: null }

test('AUTH-16: only a code that was sent is recorded', async () => {
  expect(await send({ intent: 'send', phone: '0412345678' }, async () => SENT)).toEqual(SENT)
  expect(recorded()).toEqual(['36'])
  const error = { field: 'phone', error: 'Too many.' }
  await send({ intent: 'send', phone: '0412345678' }, async () => ({ ...SENT, sent: false, error }))
  expect(recorded()).toEqual(['36'])
})

test('AUTH-16: a verified number is recorded and redirects', async () => {
  const onward = new Response(null, { status: 303 })
  await expect(send({ intent: 'verify', token: '123456' }, () => Promise.reject(onward))).rejects.toBe(onward)
  expect(recorded()).toEqual(['37'])
})

test.each([
  [{ intent: 'send' }, false, UNKNOWN_ERROR],
  [{ intent: 'send', token: '' }, true, UNKNOWN_ERROR],
  [{ intent: 'verify', token: '123456' }, true, UNKNOWN_VERIFY_ERROR],
])(
  'AUTH-13: without an answer to %j the form is unchanged and shows an error',
  async (fields, sent, error) => {
    const answer = await send({ ...fields, phone: '0412345678' }, () =>
      Promise.reject(new TypeError('offline')),
    )
    expect((answer as Response).status).toBe(503)
    expect(await (answer as Response).json()).toEqual({
      phone: '0412345678',
      sent,
      error: { field: null, error },
    })
    expect(recorded()).toEqual([])
  },
)
