import { beforeEach, describe, expect, it } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { NOW, testDealer } from '#app/http/testing/test-dealer.ts'
import { soldCar, testCar } from '#app/parts/car/testing/test-cars.ts'
import { testContext } from '#app/parts/lead/testing/test-context.ts'
import { changeValuation } from '#db/trade/valuation-repository.ts'
import { changeOffer } from './change-valuation.server.ts'
import { startValuation } from './start-valuation.server.ts'
import { getCarTradePage, getSellPage } from './trade-pages.server.ts'
import { getValuationPage } from './valuation-page.server.ts'

const VEHICLE = {
  id: 'v1',
  make: 'Volta',
  model: 'Ampere',
  badge: '',
  year: 2022,
  body: 'SUV',
  fuel: 'Petrol',
}
const FIELDS = {
  rego: ' abc 123',
  regoState: 'QLD',
  kms: '45,000 kms',
  name: 'Ada',
  phone: '0491 570 006',
  email: 'ada@example.com',
  location_id: 'location-a-north',
  PreferredContactMethod: 'SMS',
  finance: 'No',
  'do-you-have-a-trade-in': 'Yes',
}

let context: RequestContext
const asked: string[] = []

beforeEach(async () => {
  asked.length = 0
  context = {
    ...(await testContext()),
    rego: {
      findVehicle: async (rego, state) => {
        asked.push(`${state} ${rego}`)
        return rego === 'GONE00' ? null : { ...VEHICLE, transmission: 'Automatic' }
      },
    },
    valuer: { tradeValue: async () => 2_000_000 },
  }
})

/** The valuation that a form leads to. */
async function begin(fields: Record<string, string> = FIELDS, on = context): Promise<string> {
  const answer = await startValuation(on, fields, null, 'test').catch((thrown: Response) => thrown)
  if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer))
  return (answer.headers.get('location') ?? '').split('/').at(-1) ?? ''
}

const leads = async (on = context) =>
  (await on.db.selectFrom('leads').selectAll().execute()).map(({ payload }) => JSON.parse(payload))
const goOn = (id: string, fields: Record<string, string>, on = context) =>
  changeOffer(on, id, fields, 'test').catch((thrown: Response) => thrown)
/** What staff offer who have seen the vehicle. */
const makeFirm = (id: string, until = '2099-01-01T00:00:00.000Z') =>
  changeValuation(context.db, 'a', id, { firm_cents: 1_625_000, firm_until: until, updated_at: NOW })
const ADJUSTED = { intent: 'adjust', condition: 'fair', history: 'none', damage: 'Yes', keys: 'one' }

