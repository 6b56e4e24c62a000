import { expect, test } from 'vitest'
import { ask, cookieOf } from '#app/features/account/testing/test-account.ts'
import { NOW } from '#app/http/testing/test-dealer.ts'
import { openSession } from '#app/parts/sign-in/session.server.ts'
import { getUserId, markVerified } from '#db/account/people-repository.ts'
import { getOnlinePayments } from './online-payment.server.ts'
import { openJourney, thrown } from './testing/test-journey.ts'
import { buildOrder } from './testing/test-reservations.ts'

const PATH = '/online-payment'
const BACK = { returnUrl: 'http://a.example/back', cancelUrl: 'http://a.example/back' }

test('a signed-out visitor is redirected to sign-in, on every site (RES-11, AUTH-04)', async () => {
  const journey = await openJourney({ flags: { signIn: true } })
  const away = await thrown(getOnlinePayments(journey.context(PATH), ask(PATH)))
  expect(away.headers.get('location')).toMatch(/^\/sign-in\?type=online-payment&redirect=%2Fonline-payment/)
})

test('a signed-in person sees only their own deposits, due and settled', async () => {
  const journey = await openJourney({ flags: { signIn: true } })
  const { service, provider, db } = journey
  const noteFor = async (carId: string, phone: string) => {
    const person = { firstName: 'Ana', lastName: 'Ng', email: 'a@example.com', phone }
    const noted = await service.note({ ...buildOrder(carId), tenantSlug: 'a', person })
    await service.openPayment(noted, BACK)
    return noted.id
  }
  const held = await noteFor('car-1', '0412345678')
  const due = await noteFor('car-2', '0412345678')
  await noteFor('car-2', '0499999999')
  await provider.payWith((await service.find('a', held))?.session_id ?? '', 'accept', false)
  await service.settle('a', held)

  const userId = await getUserId(db, { tenantSlug: 'a', phone: '0412345678' }, NOW)
  const proved = { first_name: 'Ana', last_name: '', email: '' }
  await markVerified(db, { tenantSlug: 'a', userId }, proved, NOW)
  const context = journey.context(PATH)
  const cookie = cookieOf(await openSession(context, ask('/sign-in'), userId))
  const { payments } = await getOnlinePayments(context, ask(PATH, { cookie }))
  expect(payments).toHaveLength(2)
  expect(payments.find(({ id }) => id === held)).toMatchObject({
    amount: '$200',
    due: false,
    state: 'Paid: the car is yours until Monday 23 November, 11:00 am',
  })
  expect(payments.find(({ id }) => id === due)).toMatchObject({ due: true, state: 'Not paid yet' })
})
