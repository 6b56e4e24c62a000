import { afterEach, expect, test, vi } from 'vitest'
import {
  ask,
  cookieOf,
  MOBILE,
  minutesAfter,
  openTestAccount,
} from '#app/features/account/testing/test-account.ts'
import { openReadOnlyDatabase } from '../../../db/testing/test-database.ts'
import { requestSendSlot, sendCode, verifyCode } from './auth.server.ts'
import { findUser } from './session.server.ts'

afterEach(() => void vi.useRealTimers())

const details = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com' }
const asked = { phone: MOBILE, type: 'watchlist', details } as const
const request = ask('/sign-in')

test('a valid code signs in one person with id and number (AUTH-01, AUTH-18, VAR-21)', async () => {
  const { context, findCode, db } = await openTestAccount()
  expect(await sendCode(context(), asked)).toEqual({ ok: true })
  const answer = await verifyCode(context(), request, { phone: '+61 412 345 678', token: await findCode() })
  if (!answer.ok) throw new Error('not signed in')
  const user = await findUser(context(), ask('/', { cookie: cookieOf(answer.cookies) }))
  expect(user).toEqual({
    id: answer.userId,
    phone: '0412345678',
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
  })
  const records = await db.selectFrom('verifications').selectAll().orderBy('verification_type').execute()
  expect(records).toMatchObject([
    { website_slug: 'a', verification_type: 'sms', user_id: answer.userId },
    { website_slug: 'a', verification_type: 'verify', user_id: answer.userId },
  ])
})

test('a code works once (replay)', async () => {
  const { context, findCode } = await openTestAccount()
  await sendCode(context(), asked)
  const token = await findCode()
  const tries = await Promise.all(
    [1, 2, 3].map(() => verifyCode(context(), request, { phone: MOBILE, token })),
  )
  expect(tries.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await verifyCode(context(), request, { phone: MOBILE, token })).toMatchObject({
    field: 'code',
    error: 'The verification code is invalid. Please try again.',
  })
})

test('after five wrong answers even the right one is refused (AUTH-11, brute force)', async () => {
  const { context, findCode } = await openTestAccount()
  await sendCode(context(), asked)
  const token = await findCode()
  const wrong = token === '000000' ? '000001' : '000000'
  for (let n = 0; n < 5; n += 1)
    expect((await verifyCode(context(), request, { phone: MOBILE, token: wrong })).ok).toBe(false)
  expect((await verifyCode(context(), request, { phone: MOBILE, token })).ok).toBe(false)
})

test('a code is good for ten minutes', async () => {
  const { context, findCode } = await openTestAccount()
  const at = (now: string) => context('/', { now })
  await sendCode(context(), asked)
  const answer = { phone: MOBILE, token: await findCode() }
  expect((await verifyCode(at(minutesAfter(10)), request, answer)).ok).toBe(false)
  expect((await verifyCode(at(minutesAfter(9, 59)), request, answer)).ok).toBe(true)
})

test('a new code invalidates the one before', async () => {
  const { context, findCode } = await openTestAccount()
  await sendCode(context(), asked)
  const first = await findCode()
  await sendCode(context('/', { now: minutesAfter(1) }), asked)
  const second = await findCode()
  if (first !== second)
    expect((await verifyCode(context(), request, { phone: MOBILE, token: first })).ok).toBe(false)
  expect((await verifyCode(context(), request, { phone: MOBILE, token: second })).ok).toBe(true)
})

test('a code of one dealer is invalid at another, with the same number and database', async () => {
  const one = await openTestAccount()
  const other = await openTestAccount({ slug: 'b', db: one.db })
  await sendCode(one.context(), asked)
  const token = await one.findCode()
  expect((await verifyCode(other.context(), request, { phone: MOBILE, token })).ok).toBe(false)
  expect((await verifyCode(one.context(), request, { phone: MOBILE, token })).ok).toBe(true)
  await sendCode(other.context(), asked)
  const there = await verifyCode(other.context(), request, { phone: MOBILE, token: await other.findCode() })
  expect(there.ok).toBe(true)
  const people = await one.db.selectFrom('people').select(['tenant_slug', 'user_id']).execute()
  expect(new Set(people.map(({ user_id }) => user_id)).size).toBe(2)
})

test('the sixth code in 15 minutes is refused, across restarts, and allowed after (AUTH-09, OPEN-54)', async () => {
  const { context, db } = await openTestAccount()
  for (let n = 0; n < 5; n += 1)
    expect(await sendCode(context('/', { now: minutesAfter(n) }), asked)).toEqual({ ok: true })
  const restarted = await openTestAccount({ db })
  expect(await sendCode(restarted.context('/', { now: minutesAfter(14) }), asked)).toEqual({
    ok: false,
    status: 429,
    field: 'phone',
    error: 'Too many verification attempts. Please try again later.',
  })
  expect(await sendCode(context('/', { now: minutesAfter(15) }), asked)).toEqual({ ok: true })
  expect(await sendCode(context('/', { now: minutesAfter(15) }), asked)).toMatchObject({ status: 429 })
})