describe('a trade-in', () => {
  it('TRADE-01, TRADE-04, TRADE-10: a valuation starts as a lead with the registration’s vehicle', async () => {
    const id = await begin()
    expect(asked).toEqual(['QLD ABC123'])
    const { adjust } = await getValuationPage(context, id)
    expect(
      adjust.steps[0]?.fields.map(({ value }) => value),
      'the state is for its owner to say',
    ).toEqual(['', '', '', ''])
    expect(await leads()).toEqual([
      expect.objectContaining({
        category: 'Trade In',
        subcategory: '1. Lead Created',
        lead_status: 'Incomplete',
        form_completed: false,
        rego: 'ABC123',
        regoState: 'QLD',
        kms: 45_000,
        trade_in_description: '2022 Volta Ampere',
        PreferredContactMethod: 'SMS',
        finance: 'No',
        'do-you-have-a-trade-in': 'Yes',
        location_id: 'location-a-north',
      }),
    ])
    expect(await getValuationPage(context, id)).toMatchObject({
      step: 'created',
      offer: '$17,700 – $22,300',
      told: [
        { label: 'Rego', answer: 'ABC123, QLD', href: `/trade-in?again=${id}` },
        { label: 'Kilometres', answer: '45,000 kms', href: `/trade-in?again=${id}` },
      ],
      range: {
        now: { lowCents: 1_770_000, highCents: 2_230_000 },
        was: null,
        scale: { lowCents: 1_100_000, highCents: 2_300_000 },
      },
    })
  })

  it('TRADE-11: the vehicle’s state adjusts the offer, as a step of the same lead', async () => {
    const id = await begin()
    expect(await goOn(id, ADJUSTED)).toMatchObject({ status: 303 })
    const { offer, step } = await getValuationPage(context, id)
    expect(step).toBe('valued')
    expect(offer).toBe('$14,700 – $16,000')
    expect(await leads()).toEqual([
      expect.objectContaining({
        subcategory: '2. Valuation Adjustments',
        lead_status: 'Incomplete',
        condition: 'fair',
        damage: 'Yes',
        offer_low: expect.any(Number),
        name: 'Ada',
      }),
    ])
  })

  it('one answer is enough: only it is kept and shown, and the estimate narrows', async () => {
    const id = await begin()
    expect(await goOn(id, { intent: 'adjust', damage: 'No' })).toMatchObject({ status: 303 })
    const page = await getValuationPage(context, id)
    expect(page.told.slice(2)).toEqual([
      { label: 'Any damage?', answer: 'No', href: `/trade-in/valuation/${id}?change=damage#adjust-title` },
    ])
    expect(page.range?.was, 'what it was before').toEqual({ lowCents: 1_770_000, highCents: 2_230_000 })
    expect(page.adjust.steps[0]?.fields.map(({ name }) => name)).toEqual(['condition', 'history', 'keys'])
    const changing = { ...context, url: new URL('http://a.example/?change=damage') }
    const { adjust } = await getValuationPage(changing, id)
    expect(adjust.steps[0]?.fields.map(({ name, value }) => [name, value])).toContainEqual(['damage', 'No'])
    expect(page.offer).toBe('$18,100 – $21,900')
    expect((await leads())[0]).not.toHaveProperty('condition')
  })

  it('TRADE-02: an estimate is not accepted; a firm offer is, until it ends', async () => {
    const id = await begin()
    expect(await goOn(id, { intent: 'accept' })).toMatchObject({ status: 409 })
    await makeFirm(id, '2000-01-01T00:00:00.000Z')
    expect(await goOn(id, { intent: 'accept' })).toMatchObject({ status: 409 })
    expect((await leads())[0]).not.toHaveProperty('offer_accepted', true)
  })

  it('a vehicle is changed on a form that is filled in with it, by an address of its owner’s alone', async () => {
    const id = await begin()
    const values = async (search: string) => {
      const url = new URL(`http://a.example/trade-in${search}`)
      const { form } = await getSellPage({ ...context, url }, 'trade-in')
      const fields = form.steps.flatMap((step) => step.fields)
      return ['rego', 'regoState', 'kms', 'name'].map(
        (name) => fields.find((field) => field.name === name)?.value,
      )
    }
    expect(await values(`?again=${id}`)).toEqual(['ABC123', 'QLD', '45,000', ''])
    const empty = await values('')
    expect(empty[0]).toBe('')
    expect(await values('?again=00000000-0000-4000-8000-000000000000')).toEqual(empty)
  })

  it('an inspection is booked at the place, once for each time', async () => {
    const id = await begin()
    const { times } = await getValuationPage(context, id)
    const inspection = times?.options?.[0]?.value ?? ''
    expect(await goOn(id, { intent: 'inspect', inspection })).toMatchObject({ status: 303 })
    const page = await getValuationPage(context, id)
    expect(page.inspection).toMatchObject({
      view: {
        booking: {
          label: 'Trade-in inspection',
          place: { name: expect.any(String) },
          time: { starts: inspection, day: expect.stringMatching(/day /) },
        },
      },
    })
    expect((await leads())[0]).toMatchObject({ inspection })
    const other = await begin({ ...FIELDS, rego: 'XYZ789' })
    expect(await goOn(other, { intent: 'inspect', inspection })).toMatchObject({ status: 422 })
  })

  it('TRADE-02: an accepted offer is final', async () => {
    const id = await begin()
    await goOn(id, ADJUSTED)
    const { offer } = await getValuationPage(context, id)
    await makeFirm(id)
    expect(await goOn(id, { intent: 'accept' })).toMatchObject({ status: 303 })
    expect(await leads()).toEqual([
      expect.objectContaining({
        subcategory: '3. Offer Accepted',
        offer_accepted: true,
        form_completed: true,
        offer_firm: 16_250,
        offer_low: expect.any(Number),
        lead_status: 'Complete',
      }),
    ])
    await goOn(id, { ...ADJUSTED, condition: 'excellent' })
    expect(await getValuationPage(context, id)).toMatchObject({ step: 'accepted', offer })
  })

  it('what follows an accepted offer is of the answers given: how to reach, where, the state and what is owing', async () => {
    const id = await begin({ ...FIELDS, finance: 'Yes' })
    await goOn(id, ADJUSTED)
    expect((await getValuationPage(context, id)).visit).toBeNull()
    await makeFirm(id)
    await goOn(id, { intent: 'accept' })
    const { visit } = await getValuationPage(context, id)
    expect(visit).toMatchObject({
      contact: 'SMS',
      bring: expect.arrayContaining(['Rego papers', 'Payout letter from your lender']),
      place: { id: 'location-a-north' },
    })
    expect(visit?.state[0]).toEqual({ label: 'Condition', answer: 'Fair', name: 'condition' })
    await context.db.deleteFrom('leads').execute()
    expect((await getValuationPage(context, id)).visit).toMatchObject({ contact: 'Phone', place: null })
  })

  it('TRADE-03: an old or much driven vehicle has no estimate to accept; its lead is stored', async () => {
    for (const [year, kms, given] of [
      [2019, '100,000', true],
      [2018, '10', false],
      [2022, '100001', false],
    ] as const) {
      const on = { ...context, rego: { findVehicle: async () => ({ ...VEHICLE, transmission: '', year }) } }
      const id = await begin({ ...FIELDS, kms, idempotency_key: `${year} ${kms}` }, on)
      expect((await getValuationPage(on, id)).offer !== '').toBe(given)
      expect((await getValuationPage(on, id)).isLimited).toBe(!given)
      if (!given) expect(await goOn(id, { intent: 'accept' })).toMatchObject({ status: 409 })
    }
    expect(await leads()).toHaveLength(3)
  })

  it.each(['kms', 'regoState', 'rego', 'name', 'phone', 'email', 'location_id'])(
    'TRADE-05: waits for %s, and asks nobody before',
    async (name) => {
      const refused = await startValuation(context, { ...FIELDS, [name]: ' ' }, null, 'test')
      expect(Object.keys(refused.state.lastResult?.error ?? {})).toEqual([name])
      expect(refused.state.values?.email).toBe(name === 'email' ? ' ' : FIELDS.email)
      expect([asked, await leads()]).toEqual([[], []])
    },
  )

  it('an estimate stands before its owner says who they are, and nothing is stored of it', async () => {
    const asked = { intent: 'estimate', rego: 'abc 123', regoState: 'QLD', kms: '45,000' }
    const answer = await startValuation(context, asked, null, 'test')
    expect(answer).toMatchObject({
      status: 200,
      estimate: { vehicle: '2022 Volta Ampere', offer: '$17,700 – $22,300', isLimited: false },
    })
    expect((await getSellPage(context, 'trade-in', answer.state, answer.estimate)).estimate).toEqual(
      answer.estimate,
    )
    const old = await startValuation(context, { ...asked, kms: '100,001' }, null, 'test')
    expect(old.estimate).toMatchObject({ offer: '', isLimited: true })
    const unknown = await startValuation(context, { ...asked, rego: 'GONE00' }, null, 'test')
    expect(Object.keys(unknown.state.lastResult?.error ?? {})).toEqual(['rego'])
    const noKms = await startValuation(context, { ...asked, kms: 'many' }, null, 'test')
    expect(Object.keys(noKms.state.lastResult?.error ?? {})).toEqual(['kms'])
    expect(await leads()).toEqual([])
  })

  it.each([
    ['motorcycle', 'car', 'That’s a 2022 Volta Ampere, and we only take motorcycles.'],
    ['car', 'motorcycle', 'That’s a 2022 Volta Ampere, and we only take cars.'],
    ['car', 'truck', null],
    ['car', undefined, null],
    ['motorcycle', 'motorcycle', null],
  ] as const)('a dealer of %ss alone answers a %s in words', async (sold, kind, words) => {
    const facets = { item_type: [{ value: sold, count: 1 }] }
    const dealer = testDealer(
      {},
      { search: async () => ({ cars: [], total: 1, totalPages: 1, page: 1, facets, stats: {}, ms: 0 }) },
    )
    const found = { ...VEHICLE, transmission: '', ...(kind ? { kind } : {}) }
    const on = {
      ...(await testContext(dealer)),
      rego: { findVehicle: async () => found },
      valuer: context.valuer,
    }
    const answer = await startValuation(on, FIELDS, null, 'test').catch((thrown: Response) => thrown)
    if (words === null) expect(answer).toBeInstanceOf(Response)
    else
      expect(answer).toMatchObject({
        state: { lastResult: { error: { rego: [expect.stringContaining(words)] } } },
      })
    expect(await leads(on)).toHaveLength(words === null ? 1 : 0)
  })

  it('TRADE-04: has only the way to be reached answered at first, and needs no other answer', async () => {
    const { form } = await getSellPage(context, 'trade-in')
    const initial = form.steps[0]?.fields.filter(({ type }) => type === 'radio')
    expect(initial?.map(({ name, value }) => [name, value])).toEqual([
      ['PreferredContactMethod', 'Phone'],
      ['finance', ''],
      ['do-you-have-a-trade-in', ''],
    ])
    const { finance: _, 'do-you-have-a-trade-in': __, ...others } = FIELDS
    expect(await begin(others)).toBeTruthy()
  })

  it.each([
    ['rego', "1' OR '1"],
    ['rego', '../../admin'],
    ['regoState', 'XX'],
    ['kms', '1e9'],
    ['kms', '<script>'],
    ['finance', 'Perhaps'],
    ['PreferredContactMethod', 'Pigeon'],
    ['location_id', 'location-of-another-dealer'],
  ])('takes no %s of “%s”', async (name, value) => {
    const refused = await startValuation(context, { ...FIELDS, [name]: value }, null, 'test')
    expect(Object.keys(refused.state.lastResult?.error ?? {})).toEqual([name])
    expect(await leads()).toEqual([])
  })

  it('OPEN-28: an unknown registration and an unavailable register are errors in words', async () => {
    const unknown = await startValuation(context, { ...FIELDS, rego: 'GONE00' }, null, 'test')
    expect(unknown.state.lastResult?.error?.rego?.[0]).toMatch(/find that rego/)
    const out = { ...context, rego: { findVehicle: () => Promise.reject(new Error('out')) } }
    expect(await startValuation(out, FIELDS, null, 'test')).toMatchObject({
      status: 503,
      state: { lastResult: { error: { '': [expect.stringMatching(/isn’t working right now/)] } } },
    })
  })

  it('the lead is stored although the vehicle cannot be valued', async () => {
    const out = { ...context, valuer: { tradeValue: () => Promise.reject(new Error('out')) } }
    expect(await getValuationPage(out, await begin(FIELDS, out)), 'no figure is made up').toMatchObject({
      offer: '',
      range: null,
      isLimited: false,
    })
    expect(await leads()).toHaveLength(1)
  })

  it.each([
    ['motorcycle', ['car', 'motorcycle'], 'bike', 'rider’s licence'],
    [undefined, ['caravan'], 'caravan', 'driver’s licence'],
    [undefined, ['caravan', 'truck'], 'vehicle', 'driver’s licence'],
  ] as const)('a %s at a dealer of %j is talked of as a %s', async (kind, sold, one, licence) => {
    const item_type = sold.map((value) => ({ value, count: 1 }))
    const none = { cars: [], total: 1, totalPages: 1, page: 1, stats: {}, ms: 0 }
    const dealer = testDealer({}, { search: async () => ({ ...none, facets: { item_type } }) })
    const found = { ...VEHICLE, transmission: '', ...(kind ? { kind } : {}) }
    const on = {
      ...(await testContext(dealer)),
      rego: { findVehicle: async () => found },
      valuer: context.valuer,
    }
    expect((await getValuationPage(on, await begin(FIELDS, on))).words).toMatchObject({ one, licence })
  })

  it('belongs to its own dealer only', async () => {
    const id = await begin()
    const other = testDealer({ tenant: { slug: 'b' } })
    const elsewhere = { ...context, site: { kind: 'dealer', bundle: other.bundle } } as const
    await expect(getValuationPage(elsewhere, id)).rejects.toMatchObject({ status: 404 })
    expect(await goOn(id, { intent: 'accept' }, elsewhere)).toMatchObject({ status: 404 })
    for (const none of ['', 'x', '../a', '00000000-0000-0000-0000-000000000000'])
      await expect(getValuationPage(context, none)).rejects.toMatchObject({ status: 404 })
  })

  it.each(['condition', 'history', 'damage', 'keys'])('takes no %s that is not of its list', async (name) => {
    const id = await begin()
    expect(await goOn(id, { ...ADJUSTED, [name]: 'x' })).toMatchObject({ status: 422 })
    expect((await getValuationPage(context, id)).step).toBe('created')
  })
})

