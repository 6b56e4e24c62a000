import { expect, test } from 'vitest'
import { ask } from '#app/features/account/testing/test-account.ts'
import { PaymentsDownError } from '#app/integrations/payments/payments.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import type { ReserveJourney } from '#app/paths.ts'
import { PAYMENTS_DOWN, submitReserve } from './commands.server.ts'
import { receivePaymentNotice } from './payment-notice.server.ts'
import { getReservePage, type ReserveQuery } from './queries.server.ts'
import { getTestPayment, submitTestPayment } from './test-payment.server.ts'
import { details, openJourney, thrown } from './testing/test-journey.ts'

type Journey = Awaited<ReturnType<typeof openJourney>>

const askFor = ({ slug }: Journey, reservation: string | null = null): ReserveQuery => ({
  journey: 'checkout',
  slug,
  reservation,
})
const pathOf = ({ slug }: Journey) => `/cars/${slug}/checkout`
const load = (journey: Journey, reservation: string | null = null) =>
  getReservePage(journey.context(pathOf(journey)), ask(pathOf(journey)), askFor(journey, reservation))
const send = (journey: Journey, form = details(), reservation: string | null = null) =>
  submitReserve(
    journey.context(pathOf(journey)),
    ask(pathOf(journey), { form }),
    askFor(journey, reservation),
  )
const leads = ({ db }: Journey) => db.selectFrom('leads').selectAll().execute()

/** Details sent; the session and the reservation it opened. */
async function began(journey: Journey) {
  const to = (await thrown(send(journey))).headers.get('location') ?? ''
  const [row] = await journey.db.selectFrom('reservations').selectAll().execute()
  return { to, id: row?.id ?? '', session: row?.session_id ?? '' }
}

test('details redirect to the provider’s page and store an unfinished lead (RES-01)', async () => {
  const journey = await openJourney()
  const page = await load(journey)
  expect(page).toMatchObject({ status: 200, page: { step: { kind: 'details' }, offer: { deposit: '$200' } } })
  const { to, session } = await began(journey)
  expect(to).toBe(`https://pay.example/${session}`)
  const [lead] = await leads(journey)
  expect(lead).toMatchObject({ kind: 'reserve', lead_status: 'Incomplete' })
})

test('a paid deposit is shown on the page, and completes the lead (RES-10)', async () => {
  const journey = await openJourney()
  const { id, session } = await began(journey)
  await journey.provider.payWith(session, 'accept', false)
  const { page } = await load(journey, id)
  expect(page.step).toMatchObject({
    kind: 'status',
    state: 'held',
    ended: null,
    held: {
      view: {
        booking: { label: 'Reserved for you', until: { day: expect.stringMatching(/day /), isOver: false } },
      },
      receipt: {
        number: expect.stringMatching(/^RS-/),
        lines: [{ label: expect.any(String) }, { label: 'Deposit paid', amount: '– $200.00' }],
      },
    },
  })
  expect(JSON.stringify(page), 'a link says nothing of the person').not.toMatch(/ana@example|0412/)
  await load(journey, id)
  const all = await leads(journey)
  expect(all).toHaveLength(1)
  expect(all[0]).toMatchObject({ lead_status: 'Complete' })
  expect(JSON.parse(all[0]?.payload ?? '{}')).toMatchObject({ reservation_id: id, deposit: 200 })
})

test('the same form twice is one reservation and one lead', async () => {
  const journey = await openJourney()
  const first = await thrown(send(journey))
  const second = await thrown(send(journey))
  expect(second.headers.get('location')).toBe(first.headers.get('location'))
  expect(await leads(journey)).toHaveLength(1)
})

test('errors are shown beside their fields, which keep what was typed', async () => {
  const journey = await openJourney()
  const { page, status } = await send(journey, details({ phone: '12', name: '' }))
  expect(status).toBe(422)
  expect(page.step).toMatchObject({
    kind: 'details',
    form: {
      lastResult: {
        error: {
          name: ['This is a required field.'],
          phone: ['Enter a number of 10 digits that starts with 0.'],
        },
      },
    },
  })
  const fields = page.step.kind === 'details' ? page.step.form.steps.flatMap((step) => step.fields) : []
  expect(fields.find(({ name }) => name === 'email')?.value).toBe('ana@example.com')
  expect(await leads(journey)).toHaveLength(0)
})

test('an unavailable provider is an error without a charge, and the same form works later', async () => {
  let isDown = true
  const journey = await openJourney({
    payments: (payments) => ({
      createSession: (order) =>
        isDown ? Promise.reject(new PaymentsDownError('down')) : payments.createSession(order),
    }),
  })
  const { page, status } = await send(journey)
  expect(status).toBe(503)
  expect(page.step).toMatchObject({
    kind: 'details',
    form: { lastResult: { error: { '': [PAYMENTS_DOWN] } } },
  })
  isDown = false
  expect((await thrown(send(journey, details({ last_name: 'Nguyen' })))).status).toBe(303)
  const [row] = await journey.db.selectFrom('reservations').selectAll().execute()
  expect(row).toMatchObject({ last_name: 'Nguyen', session_id: expect.stringMatching(/^test_/) })
})

test.each([
  ['sold', { status: 'sold' }, 'This vehicle is no longer for sale'],
  ['reserved by the dealer', { reserved: true }, 'This vehicle can no longer be reserved'],
])(
  'a car that is %s is refused, with the reason and a next link (VDP-39, RES-06)',
  async (_, change, title) => {
    const journey = await openJourney({ car: testCar(change) })
    const { page, status } = await load(journey)
    expect(status).toBe(409)
    expect(page.step).toMatchObject({ kind: 'refused', title })
    expect((await send(journey)).status).toBe(409)
    expect(await leads(journey)).toHaveLength(0)
  },
)

