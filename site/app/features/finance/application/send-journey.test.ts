import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LAST_STEP } from './journey.ts'
import { sendJourney } from './send-journey.ts'

const claim = vi.fn<() => Promise<Response>>()
beforeEach(() => {
  claim.mockReset().mockResolvedValue(Response.json({ data: { ok: true }, error: null }))
  vi.stubGlobal('fetch', claim)
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/personalised/finance' })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('navigator', { sendBeacon: () => true })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function send(fields: Record<string, string>, serverAction: () => Promise<unknown>) {
  const request = new Request('http://a.example/personalised/finance', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return sendJourney({ request, serverAction: serverAction as never })
}
const TYPED = { intent: 'send', phone: '0412345678', name: 'Robin', consent: 'on' }

test('AUTH-09: a number that may have no code gets none, and nothing typed is lost', async () => {
  const error = 'Too many verification attempts. Please try again later.'
  claim.mockResolvedValue(Response.json({ data: null, error, field: 'phone' }, { status: 429 }))
  const sendCode = vi.fn()
  expect(await send(TYPED, sendCode)).toMatchObject({
    step: LAST_STEP,
    values: TYPED,
    sent: false,
    verified: false,
    authError: { field: 'phone', error },
  })
  expect(sendCode).not.toHaveBeenCalled()
})

test('AUTH-09: a claim that gets no answer sends no code, and the journey stays as it is', async () => {
  claim.mockRejectedValue(new TypeError('offline'))
  const sendCode = vi.fn()
  const answer = (await send(TYPED, sendCode)) as Response
  expect(await answer.json()).toEqual({ unsent: true })
  expect(sendCode).not.toHaveBeenCalled()
})

test('a step that sends no code claims none', async () => {
  const state = { sent: true, verified: true, authError: null }
  expect(await send({ ...TYPED, intent: 'apply' }, async () => state)).toBe(state)
  expect(claim).not.toHaveBeenCalled()
})
