import type { LeadPayload } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import { NOW, rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { getDefinition } from '#app/parts/lead/definitions/definitions.ts'
import { leadForm } from '#app/parts/lead/form/lead-form.server.ts'
import { leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'
import type { LeadSubmission, SubmittedLead } from '#app/parts/lead/submit/lead-submission.ts'
import { submitLead } from '#app/parts/lead/submit/submit-lead.server.ts'
import { testContext } from '#app/parts/lead/testing/test-context.ts'
import { listLeads } from '#db/leads/lead-repository.ts'
import { openReadOnlyDatabase, openTestDatabase } from '#db/testing/test-database.ts'
import { ALLOWANCES, RateLimits } from '#server/http/rate-limits.ts'

const CONTACT = {
  name: 'Hannah',
  last_name: 'Whitlock',
  email: 'Hannah@Example.com',
  phone: '0491 570 156',
  postcode: '4000',
}
const car = testCar({
  location: { id: 'location-a-north', slug: 'north', name: 'North' },
  dealership_id: '7',
})
const carShop = () =>
  testDealer({}, { listCars: async ({ window }) => (window.includes('"a_1"') ? [car] : []) })

const enquiry = (changes: Partial<LeadSubmission> = {}): LeadSubmission => ({
  kind: 'enquiry',
  fields: {
    ...CONTACT,
    category: 'General Enquiry',
    location_id: 'location-a-north',
    message: 'Hello',
    opt_in: 'on',
  },
  idempotencyKey: 'key-1',
  userAgent: 'Test/1',
  page: '/contact?utm_source=x',
  ...changes,
})

const leadIdOf = (result: SubmittedLead): string => {
  if ('error' in result) throw new Error(`refused: ${JSON.stringify(result)}`)
  return result.lead_id
}

async function storedLeads(context: Awaited<ReturnType<typeof testContext>>) {
  const rows = await listLeads(context.db, 'a', 100)
  return rows.map(({ payload }) => JSON.parse(payload) as LeadPayload)
}

test('LEAD-23, DATA-23: a lead is stored with its origin, in API names', async () => {
  const context = await testContext()
  leadIdOf(await submitLead(context, enquiry({ visitedPages: ['/a', '/b'] })))
  const [lead] = await storedLeads(context)
  expect(lead).toMatchObject({
    kind: 'enquiry',
    name: 'Hannah',
    last_name: 'Whitlock',
    email: 'hannah@example.com',
    phone: '0491570156',
    postcode: '4000',
    message: 'Hello',
    opt_in: true,
    category: 'General Enquiry',
    location: 'North',
    url: 'http://a.example/contact?utm_source=x',
    source: 'Website',
    user_agent: 'Test/1',
    car_id: null,
    car_dealership_id: null,
    lead_status: 'Complete',
    form_completed: true,
    lead_attributes: { visited_pages: ['/a', '/b'] },
  })
})

test('consents are stored with their words, version and page; a later step adds what changed', async () => {
  const policy = { id: 'p', slug: 'privacy-policy', title: 'Privacy', inForceSince: '2026-07-01', blocks: [] }
  const context = await testContext(testDealer({ pages: [policy] }))
  await submitLead(
    context,
    enquiry({ fields: { ...enquiry().fields, policy_version: '2026-06-01.0123456789ab' } }),
  )
  const [lead] = await storedLeads(context)
  const source = 'http://a.example/contact'
  expect(lead?.consents).toEqual([
    {
      purpose: 'privacy',
      given: true,
      text: 'By sending this you agree to our privacy policy.',
      source,
      version: expect.stringMatching(/^2026-07-01\.[0-9a-f]{12}$/),
      at: NOW,
      shown_version: '2026-06-01.0123456789ab',
    },
    {
      purpose: 'news',
      given: true,
      text: 'Send me news and offers from Dealer A',
      source,
      version: expect.stringMatching(/^[0-9a-f]{12}$/),
      at: NOW,
      pre_ticked: true,
    },
  ])
  const changed = await testContext(testDealer({ pages: [{ ...policy, title: 'Your privacy' }] }))
  const { opt_in: _, ...fields } = enquiry().fields
  await submitLead(changed, enquiry({ fields }))
  const [other] = await storedLeads(changed)
  expect(other?.consents.map(({ purpose, given }) => [purpose, given])).toEqual([
    ['privacy', true],
    ['news', false],
  ])
  expect(other?.consents[0]?.version).not.toBe(lead?.consents[0]?.version)
})

test.each([
  [true, 'on', { pre_ticked: true }],
  [false, '', {}],
])(
  'the box for news of a dealer that ticks it (%s) begins %j, and its consent says so',
  async (newsTicked, first, said) => {
    const dealer = testDealer({ tenant: { flags: { newsTicked } } })
    const form = leadForm(getDefinition('enquiry', dealer.bundle.tenant), leadFacts(dealer, null, ''))
    const box = form.steps.flatMap(({ fields }) => fields).find(({ name }) => name === 'opt_in')
    expect(box?.value).toBe(first)
    const context = await testContext(dealer)
    await submitLead(context, enquiry())
    const [lead] = await storedLeads(context)
    const news = lead?.consents.find(({ purpose }) => purpose === 'news')
    expect({ pre_ticked: news?.pre_ticked }).toEqual({ pre_ticked: undefined, ...said })
  },
)

test('DATA-22: the facts of a lead’s vehicle come from the stock, not from the browser', async () => {
  const context = await testContext(carShop())
  const fields = { ...CONTACT, category: 'Vehicle Enquiry', message: 'Is it there?', stock_number: 'forged' }
  leadIdOf(await submitLead(context, enquiry({ kind: 'vehicle_enquiry', carId: 'a_1', fields })))
  const [lead] = await storedLeads(context)
  expect(lead).toMatchObject({
    car_id: 'a_1',
    car_dealership_id: '7',
    dealership_slug: 'a-north',
    manufacturer_slug: 'volta',
    'Vehicle Make': 'Volta',
    'Vehicle Model': 'Ampere 5',
    car_type: 'used',
    vehicle_status: 'in_stock',
    car_description: '2023 Volta Ampere 5 Touring',
    subcategory: 'Used Vehicle',
    stock_number: car.stocknum,
  })
})

test('LEAD-02, LEAD-03, LEAD-04: steps change one lead, and the last completes it', async () => {
  const context = await testContext(carShop())
  const step = { kind: 'vehicle_enquiry', carId: 'a_1' }
  const question = { ...CONTACT, message: 'Is it there?' }
  const first = await submitLead(context, enquiry({ ...step, step: 0, fields: question }))
  expect(first).toMatchObject({ complete: false })
  expect((await storedLeads(context))[0]).toMatchObject({ lead_status: 'Incomplete', form_completed: false })
  const leadId = leadIdOf(first)
  const fields = { category: 'Vehicle Enquiry', phone: '0491 570 156' }
  const second = await submitLead(context, enquiry({ ...step, step: 1, leadId, fields }))
  expect(second).toMatchObject({ complete: true })
  const leads = await storedLeads(context)
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({
    name: 'Hannah',
    message: 'Is it there?',
    lead_status: 'Complete',
    form_completed: true,
  })
})

test('a lead is not changed with a plain id, a forged one or another dealer’s', async () => {
  const context = await testContext(carShop())
  const step = { kind: 'vehicle_enquiry', carId: 'a_1' }
  const question = { ...CONTACT, message: 'Is it there?' }
  const leadId = leadIdOf(await submitLead(context, enquiry({ ...step, step: 0, fields: question })))
  const [plain] = await storedLeads(context)
  const fields = { category: 'Vehicle Enquiry', last_name: 'Taken over' }
  const forged = [plain?.lead_id ?? '', `${leadId}x`, leadId.replace(/^a~/, 'b~')]
  for (const id of forged)
    expect(await submitLead(context, enquiry({ ...step, step: 1, leadId: id, fields }))).toMatchObject({
      status: 409,
    })
  const other = await testContext(testDealer({ tenant: { slug: 'b' } }), context.db)
  expect(await submitLead(other, enquiry({ step: 0, leadId }))).toMatchObject({ status: 409 })
  expect((await storedLeads(context))[0]).not.toHaveProperty('last_name')
})

test('the same submission twice or concurrently is one lead; other answers with its key are another', async () => {
  const context = await testContext()
  const both = await Promise.all([submitLead(context, enquiry()), submitLead(context, enquiry())])
  expect(new Set(both.map(leadIdOf)).size).toBe(1)
  await submitLead(context, enquiry())
  expect(await storedLeads(context)).toHaveLength(1)
  await submitLead(context, enquiry({ fields: { ...enquiry().fields, message: 'Something else' } }))
  expect(await storedLeads(context)).toHaveLength(2)
})

test('a vehicle or a location that is not this dealer’s is refused', async () => {
  const context = await testContext(carShop())
  const fields = { ...CONTACT, category: 'Vehicle Enquiry', message: 'Hello' }
  const foreign = await submitLead(context, enquiry({ kind: 'vehicle_enquiry', carId: 'b_9', fields }))
  expect(foreign).toEqual({ error: 'This vehicle is not on this site.', status: 422 })
  const elsewhere = await submitLead(
    context,
    enquiry({ fields: { ...enquiry().fields, location_id: 'location-b' } }),
  )
  expect(elsewhere).toMatchObject({ status: 422, fieldErrors: { location_id: 'Choose one of the list.' } })
  expect(await storedLeads(context)).toEqual([])
})

test('a lead is accepted while the stock is unavailable', async () => {
  const down = async () => {
    throw new StockUnavailableError('down')
  }
  const context = await testContext(testDealer({}, { listCars: down }))
  const fields = { ...CONTACT, category: 'Vehicle Enquiry', message: 'Hello' }
  leadIdOf(await submitLead(context, enquiry({ kind: 'vehicle_enquiry', carId: 'a_1', fields })))
  expect((await storedLeads(context))[0]).toMatchObject({ car_id: 'a_1' })
})

test('OPEN-60, LEAD-11, LEAD-12, LEAD-13: missing answers have a message for each field', async () => {
  const context = await testContext()
  expect(await submitLead(context, enquiry({ fields: { phone: '123', email: 'x' } }))).toEqual({
    status: 422,
    error: 'This is a required field.',
    fieldErrors: {
      name: 'This is a required field.',
      email: 'Enter an email address like name@example.com.',
      phone: 'Enter a number of 10 digits that starts with 0.',
      category: 'This is a required field.',
      location_id: 'This is a required field.',
      message: 'This is a required field.',
    },
  })
})

test('LEAD-08: a careers enquiry travels as a general enquiry', async () => {
  const context = await testContext()
  const fields = { ...CONTACT, location_id: 'location-a-north', message: 'I weld.' }
  leadIdOf(await submitLead(context, enquiry({ kind: 'careers', fields })))
  expect((await storedLeads(context))[0]).toMatchObject({
    category: 'General Enquiry',
    subcategory: 'Career Enquiry',
  })
})

test('LEAD-33: a site’s chosen location decides the dealership', async () => {
  const south = {
    ...rawLocation,
    id: 'location-a-south',
    slug: 'south',
    name: 'South',
    dealershipSlug: 'a-south',
  }
  const raw = { tenant: { flags: { locationSetsDealership: true } }, locations: [rawLocation, south] }
  const context = await testContext(testDealer(raw))
  leadIdOf(await submitLead(context, enquiry({ fields: { ...enquiry().fields, location_id: south.id } })))
  expect((await storedLeads(context))[0]).toMatchObject({ dealership_slug: 'a-south', location: 'South' })
})

test('LEAD-33: without the site’s option a chosen location leaves the dealership open', async () => {
  const context = await testContext(testDealer({ tenant: { flags: { locationSetsDealership: false } } }))
  leadIdOf(await submitLead(context, enquiry()))
  const [lead] = await storedLeads(context)
  expect(lead).toMatchObject({ location: 'North' })
  expect(lead?.dealership_slug ?? '').toBe('')
})

test('LEAD-23: a step that the server submits keeps the browser and the attributes of the one before', async () => {
  const context = await testContext(carShop())
  const sent = {
    kind: 'reserve',
    fields: CONTACT,
    carId: 'a_1',
    idempotencyKey: 'key-r',
    journey: true,
  } as const
  const leadId = leadIdOf(
    await submitLead(context, {
      ...sent,
      step: 0,
      userAgent: 'Test/1',
      visitedPages: ['/cars/a'],
      linkedQueryParams: { gclid: 'g' },
    }),
  )
  leadIdOf(await submitLead(context, { ...sent, step: 1, leadId }))
  expect((await storedLeads(context))[0]).toMatchObject({
    form_completed: true,
    user_agent: 'Test/1',
    lead_attributes: { visited_pages: ['/cars/a'], linked_query_params: { gclid: 'g' } },
  })
})

test('a form with a filled honeypot is answered but not stored', async () => {
  const context = await testContext()
  leadIdOf(
    await submitLead(
      context,
      enquiry({ fields: { ...enquiry().fields, leave_empty: 'https://spam.example' } }),
    ),
  )
  expect(await storedLeads(context)).toEqual([])
})

test('too many forms of one address are refused with a time to retry, later steps are not', async () => {
  const db = await openTestDatabase()
  const limits = new RateLimits({ db, log: { error: () => {} }, clock: () => 0 })
  const context = await testContext(undefined, db, limits)
  const results: SubmittedLead[] = []
  for (let at = 0; at <= ALLOWANCES.lead.most; at++)
    results.push(await submitLead(context, enquiry({ idempotencyKey: `k${at}` })))
  expect(results.at(-1)).toMatchObject({ status: 429, retryAfterSeconds: expect.any(Number) })
  const leadId = leadIdOf(results[0] as SubmittedLead)
  const later = enquiry({ leadId, fields: { ...enquiry().fields, message: 'And its colour?' } })
  expect(await submitLead(context, later), 'what was begun can be finished').not.toHaveProperty('error')
})

test('a lead without a database is refused with the phone number, and the cause is logged', async () => {
  const logged: [object, string][] = []
  const log = { error: (details: object, message: string) => logged.push([details, message]) }
  const dealer = testDealer({ tenant: { phones: { main: '07 5550 0199' } } })
  const context = { ...(await testContext(dealer, await openReadOnlyDatabase())), log: log as never }
  expect(await submitLead(context, enquiry())).toEqual({
    status: 503,
    error: 'We could not save this just now. Please call us on 07 5550 0199, or try again in a few minutes.',
    retryAfterSeconds: 5,
  })
  const reason = 'The database cannot be used: attempt to write a readonly database'
  expect(logged).toEqual([[{ kind: 'enquiry', reason }, 'a lead was not saved']])
  expect(JSON.stringify(logged)).not.toContain('Hannah')
})

test('a refusal by a dealer without a number names none', async () => {
  const dealer = testDealer({ locations: [] })
  const context = await testContext(dealer, await openReadOnlyDatabase())
  const fields = { ...CONTACT, category: 'General Enquiry', message: 'Hello' }
  const refused = await submitLead(context, enquiry({ kind: 'careers', fields }))
  expect(refused).toMatchObject({ error: expect.stringContaining('Please call us, or try again') })
})
