import { expect, test } from 'vitest'
import {
  ask,
  cookieOf,
  MOBILE,
  minutesAfter,
  openTestAccount,
} from '#app/features/account/testing/test-account.ts'
import { NOW } from '#app/http/testing/test-dealer.ts'
import { isForEverybody } from '../../../server/documents/to-document.ts'
import { getAuth, sendCode, verifyCode } from './auth.server.ts'
import { findUser, gate, requireUser } from './session.server.ts'
import { sessionCookies } from './session-cookie.server.ts'

type TestSystem = Awaited<ReturnType<typeof openTestAccount>>

/** Signs the mobile in; gives the Cookie header of that browser. */
async function signedIn(
  { context, findCode }: TestSystem,
  { origin = 'http://a.example', cookie = '' } = {},
) {
  const here = context('/', { origin })
  await sendCode(here, { phone: MOBILE, type: 'my-garage', details: {} })
  const answer = await verifyCode(here, ask('/', { cookie }), { phone: MOBILE, token: await findCode() })
  if (!answer.ok) throw new Error(answer.error)
  return { cookies: answer.cookies, cookie: cookieOf(answer.cookies), userId: answer.userId }
}

/** Where a gate leads; null when it lets through. */
const leadsTo = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (answer: Response) => answer.headers.get('location'),
  )

test('the cookie is HttpOnly, SameSite, and over https bound to its host', async () => {
  const system = await openTestAccount()
  const [plain = ''] = (await signedIn(system)).cookies
  expect(plain).toMatch(/^forecourt_session=[^;]+; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/)
  const [secure = ''] = (await signedIn(system, { origin: 'https://a.example' })).cookies
  expect(secure).toMatch(/^__Host-forecourt_session=[^;]+; Path=\/; .*HttpOnly; Secure$/)
})

test('a cookie is invalid at another dealer, on another host, changed, duplicated or forged', async () => {
  const system = await openTestAccount()
  const { cookie } = await signedIn(system)
  const who = (header: string, context = system.context()) => findUser(context, ask('/', { cookie: header }))
  expect(await who(cookie)).not.toBeNull()
  const other = await openTestAccount({ slug: 'b', db: system.db })
  expect(await who(cookie, other.context('/', { origin: 'http://a.example' }))).toBeNull()
  expect(await who(cookie, system.context('/', { origin: 'http://www.a.example' }))).toBeNull()
  expect(await who(cookie.replace(/=(.)/, (_, first) => `=${first === 'A' ? 'B' : 'A'}`))).toBeNull()
  const [session = ''] = cookie.split('; ')
  expect(await who(`${session}; ${session}`)).toBeNull()
  const where = { url: new URL('http://a.example'), tenantSlug: 'a', secret: 's'.repeat(32) }
  expect(await who(cookieOf(sessionCookies(where, 'A'.repeat(43))))).toBeNull()
  expect(await who('forecourt_signed_in=1')).toBeNull()
})

test('signing in again gives another cookie and ends the one before (rotation)', async () => {
  const system = await openTestAccount()
  const first = await signedIn(system)
  const second = await signedIn(system, { cookie: first.cookie })
  expect(second.cookie).not.toBe(first.cookie)
  expect(await findUser(system.context(), ask('/', { cookie: first.cookie }))).toBeNull()
  expect(await findUser(system.context(), ask('/', { cookie: second.cookie }))).toMatchObject({
    id: second.userId,
  })
})

test('signing out ends the session in every browser, and for copied cookies', async () => {
  const system = await openTestAccount()
  const [phone, computer] = [await signedIn(system), await signedIn(system)]
  await getAuth(system.context()).signOut(phone.userId)
  for (const { cookie } of [phone, computer])
    expect(await findUser(system.context(), ask('/', { cookie }))).toBeNull()
})

test('a session lasts thirty days, and a preview has none', async () => {
  const system = await openTestAccount()
  const request = ask('/', { cookie: (await signedIn(system)).cookie })
  const days = (count: number) => system.context('/', { now: minutesAfter(count * 1_440) })
  expect(await findUser(days(29.9), request)).not.toBeNull()
  expect(await findUser(days(30), request)).toBeNull()
  expect(await findUser(system.context('/', { now: NOW, preview: true }), request)).toBeNull()
})

test('a gated page redirects anonymous visitors to sign-in, signed-in ones see it (AUTH-02, AUTH-03)', async () => {
  const system = await openTestAccount()
  const referer = 'http://a.example/cars/x?from=1'
  const gated = system.context('/my-garage?tab=2')
  const at = (cookie?: string) =>
    requireUser(gated, ask('/my-garage', { referer, ...(cookie ? { cookie } : {}) }), 'my-garage')
  const to = new URL((await leadsTo(at())) ?? '', 'http://a.example')
  expect(to.pathname).toBe('/sign-in')
  expect(Object.fromEntries(to.searchParams)).toEqual({
    type: 'my-garage',
    redirect: '/my-garage?tab=2',
    back: '/cars/x?from=1',
  })
  expect(await leadsTo(at((await signedIn(system)).cookie))).toBeNull()
})

test('only a referring page of this site is returned to', async () => {
  const { context } = await openTestAccount()
  const request = ask('/my-garage', { referer: 'https://evil.example/cars/x' })
  expect(await leadsTo(requireUser(context('/my-garage'), request, 'my-garage'))).toContain('back=%2F')
  expect(await leadsTo(requireUser(context('/my-garage'), request, 'my-garage'))).not.toContain('evil')
})

test('a data request of the router is redirected with its page’s path', async () => {
  const { context } = await openTestAccount()
  const asked = requireUser(context('/my-garage.data?_routes=x&a=1'), ask('/'), 'my-garage')
  expect(await leadsTo(asked)).toContain('redirect=%2Fmy-garage%3Fa%3D1')
})

const OPTIONS = [
  ['checkout', 'gateCheckout'],
  ['finance', 'gateFinance'],
  ['spin-to-win', 'gateSpinToWin'],
  ['trade-in', 'gateTradeIn'],
  ['car-finance', 'gateCarFinance'],
] as const

test.each(OPTIONS)('%s is open unless the dealer gates it with %s (AUTH-05)', async (type, option) => {
  const open = await openTestAccount({ flags: {} })
  expect(await gate(open.context('/x'), ask('/x'), type)).toBeNull()
  const gated = await openTestAccount({ flags: { [option]: true } })
  expect(await leadsTo(gate(gated.context('/x'), ask('/x'), type))).toMatch(
    `/sign-in?type=${type}&redirect=%2Fx`,
  )
  const { cookie } = await signedIn(gated)
  expect(await gate(gated.context('/x'), ask('/x', { cookie }), type)).toMatchObject({ phone: '0412345678' })
})

test.each(['my-garage', 'online-payment', 'watchlist'] as const)(
  '%s is gated at every dealer (AUTH-04)',
  async (type) => {
    const { context } = await openTestAccount({ flags: {} })
    expect(await leadsTo(gate(context('/x'), ask('/x'), type))).toContain(`type=${type}`)
  },
)

test('a gate’s redirect is private, so that a shared cached page is not sent to it (AUTH-05)', async () => {
  const { context } = await openTestAccount({ flags: { gateFinance: true } })
  const away = await gate(context('/finance'), ask('/finance'), 'finance').catch((answer: Response) => answer)
  expect(away).toBeInstanceOf(Response)
  expect(isForEverybody(away as Response)).toBe(false)
})
