import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UNKNOWN_ERROR, UNKNOWN_VERIFY_ERROR } from './account-texts.ts'
import { sendSignIn } from './send-sign-in.ts'

const claim = vi.fn<(path: string, sent: { body: URLSearchParams }) => Promise<Response>>()
const beacon = vi.fn((_path: string, _told: URLSearchParams) => true)
const recorded = () => beacon.mock.calls.map(([, sent]) => sent.get('id'))

beforeEach(() => {
  beacon.mockClear()
  claim.mockReset().mockResolvedValue(Response.json({ data: { ok: true }, error: null }))
  vi.stubGlobal('fetch', claim)
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

test('AUTH-09, CALL-18: a code is claimed for its number before it is sent', async () => {
  const order: string[] = []
  claim.mockImplementation(async (path, { body }) => {
    order.push(`${path} ${body}`)
    return Response.json({ data: { ok: true }, error: null })
  })
  await send({ intent: 'send', phone: '0412 345 678' }, async () => {
    order.push('sent')
    return SENT
  })
  expect(order).toEqual(['/api/rate-limit phone=0412+345+678', 'sent'])
})

test('AUTH-09: a number that may have no code gets none, with the reason at its field', async () => {
  const error = 'Too many verification attempts. Please try again later.'
  claim.mockResolvedValue(Response.json({ data: null, error, field: 'phone' }, { status: 429 }))
  const sendCode = vi.fn()
  expect(await send({ intent: 'send', phone: '0412345678' }, sendCode)).toEqual({
    phone: '0412345678',
    sent: false,
    error: { field: 'phone', error },
  })
  expect(sendCode).not.toHaveBeenCalled()
  expect(recorded()).toEqual([])
})

test('AUTH-09: a refusal that cannot be read sends no code', async () => {
  claim.mockResolvedValue(new Response('Bad gateway', { status: 502 }))
  const sendCode = vi.fn()
  const answer = await send({ intent: 'send', phone: '0412345678' }, sendCode)
  expect(answer).toMatchObject({ error: { field: null, error: UNKNOWN_ERROR } })
  expect(sendCode).not.toHaveBeenCalled()
})

test('AUTH-09: verifying claims no code', async () => {
  await send({ intent: 'verify', token: '123456' }, async () => SENT)
  expect(claim).not.toHaveBeenCalled()
})