describe('the page for sellers', () => {
  const withPath = (sellPath: string) => ({
    ...context,
    site: { kind: 'dealer', bundle: testDealer({ tenant: { flags: { sellPath } } }).bundle } as const,
  })

  it('VAR-12, ROUTE-17: has the dealer’s address, and the other addresses redirect to it', async () => {
    expect((await getSellPage(context, 'trade-in')).meta.path).toBe('/trade-in')
    const own = withPath('sell-my-car')
    expect((await getSellPage(own, 'sell-my-car')).meta.path).toBe('/sell-my-car')
    const moved = () => getSellPage(own, 'trade-in')
    expect(moved).toThrow(Response)
  })

  it.each([
    ['what the dealer sells', ['motorcycle'], 'Trade in or sell your motorcycle'],
    ['vehicles where that is several things', ['truck', 'car'], 'Trade in or sell your vehicle'],
  ])('TRADE-07: names %s in title and heading', async (_, types, words) => {
    const item_type = types.map((value) => ({ value, count: 1 }))
    const search = async () => ({
      cars: [],
      total: 2,
      totalPages: 1,
      page: 1,
      stats: {},
      ms: 1,
      facets: { item_type },
    })
    const site = testDealer({}, { search })
    const page = await getSellPage({ ...context, stock: site.stock }, 'trade-in')
    expect([page.title, page.meta.title]).toEqual([words, words])
  })

  it('TRADE-12: buttons with kilometres are shown with the dealer’s option', async () => {
    expect((await getSellPage(context, 'trade-in')).kilometrePicks).toEqual([])
    const site = testDealer({ tenant: { flags: { kilometreQuickPicks: true } } })
    const with_ = { ...context, site: { kind: 'dealer', bundle: site.bundle } } as const
    expect((await getSellPage(with_, 'trade-in')).kilometrePicks).toContain(100_000)
  })
})

describe('TRADE-06, ROUTE-16: a trade-in for a vehicle', () => {
  const on = (car: ReturnType<typeof testCar> | null, query: string): RequestContext => ({
    ...context,
    url: new URL(`/cars/trade-in${query}`, 'http://a.example'),
    stock: { ...context.stock, listCars: async () => (car ? [car] : []) },
  })

  it('names the vehicle', async () => {
    const page = await getCarTradePage(on(testCar(), '?car_id=a_1'))
    expect(page.car?.href).toBe(`/cars/${testCar().slug}`)
    expect(page.form.carried.car_id).toBe('a_1')
  })

  it.each([
    ['none', testCar(), ''],
    ['one that is sold', soldCar(1), '?car_id=a_1'],
  ])('of %s leads to the page for sellers', async (_, car, query) => {
    const left = await getCarTradePage(on(car, query)).catch((thrown: Response) => thrown)
    expect((left as Response).headers.get('location')).toBe('/trade-in')
  })

  it('is 404 for another dealer’s and for an unknown id', async () => {
    for (const id of ['b_9', '%22%20OR%201', '..%2F'])
      await expect(getCarTradePage(on(null, `?car_id=${id}`))).rejects.toMatchObject({ status: 404 })
  })
})
