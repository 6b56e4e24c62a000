import { describe, expect, it } from 'vitest'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { cookieOf, MOBILE, openTestAccount } from '#app/features/account/testing/test-account.ts'
import { type CustomerRequest, type Quotes, QuotesError } from '#app/integrations/quotes/quotes.ts'
import { soldCar, testCar } from '#app/parts/car/testing/test-cars.ts'
import { withAliases } from '#app/parts/lead/submit/finance-aliases.ts'
import { getCarSummary, getLenders } from '#app/parts/money/calculator/car-finance.server.ts'
import { askQuote, wireQuoteRequest } from '#app/parts/money/quote/quote-request.server.ts'
import { sendCode, verifyCode } from '#app/parts/sign-in/auth.server.ts'
import { getFinancePage } from '../calculator/finance-page.server.ts'
import {
  allowedRedirect,
  applyForFinance,
  NO_REDIRECT,
  NOT_VERIFIED,
  wireApplication,
} from './application.server.ts'
import { getJourney, postJourney } from './journey.server.ts'

const car = testCar({ vin: 'V', nvic: 'N' })
const details = {
  phoneNumber: MOBILE,
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@lee.example',
  postCode: '4000',
}
const application = wireApplication.parse({
  data: { ...details, purchasePrice: 1, selfAssessedCreditScore: 'DECENT', subscribe: true },
  additionalData: { car_id: 'a_1', idempotency_key: 'k1' },
})

/** A dealer whose provider gives these answers and records its requests. */
async function open(answer: Partial<Quotes> = {}, tenant: object = {}, listed = car) {
  const account = await openTestAccount({
    tenant: { financeProvider: 'Lender', ...tenant },
    stock: { listCars: async () => [listed] },
  })
  const asked: CustomerRequest[] = []
  const quotes: Quotes = {
    embedded: false,
    redirectOrigins: ['https://apply.example'],
    quote: async () => ({ weeklyDollars: 120, ratePercent: 9.9, comparisonRatePercent: 10.7 }),
    createCustomer: async (request) => {
      asked.push(request)
      return { redirectUrl: 'https://apply.example/1' }
    },
    ...answer,
  }
  const context = (path = '/personalised/finance') =>
    ({ ...account.context(path), quotes, allowOrigin: () => {} }) as unknown as RequestContext
  const leads = () => account.db.selectFrom('leads').selectAll().execute()
  const request = (cookie?: string) => new Request('http://a.example/', cookie ? { headers: { cookie } } : {})
  const signIn = async () => {
    await sendCode(context(), { phone: MOBILE, type: 'finance', details: {} })
    const done = await verifyCode(context(), request(), { phone: MOBILE, token: await account.findCode() })
    if (!done.ok) throw new Error(done.error)
    return cookieOf(done.cookies)
  }
  return { ...account, asked, context, leads, request, signIn }
}

