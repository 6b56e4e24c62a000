import type { Car } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import { NOW } from '#app/http/testing/test-dealer.ts'
import { soldCar, testCar } from '#app/parts/car/testing/test-cars.ts'
import { sendCode, verifyCode } from '#app/parts/sign-in/auth.server.ts'
import { getUserId } from '#db/account/people-repository.ts'
import { listWatched } from '#db/account/watchlist-repository.ts'
import { ask, cookieOf, MOBILE, openTestAccount } from '../testing/test-account.ts'
import {
  afterSignIn,
  listWatchedIds,
  listWatchedItems,
  mergeCars,
  removeCar,
  saveCar,
} from './watchlist.server.ts'
import { answerChange, readCarId } from './watchlist-calls.server.ts'
import { getMyGarage, getWatchlist, postWatchlist } from './watchlist-pages.server.ts'

const cars: Car[] = [testCar(), testCar({ id: 'a_2', slug: 'two', name: 'Two' })]

/** A stock that knows these cars, asked by ids. */
const createStock = (known: readonly Car[]) => ({
  listCars: async (_: unknown, { filter }: { filter: string }) =>
    known.filter(({ id }) => filter.includes(`"${id}"`)),
})

async function open({
  known = cars,
  ...more
}: { known?: readonly Car[] } & Parameters<typeof openTestAccount>[0] = {}) {
  const system = await openTestAccount({ stock: createStock(known) as never, ...more })
  const userId = await getUserId(system.db, { tenantSlug: 'a', phone: '0412345678' }, NOW)
  return { ...system, userId }
}

async function signedIn({
  context,
  findCode,
}: Pick<Awaited<ReturnType<typeof open>>, 'context' | 'findCode'>) {
  await sendCode(context(), { phone: MOBILE, type: 'watchlist', details: {} })
  const answer = await verifyCode(context(), ask('/'), { phone: MOBILE, token: await findCode() })
  if (!answer.ok) throw new Error(answer.error)
  return cookieOf(answer.cookies)
}

const browserCars = (...ids: string[]) => new Map(ids.map((id) => [id, null]))

const json = (answer: Response) => answer.json() as Promise<{ success: boolean; message?: string }>

test('a car is saved once, listed newest first, and removed (SAVE-14, CALL-04, CALL-05)', async () => {
  const { context, userId } = await open()
  const later = context('/', { now: '2026-11-21T02:00:00.000Z' })
  expect(await saveCar(context(), userId, 'a_1')).toEqual({ success: true })
  expect(await saveCar(later, userId, 'a_2')).toEqual({ success: true })
  expect(await saveCar(later, userId, 'a_1')).toEqual({ success: true })
  expect(await listWatchedIds(context(), userId)).toEqual(['a_2', 'a_1'])
  expect(await removeCar(context(), userId, 'a_2')).toEqual({ success: true })
  expect(await removeCar(context(), userId, 'never')).toEqual({ success: true })
  expect(await listWatchedIds(context(), userId)).toEqual(['a_1'])
})

test('a car that became cheaper since it was saved says by how much', async () => {
  const steps = (at: string) => [
    { at: '2026-01-01T00:00:00.000Z', price: 39_500 },
    { at, price: 38_990 },
  ]
  const known = [
    testCar({ price_steps: steps('2026-12-01T00:00:00.000Z') }),
    testCar({ id: 'a_2', slug: 'two', price_steps: steps('2026-02-01T00:00:00.000Z') }),
  ]
  const { context, userId } = await open({ known })
  for (const { id } of known) await saveCar(context(), userId, id)
  const items = await listWatchedItems(context(), { id: userId } as never)
  const fell = items.map((item) => [item.id, item.kind === 'card' ? item.fell : null])
  expect(Object.fromEntries(fell)).toEqual({ a_1: '$510', a_2: '' })
})

test('a sold car and another dealer’s are not saved, with a message (SAVE-10)', async () => {
  const { context, userId } = await open({ known: [soldCar(1)] })
  for (const id of [soldCar(1).id, 'b_9']) {
    const answer = await saveCar(context(), userId, id)
    expect(answer).toEqual({ success: false, message: 'This vehicle is not in our stock any more.' })
  }
  expect(await listWatchedIds(context(), userId)).toEqual([])
})

test('a watched car is shown as sold, an unlisted one by its name, and both can be removed', async () => {
  const before = await open()
  await saveCar(before.context(), before.userId, 'a_1')
  await saveCar(before.context(), before.userId, 'a_2')
  const after = await openTestAccount({
    stock: createStock([{ ...soldCar(1), id: 'a_1' }]) as never,
    db: before.db,
  })
  const items = await listWatchedItems(after.context(), { id: before.userId } as never)
  expect(items).toMatchObject([
    { kind: 'card', id: 'a_1', card: { unavailable: expect.stringContaining('Sold') } },
    { kind: 'unlisted', id: 'a_2', name: 'Two' },
  ])
  expect(await removeCar(after.context(), before.userId, 'a_2')).toEqual({ success: true })
})

test('cars a browser saved are added at sign-in, except those this dealer does not sell', async () => {
  const { context, userId } = await open({ known: [...cars, { ...soldCar(1), id: 'a_3' }] })
  await saveCar(context(), userId, 'a_1')
  await afterSignIn(context(), ask('/'), userId, browserCars('a_1', 'a_2', 'a_2', 'a_3', 'b_9', '"] OR id'))
  expect([...(await listWatchedIds(context(), userId))].sort()).toEqual(['a_1', 'a_2'])
})