test('a held car is refused at once, before the index shows it', async () => {
  const journey = await openJourney()
  const { id, session } = await began(journey)
  await journey.provider.payWith(session, 'accept', false)
  await journey.service.settle('a', id)
  expect((await load(journey)).page.step).toMatchObject({
    kind: 'refused',
    title: 'This vehicle can no longer be reserved',
  })
})

test('a reservation is cancelled on its page', async () => {
  const journey = await openJourney()
  const { id, session } = await began(journey)
  await journey.provider.payWith(session, 'accept', false)
  await load(journey, id)
  expect((await thrown(send(journey, details(), id))).status).toBe(303)
  expect((await load(journey, id)).page.step).toMatchObject({
    state: 'cancelled',
    held: null,
    ended: {
      againHref: pathOf(journey),
      facts: [
        { text: '$200 goes back to your card', more: [expect.stringMatching(/^You’ll see it by \w+day/)] },
      ],
    },
  })
  const [lead] = await leads(journey)
  expect(JSON.parse(lead?.payload ?? '{}'), 'the dealer is told').toMatchObject({
    booking_status: 'Cancelled by the customer',
  })
  expect((await load(journey)).page.step).toMatchObject({ kind: 'details' })
})

test.each(['none', '00000000-0000-4000-8000-000000000000'])('there is no reservation %s', async (id) => {
  expect((await thrown(load(await openJourney(), id))).status).toBe(404)
})

test.each<[ReserveJourney, ReserveJourney, string]>([
  ['checkout', 'buy-online', '/cars/SLUG/buy-online'],
  ['buy-online', 'checkout-journey', '/checkout-journey?car_id=SLUG'],
  ['checkout-journey', 'checkout', '/cars/SLUG/checkout'],
])('%s leads to %s where the dealer chose that (VAR-10, ROUTE-13 to ROUTE-15)', async (asked, chosen, to) => {
  const journey = await openJourney({ flags: { reservePath: chosen } })
  const context = journey.context('/x')
  const at = { journey: asked, slug: journey.slug, reservation: null }
  const away = await thrown(getReservePage(context, ask('/x'), at))
  expect([away.status, away.headers.get('location')]).toEqual([302, to.replace('SLUG', journey.slug)])
  expect((await getReservePage(context, ask('/x'), { ...at, journey: chosen })).status).toBe(200)
})

test('a dealer without reservations has no reservation page', async () => {
  const journey = await openJourney({ flags: { reservations: false } })
  expect((await thrown(load(journey))).status).toBe(404)
  expect((await thrown(send(journey))).status).toBe(404)
})

test('a gated journey redirects an anonymous shopper to sign-in (AUTH-05)', async () => {
  const journey = await openJourney({ flags: { signIn: true, gateCheckout: true } })
  const away = await thrown(load(journey))
  expect(away.headers.get('location')).toMatch(/^\/sign-in\?type=checkout&redirect=/)
})

test('the content policy allows the form to redirect to a real provider', async () => {
  const journey = await openJourney({ payments: () => ({ pagesOrigin: 'https://pay.example' }) })
  await load(journey)
  expect(journey.forms).toEqual(['https://pay.example'])
})

test('a signed notice holds the car without the shopper’s return; a forged one changes nothing', async () => {
  const journey = await openJourney()
  const { id, session } = await began(journey)
  await journey.provider.payWith(session, 'accept', false)
  const [notice] = journey.notices
  const post = (signature: string) =>
    receivePaymentNotice(
      journey.context('/api/payments'),
      new Request('http://a.example/api/payments', {
        method: 'POST',
        body: notice?.body ?? '',
        headers: { 'stripe-signature': signature },
      }),
    )
  expect((await post('t=1,v1=00')).status).toBe(400)
  expect(await journey.service.find('a', id)).toMatchObject({ state: 'paying' })
  const signature = notice?.signature ?? ''
  expect([(await post(signature)).status, (await post(signature)).status]).toEqual([200, 200])
  expect(await journey.service.find('a', id)).toMatchObject({ state: 'held', deposit: 'captured' })
  expect((await leads(journey)).map(({ lead_status }) => lead_status)).toEqual(['Complete'])
})

test('the test provider’s page declines, confirms and returns, for its own dealer only', async () => {
  const journey = await openJourney()
  const { id, session } = await began(journey)
  const context = journey.context(`/test-payment/${session}`)
  const pay = (form: Record<string, string>) => submitTestPayment(context, ask('/x', { form }), session)
  expect(await getTestPayment(context, session)).toMatchObject({ amount: '$200', closed: false })
  expect(await pay({ card: 'decline' })).toMatchObject({
    status: 402,
    page: { alert: 'Your card was declined. Try another card.' },
  })
  expect(await pay({ card: 'gold' })).toMatchObject({ status: 422 })
  expect(await pay({ card: 'down' })).toMatchObject({ status: 503 })
  expect(await pay({ card: '3ds' })).toMatchObject({ status: 200, page: { confirms: true } })
  expect(await pay({ card: '3ds', answer: 'no' })).toMatchObject({ status: 402 })
  const back = await thrown(pay({ card: '3ds', answer: 'yes' }))
  expect(back.headers.get('location')).toBe(`${pathOf(journey)}?reservation=${id}`)
  expect((await getTestPayment(context, session)).closed).toBe(true)
  await expect(
    thrown(Promise.resolve().then(() => getTestPayment(context, 'another'))),
  ).resolves.toMatchObject({
    status: 404,
  })
})
