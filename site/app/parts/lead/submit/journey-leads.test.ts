import { beforeEach, describe, expect, it } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { submitReserve } from '#app/features/reserve/commands.server.ts'
import { getReservePage } from '#app/features/reserve/queries.server.ts'
import { details, openJourney, thrown } from '#app/features/reserve/testing/test-journey.ts'
import { changeOffer } from '#app/features/trade/change-valuation.server.ts'
import { startValuation } from '#app/features/trade/start-valuation.server.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { changeValuation } from '#db/trade/valuation-repository.ts'
import type { Database } from '../../../../db/database.ts'
import { openTestDatabase } from '../../../../db/testing/test-database.ts'
import { testContext } from '../testing/test-context.ts'
import { answerLead } from './answer-lead.server.ts'
import { signLeadId } from './lead-id.server.ts'

const CONTACT = {
  name: 'Ada',
  last_name: 'Ng',
  email: 'ada@example.com',
  phone: '0491570006',
  postcode: '4000',
}
const VEHICLE = { rego: 'ABC123', regoState: 'QLD', kms: '45000' }
const STATE = { condition: 'excellent', history: 'full', damage: 'No', keys: 'two' }
const FORGED = '3f1f1d9e-6ec5-4b0e-9d1f-1d2a3b4c5d6e'
const prizes = [
  { label: 'Cap', weight: 1 },
  { label: 'Free service', weight: 1 },
]

let db: Database
beforeEach(async () => {
  db = await openTestDatabase()
})

/** A site of dealer `slug`, with a car for sale, a wheel, and a valuer of trade-ins. */
async function createSite(slug: string): Promise<RequestContext> {
  const dealer = testDealer(
    { tenant: { slug, id: `tenant-${slug}`, flags: { reservations: true }, prizeWheel: { prizes } } },
    { listCars: async () => [testCar()] },
  )
  return {
    ...(await testContext(dealer, db)),
    rego: {
      findVehicle: async () => ({
        id: 'v1',
        make: 'Volta',
        model: 'Ampere',
        badge: '',
        year: 2022,
        body: 'SUV',
        fuel: 'Petrol',
        transmission: 'Automatic',
      }),
    },
    valuer: { tradeValue: async () => 2_000_000 },
  }
}

const post = (context: RequestContext, body: Record<string, unknown>) =>
  answerLead(
    context,
    new Request('http://a.example/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...CONTACT, ...VEHICLE, ...STATE, ...body }),
    }),
  )
const leads = async (on: Database = db) =>
  (await on.selectFrom('leads').selectAll().orderBy('id').execute()).map(({ payload }) => JSON.parse(payload))

/** A vehicle valued at a dealer's: its valuation, and the lead's id as its browser has it. */
async function valued(context: RequestContext, accept: boolean) {
  const fields = { ...CONTACT, ...VEHICLE, location_id: 'location-a-north', finance: 'No' }
  await thrown(startValuation(context, fields, null, 'test'))
  const rows = await db.selectFrom('trade_valuations').selectAll().execute()
  const { id = '', lead_id: leadId = '', tenant_slug: slug = '' } = rows.at(-1) ?? {}
  const firm = { firm_cents: 1_625_000, firm_until: '2099-01-01T00:00:00.000Z', updated_at: context.now }
  if (accept) await changeValuation(db, slug, id, firm)
  if (accept) await thrown(changeOffer(context, id, { intent: 'accept' }, 'test'))
  return { id, leadId }
}

const KINDS: [kind: string, change: Record<string, unknown>][] = [
  ['reserve', { car_id: 'a_1' }],
  ['reserve', { car_id: 'a_1', step: 0 }],
  ['reserve', { car_id: 'a_1', step: 1 }],
  ['prize_wheel', { prize: 'Cap', prize_code: 'ABCDEFGH' }],
  ['trade_in', { step: 1 }],
  ['trade_in', { step: 2 }],
  ['valuation_adjustment', {}],
  ['valuation_adjustment', { step: 0 }],
  ['offer_acceptance', { offer_accepted: true, offer_low: 90_000 }],
  ['rego_lookup', { step: 1 }],
]

describe.each(KINDS)('%s with %j whose journey is not completed is refused', (kind, change) => {
  it('answers a program with 422 and a person with the form, and writes nothing', async () => {
    const context = await createSite('a')
    const { secret, now } = context
    const ids = [undefined, FORGED, signLeadId('another secret'.repeat(3), 'a', FORGED, now)]
    const signed = [signLeadId(secret, 'a', FORGED, now), signLeadId(secret, 'b', FORGED, now)]
    for (const lead_id of [...ids, ...signed]) {
      const reply = await post(context, { kind, ...change, ...(lead_id && { lead_id }) })
      expect(reply).toMatchObject({
        kind: 'data',
        status: 422,
        body: { error: expect.stringMatching(/page/) },
      })
    }
    const form = new URLSearchParams({ ...CONTACT, kind, car_id: 'a_1' })
    if (change.step !== undefined) form.set('step', String(change.step))
    const type = 'application/x-www-form-urlencoded'
    const request = new Request('http://a.example/api/leads', {
      method: 'POST',
      headers: { 'content-type': type },
      body: form.toString(),
    })
    expect(await answerLead(context, request)).toMatchObject({ kind: 'form', status: 422 })
    expect(await leads()).toEqual([])
  })
})