describe('a quote (CALL-06)', () => {
  it('uses the car’s own price, not the one of the request', async () => {
    let priced = 0
    const { context } = await open({
      quote: async ({ priceCents }) => {
        priced = priceCents
        return { weeklyDollars: 1, ratePercent: 1, comparisonRatePercent: 1 }
      },
    })
    await askQuote(context(), wireQuoteRequest.parse({ purchasePrice: 1, car_id: 'a_1' }))
    expect(priced).toBe(3_899_000)
  })

  it('ERR-23, OPEN-75, ERR-29: fails with the provider’s message, or with ours and its name', async () => {
    const failing = (words: string) => ({ quote: () => Promise.reject(new QuotesError('down', { words })) })
    const wire = wireQuoteRequest.parse({ purchasePrice: 30_000 })
    expect(await askQuote((await open(failing('Too old.'))).context(), wire)).toMatchObject({
      error: 'Too old.',
    })
    expect(await askQuote((await open(failing(''))).context(), wire)).toMatchObject({
      error: 'Failed to get youX quick quote',
    })
    const { context } = await open(failing(''), { finance: { quoteProvider: 'Other' } })
    expect(await askQuote(context(), wire)).toMatchObject({ error: 'Failed to get Other quick quote' })
  })

  it('VDP-38: is refused for a sold vehicle, whatever price the request has', async () => {
    const { context } = await open({}, {}, soldCar(1))
    const answer = await askQuote(context(), wireQuoteRequest.parse({ purchasePrice: 38_990, car_id: 'a_1' }))
    expect(answer).toEqual({ error: 'This vehicle is sold.', status: 409 })
  })

  it('VDP-38: the finance pages redirect from a sold vehicle to its own page', async () => {
    const sold = soldCar(1)
    const { context } = await open({}, {}, sold)
    for (const page of [getFinancePage, getJourney]) {
      const thrown = await page(context(), new URLSearchParams({ car_id: sold.id })).catch((error) => error)
      expect((thrown as Response).headers.get('location')).toBe(`/cars/${sold.slug}`)
    }
  })

  it('FIN-59: rejects an unknown credit score and a term beyond seven years', () => {
    expect(wireQuoteRequest.safeParse({ purchasePrice: 1, selfAssessedCreditScore: 'FINE' }).success).toBe(
      false,
    )
    expect(wireQuoteRequest.safeParse({ purchasePrice: 1, loanTerm: 8 }).success).toBe(false)
  })
})

it('DATA-33: amount and term are aliases of price and term', () => {
  const wire = wireQuoteRequest.parse(withAliases({ amount: 20_000, term: 3 }))
  expect([wire.purchasePrice, wire.loanTerm]).toEqual([20_000, 3])
  const applied = wireApplication.parse({ data: { ...details, amount: 20_000, term: 3 } })
  expect([applied.data.purchasePrice, applied.data.loanTerm]).toEqual([20_000, 3])
})

describe('an application (CALL-07)', () => {
  it('VDP-38: is not opened for a sold vehicle', async () => {
    const { context, request, asked, leads, signIn } = await open({}, {}, soldCar(1))
    expect(await applyForFinance(context(), request(await signIn()), application)).toEqual({
      error: 'This vehicle is sold.',
      status: 409,
    })
    expect([asked, await leads()]).toEqual([[], []])
  })

  it('FIN-63: requires a verified number', async () => {
    const { context, request, asked, leads } = await open()
    expect(await applyForFinance(context(), request(), application)).toMatchObject({
      error: NOT_VERIFIED,
      status: 401,
    })
    expect([asked, await leads()]).toEqual([[], []])
  })

  it('FIN-64, DATA-33: is opened at the provider and stored as a lead, both with the car’s own price', async () => {
    const { context, request, asked, leads, signIn } = await open()
    const applied = await applyForFinance(context(), request(await signIn()), application)
    expect(applied).toEqual({ redirectUrl: 'https://apply.example/1' })
    expect(asked).toMatchObject([
      { priceCents: 3_899_000, phone: '0412345678', vin: 'V', creditScore: 'DECENT', subscribe: true },
    ])
    const [lead] = await leads()
    expect(JSON.parse(lead?.payload ?? '{}')).toMatchObject({
      kind: 'finance',
      purchasePrice: '38990',
      loanTerm: '5',
      selfAssessedCreditScore: 'DECENT',
      name: 'Ann',
      car_id: 'a_1',
      vin: 'V',
      dealership_slug: 'a-north',
      lead_status: 'Complete',
    })
  })

  it('ERR-21, FIN-65: a refusal of the provider is returned, and the lead is stored all the same', async () => {
    const refuse = (words: string) => ({
      createCustomer: () => Promise.reject(new QuotesError('no', { words })),
    })
    const silent = await open(refuse(''))
    expect(
      await applyForFinance(silent.context(), silent.request(await silent.signIn()), application),
    ).toMatchObject({
      error: 'Failed to create customer with youX',
      field: 'phone',
    })
    expect(await silent.leads()).toHaveLength(1)
    const talking = await open(refuse('Call us first.'))
    const refused = await applyForFinance(
      talking.context(),
      talking.request(await talking.signIn()),
      application,
    )
    expect(refused).toMatchObject({ error: 'Call us first.' })
  })

  it.each(['', 'https://elsewhere.example/1', 'javascript:alert(1)'])(
    'ERR-22: goes nowhere that is not allowed: %j',
    async (redirectUrl) => {
      const { context, request, signIn } = await open({ createCustomer: async () => ({ redirectUrl }) })
      expect(await applyForFinance(context(), request(await signIn()), application)).toMatchObject({
        error: NO_REDIRECT,
      })
    },
  )

  it('the dealer’s own site and the provider’s origins are allowed', () => {
    const origins = ['http://a.example', 'https://apply.example']
    expect(allowedRedirect('https://apply.example/x?y=1', origins)).toBe('https://apply.example/x?y=1')
    expect(allowedRedirect('https://apply.example.evil.example/', origins)).toBeNull()
    expect(allowedRedirect('/relative', origins)).toBeNull()
  })
})

