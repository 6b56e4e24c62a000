import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { listLeads } from '../../../../db/leads/lead-repository.ts'
import { openTestDatabase } from '../../../../db/testing/test-database.ts'
import { testContext } from '../testing/test-context.ts'
import { answerLead } from './answer-lead.server.ts'

const car = testCar({ location: { id: 'location-a-north', slug: 'north', name: 'North' } })
const dealer = testDealer({}, { listCars: async ({ window }) => (window.includes('"a_1"') ? [car] : []) })
const GOOD = {
  kind: 'enquiry',
  name: 'Hannah',
  email: 'hannah@example.com',
  category: 'General Enquiry',
  location_id: 'location-a-north',
  message: 'Hello',
}
const NAMES = [
  ...Object.keys(GOOD),
  'phone',
  'postcode',
  'car_id',
  'lead_id',
  'step',
  'idempotency_key',
  'page',
]

const request = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
  new Request('http://a.example/api/leads', { method: 'POST', headers: { 'content-type': type }, body })

async function post(body: unknown, type?: string) {
  const context = await testContext(dealer)
  const reply = await answerLead(
    context,
    request(typeof body === 'string' ? body : JSON.stringify(body), type),
  )
  return { reply, leads: await listLeads(context.db, 'a', 10) }
}

const evil = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '\u0000',
    '\u202Egnp.exe',
    '<script>alert(1)</script>',
    '=HYPERLINK("http://evil.example")',
    "'; drop table leads; --",
    'a@b.example\r\nBcc: c@d.example',
    '__proto__',
    '\u{1F697}'.repeat(50),
    'x'.repeat(9_000),
    '../../etc/passwd',
    '1e999',
  ),
  fc.jsonValue(),
)

const fields = fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 20 })), evil, {
  maxKeys: 20,
})

test('any JSON that is posted is accepted or refused with a message, without a 500', async () => {
  // One database for all: each try is a row at most.
  const db = await openTestDatabase()
  await fc.assert(
    fc.asyncProperty(fields, fc.boolean(), async (wild, onGood) => {
      const context = await testContext(dealer, db)
      const reply = await answerLead(context, request(JSON.stringify(onGood ? { ...GOOD, ...wild } : wild)))
      expect(reply.kind).toBe('data')
      if (reply.kind !== 'data') return
      expect([200, 400, 404, 409, 413, 422]).toContain(reply.status)
      expect('lead_id' in reply.body ? reply.status : reply.body.error).toBeTruthy()
    }),
  )
  for (const { payload } of await listLeads(db, 'a', 10_000)) {
    const { message: _, ...lines } = JSON.parse(payload) as Record<string, unknown>
    expect(
      Object.values(lines).filter((value) => typeof value === 'string' && /\p{Cc}/u.test(value)),
    ).toEqual([])
  }
})

test('any posted form is answered with the form and its values', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...NAMES), fc.string({ maxLength: 200 })),
      async (wild) => {
        const context = await testContext(dealer)
        const body = new URLSearchParams({ ...wild, kind: 'enquiry', email: 'no address' }).toString()
        const reply = await answerLead(context, request(body, 'application/x-www-form-urlencoded'))
        expect(reply.status === 422 || reply.status === 409).toBe(true)
        if (reply.kind !== 'form' || !reply.form) throw new Error('no form')
        const values = Object.fromEntries(
          reply.form.steps[0]?.fields.map(({ name, value }) => [name, value]) ?? [],
        )
        expect(values.email).toBe('no address')
      },
    ),
    { numRuns: 60 },
  )
})

test.each([
  ['nothing', '', 400],
  ['no JSON', '{', 400],
  ['a list', '[]', 400],
  ['a number', '7', 400],
  ['null', 'null', 400],
  ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400],
  [
    'a hundred fields',
    JSON.stringify(Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`f${at}`, '']))),
    400,
  ],
  ['a megabyte', JSON.stringify({ ...GOOD, message: 'x'.repeat(1_000_000) }), 413],
  ['an unknown kind', JSON.stringify({ ...GOOD, kind: 'constructor' }), 404],
  ['a kind that is no text', JSON.stringify({ ...GOOD, kind: { $ne: 1 } }), 404],
])('%s is refused', async (_, body, status) => {
  const { reply, leads } = await post(body)
  expect(reply.status).toBe(status)
  expect(leads).toEqual([])
})

test('what only calls itself an upload is refused', async () => {
  expect((await post('x', 'multipart/form-data; boundary=x')).reply.status).toBe(400)
})

test('answers keep emoji, quotes, markup and formulas as text', async () => {
  const message = 'It’s "great" <b>&amp;</b> \u{1F697}\n=1+1'
  const { leads } = await post({ ...GOOD, message, name: '  Zoë\u0000\r\nBcc: x ' })
  expect(JSON.parse(leads[0]?.payload ?? '')).toMatchObject({ message, name: 'Zoë  Bcc: x' })
})

test('a lead cannot set values that only the site knows', async () => {
  const forged = {
    source: 'Phone',
    lead_status: 'Complete',
    form_completed: 'yes',
    car_dealership_id: '9',
    dealership_slug: 'other',
  }
  const { leads } = await post({ ...GOOD, ...forged, kind: 'vehicle_enquiry', car_id: 'a_1', step: 0 })
  expect(JSON.parse(leads[0]?.payload ?? '')).toMatchObject({
    source: 'Website',
    lead_status: 'Incomplete',
    form_completed: false,
    dealership_slug: 'a-north',
  })
})
