import { describe, expect, it, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import type { StockIndex } from '#app/integrations/stock-index.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import type { Database } from '#db/database.ts'
import { openReadOnlyDatabase } from '#db/testing/test-database.ts'
import { listLeads } from '../../../../db/leads/lead-repository.ts'
import { testContext } from '../testing/test-context.ts'
import { answerLead } from './answer-lead.server.ts'

const car = testCar({ location: { id: 'location-a-north', slug: 'north', name: 'North' } })
const dealer = testDealer({}, { listCars: async ({ window }) => (window.includes('"a_1"') ? [car] : []) })
const CONTACT = { kind: 'vehicle_enquiry', car_id: 'a_1', name: 'Hannah', email: 'hannah@example.com' }
const QUESTION = { ...CONTACT, message: 'Is it there?' }

async function send(context: Awaited<ReturnType<typeof testContext>>, fields: Record<string, string>) {
  const reply = await answerLead(
    context,
    new Request('http://a.example/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    }),
  )
  if (reply.kind !== 'form' || !reply.form) throw new Error('no form')
  const { steps } = reply.form
  const values = steps.map(({ fields: own }) =>
    Object.fromEntries(own.map(({ name, value }) => [name, value])),
  )
  return { ...reply, form: reply.form, values }
}

test('a posted step answers with the next one, which keeps earlier values and has initial ones', async () => {
  const next = await send(await testContext(dealer), { ...QUESTION, step: '0' })
  expect(next).toMatchObject({ status: 200, form: { step: 1, lastResult: null } })
  expect(next.car?.slug, 'which it is about').toBe(car.slug)
  expect(next.values[0]).toMatchObject({ name: 'Hannah', email: 'hannah@example.com' })
  expect(next.values[1]).toMatchObject({ opt_in: 'on' })
})

test('a refused step keeps its values and earlier ones, with its errors', async () => {
  const context = await testContext(dealer)
  const { form } = await send(context, { ...QUESTION, step: '0' })
  const refused = await send(context, {
    ...QUESTION,
    step: '1',
    lead_id: form.carried.lead_id ?? '',
    phone: '0491 570 156',
  })
  expect(refused).toMatchObject({
    status: 422,
    form: { step: 1, lastResult: { status: 'error', error: { category: ['This is a required field.'] } } },
  })
  expect(refused.car?.slug).toBe(car.slug)
  expect(refused.values[0]).toMatchObject({ name: 'Hannah', message: 'Is it there?' })
  expect(refused.values[1]).toMatchObject({ phone: '0491 570 156', opt_in: '' })
})

const STEP = { ...QUESTION, step: '0', idempotency_key: 'one-form' }

describe('the stock is asked for the vehicle of a step once', () => {
  /** How often the stock was asked, for a step that is sent after others. */
  async function countAsks(
    steps: Record<string, string>[],
    { refusesVisitor = false, db }: { refusesVisitor?: boolean; db?: Database } = {},
  ) {
    let asks = 0
    const listCars: StockIndex['listCars'] = async ({ window }) => {
      asks += 1
      return window.includes('"a_1"') ? [car] : []
    }
    const limits = {
      take: async () =>
        refusesVisitor ? { ok: false as const, retryAfterSeconds: 1 } : { ok: true as const },
    }
    const context = await testContext(testDealer({}, { listCars }), db, limits)
    let status = 0
    for (const step of steps) {
      asks = 0
      status = (await send(context, step)).status
    }
    return { asks, status }
  }

  it.each([
    ['is accepted', [STEP], 200],
    ['is refused', [{ ...STEP, email: 'nobody' }], 422],
    ['is about another site’s vehicle', [{ ...STEP, car_id: 'b_1' }], 422],
    ['has been sent before', [STEP, STEP], 200],
  ])('that %s', async (_what, steps, status) => {
    expect(await countAsks(steps)).toEqual({ asks: 1, status })
  })

  it('that comes too often', async () => {
    expect(await countAsks([STEP], { refusesVisitor: true })).toEqual({ asks: 1, status: 429 })
  })

  it('that cannot be saved', async () => {
    expect(await countAsks([STEP], { db: await openReadOnlyDatabase() })).toEqual({ asks: 1, status: 503 })
  })
})

test('DATA-22: an enquiry that ends after its first step has its subcategory', async () => {
  const context = await testContext(dealer)
  await send(context, { ...QUESTION, subcategory: 'Used Vehicle', step: '0' })
  const [lead] = await listLeads(context.db, 'a', 10)
  expect(JSON.parse(lead?.payload ?? '')).toMatchObject({
    subcategory: 'Used Vehicle',
    form_completed: false,
  })
})

test('DATA-23: a lead names the page of the content that its form is on, and none for another page', async () => {
  const page = { id: 'page-a-fleet', title: 'Fleet', slug: 'fleet', blocks: [] }
  const withPage = testDealer({ pages: [page] }, dealer.stock)
  const buildPageId = async (path: string) => {
    const context = await testContext(withPage)
    const enquiry = {
      ...CONTACT,
      car_id: '',
      kind: 'enquiry',
      category: 'General Enquiry',
      location_id: 'location-a-north',
    }
    await expect(send(context, { ...enquiry, page: path, message: 'Hi' })).rejects.toHaveProperty(
      'status',
      303,
    )
    const [lead] = await listLeads(context.db, 'a', 10)
    return JSON.parse(lead?.payload ?? '{}').page_id
  }
  expect(await buildPageId('/fleet?from=menu')).toBe('page-a-fleet')
  expect(await buildPageId('/contact-us')).toBeUndefined()
})

test('a complete form without JavaScript redirects to the success page, with its visitor’s page', async () => {
  const context = await testContext(dealer)
  const lead_attributes = JSON.stringify({
    visited_pages: ['/a'],
    linked_query_params: { utm_source: 'x' },
  })
  const whole = { ...CONTACT, category: 'Vehicle Enquiry', message: 'Hello', lead_attributes }
  const onward = await send(context, whole).catch((thrown: Response) => thrown)
  expect((onward as Response).headers.get('location')).toBe('/success')
  const [lead] = await listLeads(context.db, 'a', 10)
  expect(JSON.parse(lead?.payload ?? '')).toMatchObject({
    lead_attributes: { visited_pages: ['/a'], linked_query_params: { utm_source: 'x' } },
  })
})

/** The payload of the seeds: no kind, the place by name or dealership, the page by its address. */
const SEED = {
  name: 'Hannah',
  last_name: 'Whitlock',
  email: 'hannah@example.com',
  phone: '0491 570 156',
  postcode: '4000',
  message: 'Please call me.',
  opt_in: true,
  dealership_slug: 'a-north',
  url: 'http://a.example/contact?utm_source=paper',
  source: 'Website',
  user_agent: 'Any',
  lead_attributes: { visited_pages: ['/'], linked_query_params: { gclid: 'x' } },
}

async function post(body: Record<string, unknown>) {
  const context = await testContext(dealer)
  const reply = await answerLead(
    context,
    new Request('http://a.example/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
  const [lead] = await listLeads(context.db, 'a', 10)
  return { status: reply.status, reply, lead: lead && JSON.parse(lead.payload) }
}

test.each([
  [{ category: 'General Enquiry' }, 'enquiry', {}],
  [{ category: 'General Enquiry', location: 'north', dealership_slug: '' }, 'enquiry', { location: 'North' }],
  [{ category: 'Vehicle Enquiry', car_id: 'a_1' }, 'vehicle_enquiry', { car_id: 'a_1' }],
  [{ category: 'Vehicle Enquiry' }, 'enquiry', { category: 'Vehicle Enquiry' }],
  [{ category: 'Request Photos' }, 'enquiry', { category: 'Request Photos' }],
  [
    { category: 'Vehicle Enquiry', subcategory: 'Find Me Something Similar', car_id: 'a_1' },
    'find_similar',
    {},
  ],
  [{ category: 'Test Drive', car_id: 'a_1' }, 'test_drive', {}],
  [{ category: 'Request Photos', car_id: 'a_1' }, 'request_photos', {}],
  [{ category: 'Careers Enquiry' }, 'careers', { subcategory: 'Career Enquiry' }],
  [{ category: 'Parts' }, 'parts', {}],
  [
    { category: 'Trade In', subcategory: 'Registration Lookup', rego: 'ABC123', regoState: 'QLD' },
    'rego_lookup',
    {},
  ],
])('OPEN-10: the seeds’ payload %j is a lead of kind %s', async (category, kind, facts) => {
  const { status, reply, lead } = await post({ ...SEED, ...category })
  expect([status, reply.kind === 'data' && reply.body]).toEqual([200, { lead_id: expect.any(String) }])
  expect(lead).toMatchObject({
    kind,
    url: SEED.url,
    lead_attributes: { linked_query_params: { gclid: 'x' } },
    ...facts,
  })
})

test.each([
  [{}, 404],
  [{ category: '' }, 404],
  [{ category: 'Gossip' }, 422],
])('OPEN-10: a payload with %j is refused with %i and stores nothing', async (category, expected) => {
  const { status, lead } = await post({ ...SEED, ...category })
  expect([status, lead]).toEqual([expected, undefined])
})