describe('the journey (FIN-52, FIN-53)', () => {
  const query = new URLSearchParams('car_id=a_1')
  const filled = {
    purchasePrice: '38990',
    loanTerm: '5',
    selfAssessedCreditScore: 'GREAT',
    name: 'Ann',
    last_name: 'Lee',
    email: 'ann@lee.example',
    postcode: '4000',
    consent: 'on',
    phone: MOBILE,
  }

  it('OPEN-74: starts with a quote for the car at its own price', async () => {
    const { journey, car: shown } = await getJourney((await open()).context(), query)
    expect(journey).toMatchObject({
      price: 38_990,
      priceFixed: true,
      startRate: 10,
      quote: { weeklyRepaymentAmount: 120 },
    })
    expect(shown?.price).toBe('$38,990')
  })

  it('FIN-56, FIN-62: without a car starts with $30,000 clamped to the bounds, and the dealer’s own rate', async () => {
    const { context } = await open({}, { finance: { quoteRate: 9 } })
    const findPrice = async (asked: string) =>
      (await getJourney(context(), new URLSearchParams(asked))).journey.price
    expect([await findPrice(''), await findPrice('price=9999'), await findPrice('price=200001')]).toEqual([
      30_000, 10_000, 200_000,
    ])
    expect((await getJourney(context(), new URLSearchParams())).journey.startRate).toBe(9)
  })

  it('FIN-55: has no quote while the provider is unavailable', async () => {
    const { context } = await open({ quote: () => Promise.reject(new QuotesError('down')) })
    expect((await getJourney(context(), query)).journey.quote).toBeNull()
  })

  it('advances past a complete step, and returns the errors of an incomplete one', async () => {
    const { context, request } = await open()
    const post = (values: Record<string, string>) =>
      postJourney(context(), request(), query, { ...filled, ...values })
    expect(await post({ step: '0', intent: 'next' })).toMatchObject({ status: 200, state: { step: 1 } })
    expect(await post({ step: '1', intent: 'next', email: 'x' })).toMatchObject({
      status: 422,
      state: { step: 1, fieldErrors: { email: expect.any(String) } },
    })
    expect(await post({ step: '3', intent: 'apply', name: '' })).toMatchObject({
      status: 422,
      state: { step: 1 },
    })
    expect(await post({ step: '2', intent: 'back' })).toMatchObject({ state: { step: 1 } })
  })

  it('FIN-63, FIN-64: sends a code, verifies it on submit, and redirects to the provider', async () => {
    const { context, request, findCode, leads } = await open()
    const post = (values: Record<string, string>) =>
      postJourney(context(), request(), query, { ...filled, step: '3', ...values })
    expect(await post({ intent: 'send' })).toMatchObject({ state: { step: 3, sent: true } })
    expect(await post({ intent: 'apply', token: '12' })).toMatchObject({
      status: 422,
      state: { authError: { field: 'code' } },
    })
    const done = await post({ intent: 'apply', token: await findCode() })
    expect(done).toMatchObject({ redirectUrl: 'https://apply.example/1' })
    expect(done.cookies.length).toBeGreaterThan(0)
    expect(await leads()).toHaveLength(1)
  })

  it.each([
    [
      { visited_pages: ['/', '/cars/a'], linked_query_params: { gclid: 'landing' } },
      { visited_pages: ['/', '/cars/a'], linked_query_params: { gclid: 'landing' } },
    ],
    [null, { visited_pages: [], linked_query_params: { utm_source: 'mail' } }],
  ])(
    'LEAD-23: sends the lead with the attributes %o of the browser, or those of its own address',
    async (sent, stored) => {
      const { context, request, findCode, leads } = await open()
      const post = (values: Record<string, string>) =>
        postJourney(context(), request(), new URLSearchParams('utm_source=mail'), {
          ...filled,
          step: '3',
          ...values,
          ...(sent ? { lead_attributes: JSON.stringify(sent) } : {}),
        })
      await post({ intent: 'send' })
      await post({ intent: 'apply', token: await findCode() })
      const [lead] = await leads()
      expect(JSON.parse(lead?.payload ?? '').lead_attributes).toEqual(stored)
    },
  )
})

