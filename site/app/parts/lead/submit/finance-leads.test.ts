import { beforeEach, expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import type { Database } from '../../../../db/database.ts'
import { openTestDatabase } from '../../../../db/testing/test-database.ts'
import { testContext } from '../testing/test-context.ts'
import { answerLead } from './answer-lead.server.ts'

const VIN = '6T1BD3FK60X123456'
const car = testCar({ vin: VIN })
const dealerships = [{ id: '1', name: 'A North', slug: 'a-north' }]

let db: Database
beforeEach(async () => {
  db = await openTestDatabase()
})

/** The payload of a finance lead that was posted as JSON. */
async function posted(body: Record<string, unknown>, of = car) {
  const dealer = testDealer({ tenant: { dealerships } }, { listCars: async () => [of] })
  const answer = await answerLead(
    await testContext(dealer, db),
    new Request('http://a.example/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        kind: 'finance',
        name: 'Ada',
        last_name: 'Ng',
        email: 'ada@example.com',
        phone: '0491570006',
        postcode: '4000',
        loanTerm: '5',
        selfAssessedCreditScore: 'GREAT',
        ...body,
      }),
    }),
  )
  const rows = await db.selectFrom('leads').selectAll().execute()
  return { status: answer.status, payload: rows[0] && JSON.parse(rows[0].payload) }
}

it('DATA-33: amount and term are other names of purchasePrice and loanTerm', async () => {
  const { status, payload } = await posted({ loanTerm: undefined, amount: 25_000, term: 4 })
  expect(status).toBe(200)
  expect(payload).toMatchObject({ purchasePrice: '25000', loanTerm: '4' })
})

it('DATA-33: a lead about a car has its VIN, dealership and type', async () => {
  const { payload } = await posted({ car_id: car.id, page: '/finance?vin=AAAAAAA' })
  expect(payload).toMatchObject({ vin: VIN, dealership_slug: 'a-north', car_type: 'used' })
})

it('FIN-46: a lead about no car of the stock has what the address says', async () => {
  const page = `/finance?preferredDealership=a-north&car_type=demo&vin=${VIN}`
  const { payload } = await posted({ page })
  expect(payload).toMatchObject({ dealership_slug: 'a-north', car_type: 'demo', vin: VIN })
})

it('FIN-46: a dealership that the dealer does not have, and what is no type and no VIN, are left out', async () => {
  const { payload } = await posted({ page: '/finance?preferredDealership=other&car_type=x&vin=%3Cb%3E' })
  expect(payload).not.toHaveProperty('dealership_slug')
  expect(payload).not.toHaveProperty('car_type')
  expect(payload).not.toHaveProperty('vin')
})

it.each([
  ['a2b5', '10000'],
  ['9,999', '10000'],
  ['200,001', '200000'],
  ['200000', '200000'],
  ['', ''],
])('FIN-58: the amount %j is sent as %j, as the quick quote reads it', async (purchasePrice, sent) => {
  const { status, payload } = await posted({ purchasePrice })
  expect(status).toBe(200)
  expect(payload.purchasePrice ?? '').toBe(sent)
})

it('FIN-58: an amount without a digit is refused, in words', async () => {
  expect((await posted({ purchasePrice: 'a lot' })).status).toBe(422)
})

it('FIN-56: a car that costs less or more may be asked for at its own price', async () => {
  const cheap = testCar({ price: 7_500 })
  const { payload } = await posted({ car_id: cheap.id, purchasePrice: '7,500' }, cheap)
  expect(payload.purchasePrice).toBe('7500')
})
