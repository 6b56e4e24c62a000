import { describe, expect, it } from 'vitest'
import { EmbeddedQuotes } from './embedded-quotes.server.ts'
import { HostedQuotes } from './hosted-quotes.server.ts'
import { openQuotes } from './open-quotes.server.ts'
import { type QuoteRequest, QuotesError } from './quotes.ts'

const request: QuoteRequest = {
  creditScore: 'GREAT',
  priceCents: 3_000_000,
  termYears: 5,
  year: 2023,
  vin: 'VIN1',
  nvic: 'N1',
  whoIsHelping: '',
}
const customer = {
  ...request,
  phone: '0400000000',
  firstName: 'A',
  lastName: 'B',
  email: 'a@b.example',
  subscribe: true,
  postcode: '4000',
  additionalData: { kind: 'finance' },
}
const asking = { origin: 'http://a.example' }

function hosted(answer: (url: string, init: RequestInit) => Response | Promise<Response>, clock = () => 0) {
  const asked: { url: string; init: RequestInit }[] = []
  const ask: typeof fetch = async (url, init = {}) => {
    asked.push({ url: String(url), init })
    return answer(String(url), init)
  }
  const options = { url: 'https://quotes.example/v1', token: 't', redirectOrigins: [], fetch: ask, clock }
  return { asked, quotes: new HostedQuotes(options) }
}

const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000)) })

describe('the embedded provider', () => {
  const quotes = new EmbeddedQuotes()

  it('answers a request deterministically, with a higher rate for worse credit', async () => {
    const great = await quotes.quote(request)
    expect(await quotes.quote({ ...request })).toEqual(great)
    const poor = await quotes.quote({ ...request, creditScore: 'POOR' })
    expect(poor.weeklyDollars).toBeGreaterThan(great.weeklyDollars)
    expect(poor.comparisonRatePercent).toBeGreaterThan(poor.ratePercent)
  })

  it('FIN-62: has a default rate of 10 per cent', async () => {
    expect((await quotes.quote(request)).ratePercent).toBe(10)
  })

  it('FIN-61: has a comparison rate with deposit and final payment, independent of the price', async () => {
    // $27,000 and a fee of $495 over 60 months at 10%, $9,000 at the end: $467.96 a month, worth $27,000 at 10.64%.
    for (const priceCents of [2_000_000, 3_000_000, 9_000_000])
      expect((await quotes.quote({ ...request, priceCents })).comparisonRatePercent).toBe(10.64)
  })

  it('refuses a loan too small to repay', async () => {
    await expect(quotes.quote({ ...request, priceCents: 100_000 })).rejects.toBeInstanceOf(QuotesError)
  })

  it('redirects an applicant to a page of the dealer’s own site', async () => {
    const { redirectUrl } = await quotes.createCustomer(customer, asking)
    expect(new URL(redirectUrl).origin).toBe('http://a.example')
  })
})

describe('the hosted provider', () => {
  const good = { weeklyRepaymentAmount: 133.4, advertisedRate: 9.9, comparisonRate: 10.7 }

  it('CALL-06: sends a request with the names of the wire, the price in dollars', async () => {
    const { asked, quotes } = hosted(() => Response.json(good))
    expect(await quotes.quote(request, asking)).toEqual({
      weeklyDollars: 133,
      ratePercent: 9.9,
      comparisonRatePercent: 10.7,
    })
    const [{ url, init } = { url: '', init: {} }] = asked
    expect(url).toBe('https://quotes.example/v1/quote')
    expect(new Headers(init.headers).get('authorization')).toBe('Bearer t')
    expect(JSON.parse(String(init.body))).toEqual({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 30_000,
      loanTerm: 5,
      year: 2023,
      vin: 'VIN1',
      nvic: 'N1',
      whoIsHelping: '',
    })
  })

  it('CALL-07: opens an application with the lead beside it', async () => {
    const { asked, quotes } = hosted(() => Response.json({ redirectUrl: 'https://apply.example/1' }))
    expect(await quotes.createCustomer(customer, asking)).toEqual({ redirectUrl: 'https://apply.example/1' })
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({
      data: {
        selfAssessedCreditScore: 'GREAT',
        purchasePrice: 30_000,
        loanTerm: 5,
        year: 2023,
        vin: 'VIN1',
        nvic: 'N1',
        phoneNumber: '0400000000',
        firstName: 'A',
        lastName: 'B',
        email: 'a@b.example',
        subscribe: true,
        postCode: '4000',
      },
      additionalData: { kind: 'finance' },
    })
  })

  it('FIN-55: reads the error of the body, whatever the status', async () => {
    for (const status of [200, 422]) {
      const { quotes } = hosted(() => Response.json({ error: 'Too young a car.' }, { status }))
      await expect(quotes.quote(request, asking)).rejects.toMatchObject({ words: 'Too young a car.' })
    }
  })

  it.each([
    ['no JSON', () => new Response('oops')],
    ['an answer without an end', () => new Response(endless())],
    ['a shape of its own', () => Response.json({ weekly: 3 })],
    ['a failure', () => new Response('', { status: 500 })],
    ['nothing', () => Promise.reject(new TypeError('refused'))],
  ])('has no message for the shopper for %s', async (_name, answer) => {
    await expect(hosted(answer).quotes.quote(request, asking)).rejects.toMatchObject({
      name: 'QuotesError',
      words: '',
    })
  })

  it('is not called after four failures in a row, and called again after a while', async () => {
    let now = 0
    const { asked, quotes } = hosted(
      () => new Response('', { status: 503 }),
      () => now,
    )
    const fail = () => expect(quotes.quote(request, asking)).rejects.toBeInstanceOf(QuotesError)
    for (let attempt = 0; attempt < 6; attempt += 1) await fail()
    expect(asked).toHaveLength(4)
    now = 20_001
    await fail()
    expect(asked).toHaveLength(5)
  })

  it('requests that shoppers cancel do not open the circuit for others', async () => {
    const controller = new AbortController()
    const { asked, quotes } = hosted((_url, { signal }) =>
      signal?.aborted ? Promise.reject(signal.reason) : Response.json({ error: 'no' }, { status: 422 }),
    )
    controller.abort()
    for (let attempt = 0; attempt < 6; attempt += 1)
      await expect(quotes.quote(request, { ...asking, signal: controller.signal })).rejects.toMatchObject({
        words: '',
      })
    await expect(quotes.quote(request, asking)).rejects.toMatchObject({ words: 'no' })
    expect(asked).toHaveLength(7)
  })

  it('refusals do not open the circuit', async () => {
    const { asked, quotes } = hosted(() => Response.json({ error: 'no' }, { status: 422 }))
    for (let attempt = 0; attempt < 6; attempt += 1)
      await expect(quotes.quote(request, asking)).rejects.toBeInstanceOf(QuotesError)
    expect(asked).toHaveLength(6)
  })
})

it('applicants may be redirected to the provider’s own origin, or to the configured ones', () => {
  const account = { url: 'https://quotes.example/v1/', token: '', redirectOrigins: [] }
  expect(openQuotes(account).redirectOrigins).toEqual(['https://quotes.example'])
  const named = { ...account, redirectOrigins: ['https://apply.example'] }
  expect(openQuotes(named).redirectOrigins).toEqual(['https://apply.example'])
  expect(openQuotes(null)).toBeInstanceOf(EmbeddedQuotes)
})
