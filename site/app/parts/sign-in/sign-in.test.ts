import { expect, test } from 'vitest'
import { ask, cookieOf, MOBILE, openTestAccount } from '#app/features/account/testing/test-account.ts'
import { contactExists } from './contact.server.ts'
import { getSignIn, postSignIn, signInLinks } from './sign-in.server.ts'
import { SIGN_IN_TYPES } from './sign-in-types.ts'

const none = async () => []
const thrown = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (answer: Response) => answer,
  )

test.each(SIGN_IN_TYPES)(
  'sign-in knows the journey %s and leads back to it (AUTH-02, VAR-20)',
  async (type) => {
    const { context } = await openTestAccount()
    const page = await getSignIn(
      context(`/sign-in?type=${type}&redirect=/cars/x&back=/search`),
      ask('/sign-in'),
    )
    expect(page).toMatchObject({ type, redirect: '/cars/x', back: '/search' })
  },
)

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%0a/evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  '',
])('%j leads home, before and after sign-in (AUTH-19, OPEN-55)', async (target) => {
  // As in an address, and written out.
  const query = target.includes('%') ? target : encodeURIComponent(target)
  const url = new URL(`http://a.example/sign-in?redirect=${query}&back=${query}`)
  expect(signInLinks(url)).toMatchObject({ redirect: '/', back: '/' })
})

test.each(['/%2f%2fevil.example', '/%5cevil.example'])(
  '%s is a path of this site, and stays one',
  (target) => {
    const url = new URL(`http://a.example/sign-in?redirect=${encodeURIComponent(target)}`)
    const { redirect } = signInLinks(url)
    expect(new URL(redirect, 'http://a.example').host).toBe('a.example')
  },
)

test('steps without JavaScript: number, code, and a signed-in redirect to the target', async () => {
  const { context, findCode } = await openTestAccount()
  const here = () => context('/sign-in?type=watchlist&redirect=/cars/x')
  expect(await postSignIn(here(), ask('/'), { intent: 'send', phone: '' }, none)).toMatchObject({
    status: 422,
    state: { sent: false, error: { field: 'phone', error: 'This is a required field.' } },
  })
  expect(await postSignIn(here(), ask('/'), { intent: 'send', phone: MOBILE }, none)).toEqual({
    status: 200,
    state: { phone: MOBILE, sent: true, error: null },
  })
  expect(
    await postSignIn(here(), ask('/'), { intent: 'verify', phone: MOBILE, token: '1' }, none),
  ).toMatchObject({
    status: 422,
    state: { sent: true, phone: MOBILE, error: { field: 'code', error: 'Code must be 6 digits.' } },
  })
  const token = await findCode()
  const onward = await thrown(
    postSignIn(
      here(),
      ask('/'),
      { intent: 'verify', phone: MOBILE, token, car_ids: 'a_1,a_2' },
      async (_, saved) => [`saved=${[...saved.keys()]}`],
    ),
  )
  expect(onward?.status).toBe(303)
  expect(onward?.headers.get('location')).toBe('/cars/x')
  const cookies = onward?.headers.getSetCookie() ?? []
  expect(cookies).toHaveLength(3)
  expect(cookies).toContain('saved=a_1,a_2')
  const again = await thrown(getSignIn(here(), ask('/sign-in', { cookie: cookieOf(cookies) })))
  expect(again?.headers.get('location')).toBe('/cars/x')

  const own = await contactExists(context(), ask('/', { cookie: cookieOf(cookies) }), '+61 412 345 678')
  expect(own).toEqual({ status: 200, data: { exists: true }, error: null })
  const other = await contactExists(context(), ask('/', { cookie: cookieOf(cookies) }), '0498 765 432')
  expect(other).toEqual({ status: 200, data: null, error: null })
})

test('a stranger gets the same reply for known and unknown numbers (AUTH-17, enumeration)', async () => {
  const { context, findCode } = await openTestAccount()
  await postSignIn(context('/sign-in'), ask('/'), { intent: 'send', phone: MOBILE }, none)
  const token = await findCode()
  await thrown(postSignIn(context('/sign-in'), ask('/'), { intent: 'verify', phone: MOBILE, token }, none))
  const known = await contactExists(context(), ask('/'), MOBILE)
  expect(known).toEqual({ status: 200, data: null, error: null })
  expect(await contactExists(context(), ask('/'), '0498 765 432')).toEqual(known)
  expect(await contactExists(context(), ask('/'), null)).toMatchObject({ status: 400 })
  const limits = { take: () => ({ ok: false, retryAfterSeconds: 1 }) }
  const busy = await openTestAccount({ limits: limits as never })
  expect(await contactExists(busy.context(), ask('/'), MOBILE)).toMatchObject({ status: 429, data: null })
})
