import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { EmbeddedPayments } from './embedded-payments.server.ts'
import { HostedPayments } from './hosted-payments.server.ts'
import type { PaymentOrder, Payments } from './payments.ts'
import { sessionEventBody } from './session-event.ts'
import { TestingProvider } from './testing/testing-provider.ts'
import { signBody } from './webhook-signature.server.ts'

const START = Date.parse('2026-11-21T02:00:00.000Z')
const SECRET = 'whsec_of_the_tests'
const order: PaymentOrder = {
  reference: 'reservation-1',
  tenantSlug: 'yard',
  amountCents: 20_000,
  title: 'Deposit: a car',
  email: 'ana@example.com',
  returnUrl: 'https://yard.example/back',
  cancelUrl: 'https://yard.example/cancel',
  expiresAt: '2026-11-21T02:32:00.000Z',
}

type PaymentsSetup = {
  payments: Payments
  pay: (id: string) => unknown
  clock: { ms: number }
  close: (id: string) => void
}

async function embedded(): Promise<PaymentsSetup> {
  const db = await openTestDatabase()
  const clock = { ms: START }
  const payments = new EmbeddedPayments({
    db,
    secret: SECRET,
    clock: () => clock.ms,
    buildPage: (_, id) => `https://pay.example/${id}`,
  })
  const close = () => {
    clock.ms = Date.parse(order.expiresAt)
  }
  return { payments, pay: (id) => payments.payWith(id, 'accept', false), clock, close }
}

function hosted(): PaymentsSetup & { provider: TestingProvider } {
  const clock = { ms: START }
  const provider = new TestingProvider()
  const payments = new HostedPayments({
    origin: 'https://api.example',
    pagesOrigin: 'https://pay.example',
    key: 'key',
    webhookSecret: SECRET,
    clock: () => clock.ms,
    fetch: provider.fetch,
  })
  return { payments, provider, pay: (id) => provider.pay(id), clock, close: (id) => provider.close(id) }
}

describe.each<[string, () => PaymentsSetup | Promise<PaymentsSetup>]>([
  ['without money', embedded],
  ['hosted', hosted],
])('a provider %s', (_, open) => {
  const opened = async () => {
    const setup = await open()
    return { ...setup, ...(await setup.payments.createSession(order)) }
  }
  const readStatus = async ({ payments }: PaymentsSetup, id: string) =>
    (await payments.findSession(id))?.status

  test('opens one session for an order, however often it is sent', async () => {
    const setup = await opened()
    expect(setup.url).toBe(`https://pay.example/${setup.id}`)
    expect(await setup.payments.createSession(order)).toEqual({ id: setup.id, url: setup.url })
    expect(await setup.payments.findSession(setup.id)).toEqual({
      id: setup.id,
      reference: 'reservation-1',
      status: 'open',
    })
  })

  test('authorises an amount, captures it once, and releases it', async () => {
    const setup = await opened()
    await setup.pay(setup.id)
    expect(await readStatus(setup, setup.id)).toBe('authorised')
    expect(await setup.payments.capture(setup.id)).toBe(true)
    expect(await setup.payments.capture(setup.id)).toBe(true)
    expect(await readStatus(setup, setup.id)).toBe('captured')
    await setup.payments.release(setup.id)
    await setup.payments.release(setup.id)
  })

  test('releases an authorisation, which can then not be captured', async () => {
    const setup = await opened()
    await setup.pay(setup.id)
    await setup.payments.release(setup.id)
    expect(await readStatus(setup, setup.id)).toBe('released')
    expect(await setup.payments.capture(setup.id)).toBe(false)
  })

  test('takes nothing of a session that is open, over or unknown', async () => {
    const setup = await opened()
    expect(await setup.payments.capture(setup.id)).toBe(false)
    setup.close(setup.id)
    expect(await readStatus(setup, setup.id)).toBe('expired')
    expect(await setup.payments.capture(setup.id)).toBe(false)
    expect(await setup.payments.findSession('nobody-s')).toBeNull()
    expect(await setup.payments.capture('nobody-s')).toBeNull()
    await setup.payments.release('nobody-s')
  })

  const notice = { sessionId: 'cs_1', reference: 'reservation-1', tenantSlug: 'yard' }
  const seconds = START / 1_000

  test('is believed by its signature', async () => {
    const { payments } = await open()
    const body = sessionEventBody('checkout.session.completed', notice)
    expect(payments.readNotice(body, signBody(body, SECRET, seconds))).toEqual(notice)
    // While a secret is rotated, a webhook carries a signature of each.
    const both = `${signBody(body, 'the old secret', seconds)},${signBody(body, SECRET, seconds).split(',')[1]}`
    expect(payments.readNotice(body, both)).toEqual(notice)
  })

  test.each([
    ['none', () => null],
    ['one of nobody’s', () => 't=1,v1=00'],
    ['one with another secret', (body: string) => signBody(body, 'another', seconds)],
    ['one of another message', () => signBody('{}', SECRET, seconds)],
    ['one of six minutes ago', (body: string) => signBody(body, SECRET, seconds - 360)],
    ['one of no time', (body: string) => signBody(body, SECRET, seconds).replace(/t=\d+/, 't=x')],
  ])('is refused with a signature that is %s', async (_words, signature) => {
    const { payments } = await open()
    const body = sessionEventBody('checkout.session.completed', notice)
    expect(() => payments.readNotice(body, signature(body))).toThrow(/message/)
  })

  test.each(['{"type":"invoice.paid","data":{"object":{"id":"x"}}}', 'no json', '{}'])(
    'has other messages that the site ignores: %s',
    async (body) => {
      expect((await open()).payments.readNotice(body, signBody(body, SECRET, seconds))).toBeNull()
    },
  )
})