test('a requested send slot is used by the next code, not a second one (CALL-18)', async () => {
  const { context } = await openTestAccount()
  const at = (n: number) => context('/', { now: minutesAfter(n) })
  for (let n = 0; n < 5; n += 1) {
    expect(await requestSendSlot(at(n), MOBILE)).toEqual({ ok: true })
    expect(await sendCode(at(n), asked)).toEqual({ ok: true })
  }
  expect(await requestSendSlot(at(5), MOBILE)).toMatchObject({ status: 429 })
  expect(await sendCode(at(5), asked)).toMatchObject({ status: 429 })
})

test('concurrent requests get five codes together', async () => {
  const { context } = await openTestAccount()
  const answers = await Promise.all(Array.from({ length: 12 }, () => sendCode(context(), asked)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
})

test('an address that requests codes for too many numbers is refused like one number', async () => {
  const limits = {
    take: (bucket: string) => (bucket === 'code' ? { ok: false, retryAfterSeconds: 9 } : { ok: true }),
  }
  const { context, texts } = await openTestAccount({ limits: limits as never })
  expect(await sendCode(context(), asked)).toMatchObject({ status: 429 })
  expect(texts).toEqual([])
})

test.each([
  ['', 'This is a required field.'],
  ['  ', 'This is a required field.'],
  ['12', 'Enter an Australian mobile number, such as 0412 345 678.'],
  ['07 5550 0100', 'Enter an Australian mobile number, such as 0412 345 678.'],
])('no code goes to %j (AUTH-08)', async (phone, error) => {
  const { context, texts } = await openTestAccount()
  expect(await sendCode(context(), { ...asked, phone })).toEqual({
    ok: false,
    status: 422,
    field: 'phone',
    error,
  })
  expect(texts).toEqual([])
})

test.each([
  ['', 'This is a required field.'],
  ['12345', 'Code must be 6 digits.'],
  ['12a456', 'Code must be 6 digits.'],
])('%j is no code, and is not counted as a try (AUTH-06, AUTH-07)', async (token, error) => {
  const { context, findCode } = await openTestAccount()
  await sendCode(context(), asked)
  for (let n = 0; n < 6; n += 1)
    expect(await verifyCode(context(), request, { phone: MOBILE, token })).toMatchObject({
      field: 'code',
      error,
    })
  expect((await verifyCode(context(), request, { phone: MOBILE, token: await findCode() })).ok).toBe(true)
})

test('the provider gets code and number, with a timeout of 15 seconds (AUTH-12, AUTH-13)', async () => {
  vi.useFakeTimers()
  const reached = Promise.withResolvers<object>()
  const slow = {
    send: (message: object) => {
      reached.resolve(message)
      return new Promise<void>(() => {})
    },
  }
  const { context, db, logged } = await openTestAccount({ sms: slow })
  const sent = sendCode(context(), asked)
  expect(await reached.promise).toMatchObject({ to: '+61412345678', tenantSlug: 'a' })
  let settled = false
  void sent.then(() => {
    settled = true
  })
  await vi.advanceTimersByTimeAsync(14_999)
  expect(settled).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await sent).toEqual({ ok: false, status: 502, field: null, error: 'An unknown error occurred.' })
  expect(JSON.stringify(logged)).not.toContain('412345678')
  expect(await db.selectFrom('sign_in_codes').selectAll().execute()).toEqual([])
})

test('a failure during verification has a message of its own (AUTH-13)', async () => {
  const { context, db } = await openTestAccount()
  await sendCode(context(), asked)
  await db.destroy()
  expect(await verifyCode(context(), request, { phone: MOBILE, token: '123456' })).toMatchObject({
    status: 502,
    error: 'An unknown error occurred during verification.',
  })
})

test('an unavailable database is a 503 with the phone number, for sending and verifying', async () => {
  const db = await openReadOnlyDatabase()
  const { context } = await openTestAccount({ db, tenant: { phones: { main: '07 5550 0199' } } })
  const words =
    'Sign-in isn’t working right now. Try again in a few minutes. Please call us on 07 5550 0199, or try again in a few minutes.'
  const refused = { ok: false, status: 503, field: null, error: words }
  expect(await sendCode(context(), asked)).toEqual(refused)
  expect(await verifyCode(context(), request, { phone: MOBILE, token: '123456' })).toEqual(refused)
})

test('stored rows hold no code and no usable session token', async () => {
  const { context, findCode, db } = await openTestAccount()
  await sendCode(context(), asked)
  const token = await findCode()
  const codes = JSON.stringify(await db.selectFrom('sign_in_codes').selectAll().execute())
  expect(codes).not.toContain(token)
  const answer = await verifyCode(context(), request, { phone: MOBILE, token })
  if (!answer.ok) throw new Error('not signed in')
  const stored = await db.selectFrom('sessions').selectAll().execute()
  expect(cookieOf(answer.cookies)).not.toContain(stored[0]?.token_hash)
})

test('numbers without a verified code are deleted after a day', async () => {
  const { context, db } = await openTestAccount()
  await sendCode(context(), asked)
  await sendCode(context('/', { now: minutesAfter(25 * 60) }), { ...asked, phone: '0498 765 432' })
  const people = await db.selectFrom('people').select('phone').execute()
  expect(people).toEqual([{ phone: '0498765432' }])
})