test('a car that a browser saved keeps its time, so that a price drop since then is shown', async () => {
  const { context, userId } = await open()
  const savedAt = '2026-01-05T00:00:00.000Z'
  await afterSignIn(context(), ask('/'), userId, new Map([['a_1', savedAt]]))
  const [row] = await listWatched(context().db, { tenantSlug: 'a', userId })
  expect(row).toMatchObject({ car_id: 'a_1', saved_at: savedAt })
})

test('an unavailable stock or a dealer without a watchlist does not prevent sign-in', async () => {
  const away = { listCars: () => Promise.reject(new Error('away')) }
  for (const account of [await open({ stock: away as never }), await open({ flags: { signIn: false } })])
    expect(await afterSignIn(account.context(), ask('/'), account.userId, browserCars('a_1'))).toEqual([])
})

test('a list holds a hundred cars', async () => {
  const many = Array.from({ length: 130 }, (_, index) => testCar({ id: `a_${index + 1000}` }))
  const { context, userId } = await open({ known: many })
  await mergeCars(context(), userId, browserCars(...many.map(({ id }) => id)))
  expect(await listWatchedIds(context(), userId)).toHaveLength(100)
  expect(await saveCar(context(), userId, 'a_1129')).toMatchObject({ success: false })
})

test('two dealers with the same number and car id have separate lists', async () => {
  const one = await open()
  const other = await openTestAccount({ slug: 'b', db: one.db, stock: createStock(cars) as never })
  await saveCar(one.context(), one.userId, 'a_1')
  expect(await listWatchedIds(other.context(), one.userId)).toEqual([])
  expect(await removeCar(other.context(), one.userId, 'a_1')).toEqual({ success: true })
  expect(await listWatchedIds(one.context(), one.userId)).toEqual(['a_1'])
})

test('the session decides whose list changes; another person’s number is refused (VAR-21)', async () => {
  const system = await open()
  const cookie = await signedIn(system)
  const call = async (form: Record<string, string>, own = cookie) => {
    const answer = await answerChange(system.context(), ask('/', { cookie: own, form }), (userId, fields) =>
      saveCar(system.context(), userId, readCarId(fields)),
    )
    return [answer.status, await json(answer)]
  }
  expect(await call({ car_id: 'a_1', phone_number: '+61412345678' })).toEqual([200, { success: true }])
  expect(await call({ car_id: 'a_2', phone_number: '0498765432' })).toEqual([
    403,
    { success: false, message: expect.any(String) },
  ])
  expect(await call({ car_id: 'a_2', phone_number: '0412345678' }, '')).toEqual([
    401,
    { success: false, message: 'Please sign in again.', signed_out: true },
  ])
  expect(await call({ car_id: 'b_9', phone_number: '0412345678' })).toEqual([
    422,
    { success: false, message: expect.any(String) },
  ])
  await expect(call({ car_id: "a' OR 1" })).rejects.toMatchObject({ status: 400 })
  expect(await listWatchedIds(system.context(), system.userId)).toEqual(['a_1'])
})

test('a form’s save while signed out redirects to sign-in, which saves the car (SAVE-08)', async () => {
  const system = await open()
  const form = { intent: 'save', car_id: 'a_1', back: '/cars/x' }
  const away = await postWatchlist(system.context(), ask('/watchlist', { form }), form)
  expect(away.status).toBe(303)
  expect(away.headers.get('location')).toBe('/sign-in?type=watchlist&redirect=%2Fcars%2Fx&back=%2Fcars%2Fx')
  const waiting = cookieOf(away.headers.getSetCookie())
  const back = await afterSignIn(system.context(), ask('/', { cookie: waiting }), system.userId)
  expect(back.join()).toContain('forecourt_saved=a_1')
  expect(await listWatchedIds(system.context(), system.userId)).toEqual(['a_1'])
  const other = await openTestAccount({ slug: 'b', db: system.db, stock: createStock(cars) as never })
  expect(await afterSignIn(other.context(), ask('/', { cookie: waiting }), system.userId)).toEqual([])
})

test('a form’s save and removal while signed in redirect back, on this site only', async () => {
  const system = await open()
  const cookie = await signedIn(system)
  const post = (form: Record<string, string>) =>
    postWatchlist(system.context(), ask('/', { cookie, form }), form)
  const saved = await post({ intent: 'save', car_id: 'a_1', back: '//evil.example' })
  expect(saved.headers.get('location')).toBe('/')
  expect(await listWatchedIds(system.context(), system.userId)).toEqual(['a_1'])
  await post({ intent: 'remove', car_id: 'a_1', back: '/watchlist' })
  expect(await listWatchedIds(system.context(), system.userId)).toEqual([])
})

test('a site without sign-in has no watchlist, and its garage shows none (OPEN-09)', async () => {
  const system = await open({ flags: { signIn: false } })
  await expect(getWatchlist(system.context(), ask('/'))).rejects.toMatchObject({ status: 404 })
  const form = { car_id: 'a_1' }
  await expect(postWatchlist(system.context(), ask('/', { form }), form)).rejects.toMatchObject({
    status: 404,
  })
  const cookie = await signedIn(system)
  expect(await getMyGarage(system.context(), ask('/', { cookie }))).toMatchObject({
    watched: null,
    garage: true,
  })
})