it.each(['trade_in', 'rego_lookup'])(
  '%s that is posted whole is taken up, but is not complete',
  async (kind) => {
    const context = await createSite('a')
    expect(await post(context, { kind, location_id: 'location-a-north' })).toMatchObject({ status: 200 })
    expect(await leads()).toMatchObject([{ kind, lead_status: 'Incomplete', form_completed: false }])
  },
)

describe('an accepted offer', () => {
  it('a valued one is not completed by its own lead', async () => {
    const context = await createSite('a')
    const { leadId } = await valued(context, false)
    const before = await leads()
    for (const kind of ['offer_acceptance', 'valuation_adjustment'])
      expect(await post(context, { kind, lead_id: leadId })).toMatchObject({ status: 422 })
    expect(await leads()).toEqual(before)
  })

  it('an accepted one answers with its unchanged lead', async () => {
    const context = await createSite('a')
    const { leadId } = await valued(context, true)
    const before = await leads()
    expect(before).toMatchObject([{ kind: 'offer_acceptance', offer_accepted: true, form_completed: true }])
    const reply = await post(context, { kind: 'offer_acceptance', lead_id: leadId, offer_low: 90_000 })
    expect(reply).toMatchObject({ kind: 'data', status: 200 })
    expect(await post(context, { kind: 'valuation_adjustment', lead_id: leadId })).toMatchObject({
      status: 422,
    })
    expect(await leads()).toEqual(before)
  })

  it('one of another dealer, or with a car, is refused', async () => {
    const [a, b] = [await createSite('a'), await createSite('b')]
    const { id, leadId } = await valued(b, true)
    const before = await leads()
    for (const lead_id of [leadId, id])
      expect(await post(a, { kind: 'offer_acceptance', lead_id })).toMatchObject({ status: 422 })
    const forCar = { kind: 'offer_acceptance', lead_id: leadId, car_id: 'a_1' }
    expect(await post(b, forCar)).toMatchObject({ status: 422 })
    expect(await leads()).toEqual(before)
  })
})

describe('a reservation', () => {
  const open = async () => {
    const journey = await openJourney()
    const path = `/cars/${journey.slug}/checkout`
    const ask = { journey: 'checkout', slug: journey.slug, reservation: null } as const
    const body = new URLSearchParams(details())
    const sent = new Request(`http://a.example${path}`, { method: 'POST', body })
    await thrown(submitReserve(journey.context(path), sent, ask))
    const [row] = await journey.db.selectFrom('reservations').selectAll().execute()
    if (!row) throw new Error('There is no reservation.')
    const pay = async () => {
      await journey.provider.payWith(row.session_id ?? '', 'accept', false)
      const request = new Request(`http://a.example${path}`)
      await getReservePage(journey.context(path), request, { ...ask, reservation: row.id })
    }
    return { ...journey, row, pay, site: journey.context('/api/leads') }
  }

  it('an unpaid one is not completed by its own lead or its number', async () => {
    const { row, site, db: healthy } = await open()
    const before = await leads(healthy)
    for (const lead_id of [row.lead_id, row.id]) {
      const forged = { kind: 'reserve', car_id: row.car_id, lead_id, step: 1, reservation_id: row.id }
      expect(await post(site, forged)).toMatchObject({ status: 422 })
    }
    expect(await leads(healthy)).toEqual(before)
    expect(before).toMatchObject([{ lead_status: 'Incomplete' }])
  })

  it('a paid one answers with its unchanged lead, for no other car or dealer', async () => {
    const { row, site, db: healthy, pay } = await open()
    await pay()
    const before = await leads(healthy)
    expect(before).toMatchObject([{ lead_status: 'Complete', reservation_id: row.id }])
    const again = { kind: 'reserve', step: 1, lead_id: row.lead_id, deposit: 1 }
    expect(await post(site, { ...again, car_id: row.car_id })).toMatchObject({ status: 200 })
    expect(await post(site, { ...again, car_id: 'a_2' })).toMatchObject({ status: 422 })
    db = healthy
    expect(await post(await createSite('b'), { ...again, car_id: row.car_id })).toMatchObject({ status: 422 })
    expect(await leads(healthy)).toEqual(before)
  })
})
