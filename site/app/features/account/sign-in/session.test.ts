import { expect, test } from 'vitest'
import { NOW } from '#app/http/testing/test-dealer.ts'
import { isForEverybody } from '../../../../server/documents/to-document.ts'
import { ask, cookieOf, MOBILE, minutesLater, openTestAccount } from '../testing/test-account.ts'
import { authOf, sendCode, verifyCode } from './auth.server.ts'
import { findUser, gate, requireUser } from './session.server.ts'
import { sessionCookies } from './session-cookie.server.ts'

type TestSystem = Awaited<ReturnType<typeof openTestAccount>>

/** Signs the mobile in; gives the Cookie header of that browser. */
async function signedIn({ context, codeOf }: TestSystem, { origin = 'http://a.example', cookie = '' } = {}) {
  const here = context('/', { origin })
  await sendCode(here, { phone: MOBILE, type: 'my-garage', details: {} })
  const answer = await verifyCode(here, ask('/', { cookie }), { phone: MOBILE, token: await codeOf() })
  if (!answer.ok) throw new Error(answer.error)
  return { cookies: answer.cookies, cookie: cookieOf(answer.cookies), userId: answer.userId }
}

/** Where a gate leads; null when it lets through. */
const leadsTo = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (answer: Response) => answer.headers.get('location'),
  )

test('the cookie is no script’s, of this site alone, and over https of this host alone', async () => {
  const system = await openTestAccount()
  const [plain = ''] = (await signedIn(system)).cookies
  expect(plain).toMatch(/^forecourt_session=[^;]+; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/)
  const [secure = ''] = (await signedIn(system, { origin: 'https://a.example' })).cookies
  expect(secure).toMatch(/^__Host-forecourt_session=[^;]+; Path=\/; .*HttpOnly; Secure$/)
})

test('a cookie is worth nothing at another dealer, on another host, changed, doubled or made up', async () => {
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

test('signing out ends it in every browser, and for a cookie that somebody copied', async () => {
  const system = await openTestAccount()
  const [phone, desk] = [await signedIn(system), await signedIn(system)]
  await authOf(system.context()).signOut(phone.userId)
  for (const { cookie } of [phone, desk])
    expect(await findUser(system.context(), ask('/', { cookie }))).toBeNull()
})

test('a sign-in lasts thirty days, and a preview knows nobody', async () => {
  const system = await openTestAccount()
  const request = ask('/', { cookie: (await signedIn(system)).cookie })
  const days = (count: number) => system.context('/', { now: minutesLater(count * 1_440) })
  expect(await findUser(days(29.9), request)).not.toBeNull()
  expect(await findUser(days(30), request)).toBeNull()
  expect(await findUser(system.context('/', { now: NOW, preview: true }), request)).toBeNull()
})

test('an anonymous visitor of a gated page goes to sign-in and back, a signed-in one stays (AUTH-02, AUTH-03)', async () => {
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

test('the page somebody came from counts only when it is this site’s', async () => {
  const { context } = await openTestAccount()
  const request = ask('/my-garage', { referer: 'https://evil.example/cars/x' })
  expect(await leadsTo(requireUser(context('/my-garage'), request, 'my-garage'))).toContain('back=%2F')
  expect(await leadsTo(requireUser(context('/my-garage'), request, 'my-garage'))).not.toContain('evil')
})

test('what a browser’s router asks for is named by its page', async () => {
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

test.each(OPTIONS)('%s is open until the dealer gates it with %s (AUTH-05)', async (type, option) => {
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

test('a gate’s way out is nobody else’s, so that a page kept for everybody asks each visitor anew (AUTH-05)', async () => {
  const { context } = await openTestAccount({ flags: { gateFinance: true } })
  const away = await gate(context('/finance'), ask('/finance'), 'finance').catch((answer: Response) => answer)
  expect(away).toBeInstanceOf(Response)
  expect(isForEverybody(away as Response)).toBe(false)
})