describe('the hosted provider', () => {
  test('is requested to authorise a deposit only, on its own page, until the order expires', async () => {
    const { payments, provider } = hosted()
    await payments.createSession(order)
    const [request] = provider.sent
    expect(request).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' })
    expect(Object.fromEntries(request?.form ?? [])).toMatchObject({
      mode: 'payment',
      client_reference_id: 'reservation-1',
      'payment_intent_data[capture_method]': 'manual',
      'metadata[tenant]': 'yard',
      'line_items[0][price_data][currency]': 'aud',
      'line_items[0][price_data][unit_amount]': '20000',
      success_url: order.returnUrl,
      expires_at: String(Date.parse(order.expiresAt) / 1_000),
    })
    expect(request?.headers.get('idempotency-key')).toBe('open-reservation-1')
  })

  test('refunds what it has taken, and closes a page that nobody paid on', async () => {
    const { payments, provider } = hosted()
    const { id } = await payments.createSession(order)
    provider.pay(id, 'succeeded')
    await payments.release(id)
    expect(provider.refunds).toEqual([`pi_${id}`])
    const second = await payments.createSession({ ...order, reference: 'reservation-2' })
    await payments.release(second.id)
    expect((await payments.findSession(second.id))?.status).toBe('expired')
  })

  test('that does not answer, or refuses us, is down: the call may be made again', async () => {
    const { payments, provider } = hosted()
    provider.isDown = true
    await expect(payments.createSession(order)).rejects.toMatchObject({ code: 'payments_down' })
    await expect(payments.findSession('cs_1')).rejects.toMatchObject({ code: 'payments_down' })
    const strange = new HostedPayments({
      origin: 'https://api.example',
      pagesOrigin: 'https://pay.example',
      key: 'another key',
      webhookSecret: SECRET,
      clock: () => START,
      fetch: new TestingProvider().fetch,
    })
    await expect(strange.createSession(order)).rejects.toMatchObject({ code: 'payments_down' })
  })
})

describe('the test provider', () => {
  test('declines, asks to confirm, waits and breaks down by its cards', async () => {
    const { payments, clock } = await embedded()
    const provider = payments.test
    const { id } = await payments.createSession(order)
    expect(await provider?.payWith(id, 'decline', false)).toBe('declined')
    await expect(provider?.payWith(id, 'down', false)).rejects.toThrow(/out of order/)
    expect(await provider?.payWith(id, '3ds', false)).toBe('confirm')
    expect((await payments.findSession(id))?.status).toBe('open')
    expect(await provider?.payWith(id, 'slow', false)).toBe('processing')
    clock.ms += 3_999
    expect((await payments.findSession(id))?.status).toBe('processing')
    clock.ms += 1
    expect((await payments.findSession(id))?.status).toBe('authorised')
    expect(await provider?.payWith(id, 'accept', false)).toBe('closed')
  })
})
