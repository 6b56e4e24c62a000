// How many one-time codes a number and an address may have in a day, with the site's own limits and a fixed clock.
import { expect, test } from 'vitest'
import { MOBILE, minutesAfter, openTestAccount } from '#app/features/account/testing/test-account.ts'
import { RateLimits } from '#server/http/rate-limits.ts'
import type { Database } from '../../../db/database.ts'
import { openTestDatabase } from '../../../db/testing/test-database.ts'
import { requestSendSlot, sendCode } from './auth.server.ts'

const NUMBER_DAY =
  'We’ve sent today’s limit of codes to this number. Try again tomorrow, or call us. Please call us on 07 5550 0199, or try again tomorrow.'
const ADDRESS_DAY =
  'Your internet connection has had all the codes it can have in a day. Please call us on 07 5550 0199, or try again tomorrow.'
const DAY = 24 * 60

/** A dealer's sign-in, asked from one address, with the clock at so many minutes. */
async function openCodes({ slug = 'a', ...more }: { slug?: string; db?: Database } = {}) {
  const db = more.db ?? (await openTestDatabase())
  const time = { minutes: 0 }
  const limits = new RateLimits({
    db,
    log: { error: (_details: unknown, message?: string) => expect.fail(message) } as never,
    clock: () => Date.parse(minutesAfter(time.minutes)),
  })
  const tenant = { phones: { main: '07 5550 0199' } }
  const { context, texts } = await openTestAccount({ db, limits, tenant, slug })
  const at = (minutes: number) => {
    time.minutes = minutes
    return context('/', { now: minutesAfter(minutes) })
  }
  const send = (minutes: number, phone = MOBILE) =>
    sendCode(at(minutes), { phone, type: 'watchlist', details: {} })
  return { at, send, texts, db }
}

/** Numbers that are each other's neighbours. */
const mobile = (at: number) => `0491000${String(at).padStart(3, '0')}`

test('a number has ten codes in a day, then a message with the phone number', async () => {
  const { send, texts } = await openCodes()
  for (let n = 0; n < 10; n += 1) expect(await send(n * 20)).toEqual({ ok: true })
  expect(await send(300)).toEqual({ ok: false, status: 429, field: 'phone', error: NUMBER_DAY })
  expect(await send(DAY - 1)).toMatchObject({ error: NUMBER_DAY })
  expect(texts).toHaveLength(10)
  expect(await send(DAY)).toEqual({ ok: true })
})

test('a number that is sent codes by several dealers has ten in a day from all of them', async () => {
  const one = await openCodes()
  const others = await Promise.all(['b', 'c', 'd'].map((slug) => openCodes({ slug, db: one.db })))
  for (const dealer of others) for (let n = 0; n < 5; n += 1) await dealer.send(n)
  expect(others.flatMap(({ texts }) => texts)).toHaveLength(10)
  expect(await one.send(20)).toEqual({ ok: false, status: 429, field: 'phone', error: NUMBER_DAY })
  expect(await one.send(20, mobile(1))).toEqual({ ok: true })
})

test('a requested send slot counts like its code, and is refused alike', async () => {
  const { at, send } = await openCodes()
  for (let n = 0; n < 10; n += 1) {
    expect(await requestSendSlot(at(n * 20), MOBILE)).toEqual({ ok: true })
    expect(await send(n * 20)).toEqual({ ok: true })
  }
  expect(await requestSendSlot(at(300), MOBILE)).toMatchObject({ status: 429, error: NUMBER_DAY })
})

test('a code refused by the quarter-hour limit does not count for the day', async () => {
  const { send } = await openCodes()
  for (let n = 0; n < 15; n += 1) await send(0)
  for (let n = 1; n <= 5; n += 1) expect(await send(n * 20)).toEqual({ ok: true })
  expect(await send(300)).toMatchObject({ error: NUMBER_DAY })
})

test('an address has three hundred codes in a day, whatever the numbers', async () => {
  const { send, texts } = await openCodes()
  for (let n = 0; n < 300; n += 1) expect(await send(n * 3, mobile(n))).toEqual({ ok: true })
  const refused = { ok: false, status: 429, field: 'phone', error: ADDRESS_DAY }
  expect(await send(900, '0498 765 432')).toEqual(refused)
  expect(texts).toHaveLength(300)
  expect(await send(DAY, '0498 765 432')).toEqual({ ok: true })
})