it('TEN-05: without a lender there is no journey: its address leads to the form, and the form to no journey', async () => {
  const { context } = await open({}, { financeProvider: '' })
  const query = new URLSearchParams('car_id=a_1')
  const left = await getJourney(context('/personalised/finance?car_id=a_1'), query).catch(
    (thrown: Response) => thrown,
  )
  expect((left as Response).headers.get('location')).toBe('/finance?car_id=a_1')
  expect((await getFinancePage(context(), query)).journeyHref).toBeNull()
  const own = await getFinancePage((await open()).context(), query)
  expect(own.journeyHref).toMatch(/^\/personalised\/finance\?.*car_id=a_1/)
})

describe('the finance page', () => {
  it('FIN-51: shows the car of the address, with its price in the form', async () => {
    const page = await getFinancePage(
      (await open()).context(),
      new URLSearchParams('car_id=a_1&whoIsHelping=Kim'),
    )
    expect(page.car).toMatchObject({ name: '2023 Volta Ampere 5', price: '$38,990', priceType: 'Drive Away' })
    const values = Object.fromEntries(
      page.form.steps.flatMap(({ fields }) => fields.map(({ name, value }) => [name, value])),
    )
    expect(values).toMatchObject({
      purchasePrice: '38990',
      loanTerm: '5',
      selfAssessedCreditScore: 'GREAT',
      whoIsHelping: 'Kim',
    })
    expect(page.featured).toBeNull()
  })

  it('FIN-47, FIN-49, CALL-24: has a promo of six used cars in stock with pictures, by the dealer’s option', async () => {
    const listings: object[] = []
    const stock = {
      listCars: async (_scope: unknown, listing: object) => {
        listings.push(listing)
        return [car, testCar({ id: 'a_2', images: [] })]
      },
    }
    const account = await openTestAccount({ tenant: { finance: { promo: true } }, stock })
    const page = await getFinancePage(account.context('/finance'), new URLSearchParams())
    expect(page.featured?.map(({ id }) => id)).toEqual(['a_1'])
    expect(listings).toEqual([
      { filter: ['status = "in_stock"', 'car_type = "used"', 'photos_count >= 2'], limit: 6 },
    ])
    expect((await getFinancePage((await open()).context(), new URLSearchParams())).featured).toBeNull()
  })
})

describe('a car by its id', () => {
  it('CALL-11, OPEN-14: has its lenders by provider, none where finance is hidden', async () => {
    const { context } = await open()
    expect(Object.keys(await getLenders(requireDealerContext(context()), 'a_1'))).toEqual(['Lender'])
  })

  it('CALL-23, OPEN-17: has no data of its previous owner', async () => {
    const summary = await getCarSummary(requireDealerContext((await open()).context()), 'a_1')
    expect(summary).toMatchObject({
      id: 'a_1',
      name: '2023 Volta Ampere 5 Touring',
      price: 38_990,
      price_type: 'Drive Away',
    })
    expect(Object.keys(summary).some((key) => key.startsWith('private'))).toBe(false)
  })
})
