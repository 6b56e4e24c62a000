// Leads that market places send over HTTP, with the right key, a wrong one and another dealer's, twice, and as attacks.

import { beforeEach, describe, expect, test } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { takeMarketLeads } from '#app/features/leads-in/take-leads.server.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { listDeliveries } from '#db/leads/delivery-repository.ts'
import { listLeads } from '#db/leads/lead-repository.ts'
import { makeMarketKey } from '#db/markets/market-keys-repository.ts'
import { FakeContent, rawTenant } from './fixtures/fake-content.ts'
import { openTestServer } from './fixtures/test-server.ts'

const NOW = '2026-11-22T01:00:00.000Z'
const car = testCar({ stocknum: 'Q22134', vin: 'JM0KF4WLA00123456' })
const CSN = {
  Identifier: '2f1c2a3e-0000-4000-8000-000000000001',
  Source: 'CARSALES',
  Type: 'ITEM',
  Status: 'New',
  CreatedUtc: '2026-11-22T00:59:00',
  Seller: { Identifier: 'S1', Name: 'Dealer A' },
  Environment: { IpAddress: '203.0.113.7', SessionId: 's-1' },
  Prospect: {
    Type: 'Person',
    Name: 'Zoe van der Berg',
    Email: 'zoe@longmail.example',
    PhoneNumbers: [{ Type: 'Landline', AreaCode: '7', Number: '3456 7890' }],
  },
  Comments: 'Is it there?\nI could come on Thursday.',
  ServiceRequests: [{ Type: 'Finance' }],
  Item: {
    Identification: [{ Type: 'StockNumber', Value: 'Q22134' }],
    Specification: { Make: 'Volta', Model: 'Ampere 5', Title: '2023 Volta Ampere 5' },
    Media: { Photos: [{ Url: 'https://x.example/1.jpg' }] },
  },
  TradeIn: { Specification: { Make: 'Holden', Model: 'Barina' } },
}
const adf = (inside: string, before = '<?ADF VERSION="1.0"?>') =>
  `<?xml version="1.0"?>${before}<ADF><Prospect status="new">${inside}</Prospect></ADF>`
const ADF = adf(`
  <id sequence="1" source="Gum">G-77</id><requestdate>2026-11-22T00:59:00+10:00</requestdate>
  <vehicle interest="test-drive" status="used"><year>2023</year><make>Volta</make><model>Ampere 5</model><stock>q9</stock></vehicle>
  <vehicle interest="trade-in"><make>Holden</make><odometer units="km">90000</odometer></vehicle>
  <customer><contact><name part="full">Li Wei</name><email>li@longmail.example</email>
  <phone type="voice">+61 491 570 006</phone><address><postalcode>4000</postalcode></address></contact>
  <comments>Is &lt;it&gt; there?</comments></customer>
  <vendor><vendorname>Dealer A</vendorname></vendor><provider><name part="full">Gumtrees</name></provider>`)

let site: Awaited<ReturnType<typeof openTestServer>>
let keys: Record<'carsales' | 'adf' | 'feed' | 'foreign', string>

const render = (request: Request, context: RequestContext) => {
  const place = new URL(request.url).pathname.split('/').at(-1)
  const stock = {
    ...context.stock,
    listCars: async ({ window }: { window: string }) => (window === 'stocknum = "Q22134"' ? [car] : []),
  } as unknown as RequestContext['stock']
  const visitor = { address: request.headers.get('x-visitor') ?? context.visitor.address }
  return takeMarketLeads(request, { ...context, stock, visitor }, place)
}

beforeEach(async () => {
  const content = new FakeContent('b')
  content.add('a', { tenant: rawTenant('a', { email: 'hello@a.example' }) })
  site = await openTestServer(content, render, { clock: () => Date.parse(NOW) })
  const make = (tenant_slug: string, purpose: string) => makeMarketKey(site.db, { tenant_slug, purpose }, NOW)
  keys = {
    carsales: await make('a', 'leads-carsales'),
    adf: await make('a', 'leads-adf'),
    feed: await make('a', 'feed-carsales'),
    foreign: await make('b', 'leads-carsales'),
  }
})

type Sent = { place?: string; key?: string | null; type?: string; headers?: Record<string, string> }

async function send(
  body: string,
  { place = 'carsales', key = keys.carsales, type, headers = {} }: Sent = {},
) {
  const answer = await site.get(`/api/leads-in/${place}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': type ?? (place === 'adf' ? 'application/x-adf+xml' : 'application/json'),
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...headers,
    },
  })
  return {
    ...answer,
    json: () => JSON.parse(answer.text) as { leads: { lead_id: string; repeated: boolean }[] },
  }
}

const payloads = async (slug = 'a') =>
  (await listLeads(site.db, slug, 50)).map(({ payload }) => JSON.parse(payload) as Record<string, unknown>)

describe('a lead of carsales', () => {
  test('is in the inbox with its source, the car of its stock number and everything that was said', async () => {
    expect((await send(JSON.stringify(CSN))).status).toBe(200)
    const [lead] = await payloads()
    expect(lead).toMatchObject({
      source: 'carsales',
      source_lead_id: CSN.Identifier,
      kind: 'vehicle_enquiry',
      name: 'Zoe',
      last_name: 'van der Berg',
      email: 'zoe@longmail.example',
      phone: '0734567890',
      car_id: 'a_1',
      stock_number: 'Q22134',
      car_description: '2023 Volta Ampere 5 Touring',
      lead_status: 'Complete',
      consents: [],
    })
    expect(lead?.message).toBe(
      [
        CSN.Comments,
        '',
        'Servicerequests finance type: Finance',
        'Tradein specification make: Holden',
        'Tradein specification model: Barina',
      ].join('\n'),
    )
  })

  test('goes where leads go, and nothing goes to the person who wrote', async () => {
    await send(JSON.stringify(CSN))
    const deliveries = await listDeliveries(site.db, 'a', { limit: 9 })
    expect(deliveries.map(({ channel }) => channel)).toEqual(['mail'])
  })

  test('sent twice, at once or later, is one lead, whatever else changed', async () => {
    const twice = await Promise.all([send(JSON.stringify(CSN)), send(JSON.stringify(CSN))])
    const third = await send(JSON.stringify({ ...CSN, Comments: 'Again' }))
    const all = [...twice, third].flatMap((answer) => answer.json().leads)
    expect(new Set(all.map(({ lead_id }) => lead_id)).size).toBe(1)
    expect(all.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(await payloads()).toHaveLength(1)
  })

  test('about no car of the stock says what it is about in the words that came', async () => {
    const Item = { ...CSN.Item, Identification: [{ Type: 'StockNumber', Value: 'GONE' }] }
    await send(JSON.stringify({ ...CSN, Item }))
    expect((await payloads())[0]).toMatchObject({
      car_id: null,
      stock_number: 'GONE',
      car_description: '2023 Volta Ampere 5',
    })
  })

  test('without any contact is kept with its words; without anything it is refused', async () => {
    expect((await send(JSON.stringify({ Identifier: 'x', Comments: 'Ring me' }))).status).toBe(200)
    expect(await payloads()).toMatchObject([{ kind: 'enquiry', message: 'Ring me' }])
    const nothing = ['{}', '{"Source":"CARSALES","Status":"New"}', '', '[null, {}]']
    for (const body of nothing) expect([body, (await send(body)).status]).toEqual([body, 422])
    expect(await payloads()).toHaveLength(1)
  })

  test('with a contact that is none keeps what was written in its message', async () => {
    const Prospect = { Email: 'zoe at longmail', PhoneNumbers: [{ Type: 'Mobile', Number: '12' }] }
    await send(JSON.stringify({ Identifier: 'x', Prospect }))
    const [lead] = await payloads()
    expect(lead).not.toHaveProperty('email')
    expect(lead?.message).toContain('zoe at longmail')
    expect(lead?.message).toContain('12')
  })

  test('that is no JSON is kept as text', async () => {
    expect((await send('{"Identifier": "x", "Comm')).status).toBe(200)
    expect((await payloads())[0]?.message).toContain('{"Identifier": "x", "Comm')
  })
})

describe('a lead by ADF', () => {
  const sent = { place: 'adf', key: '' }
  beforeEach(() => {
    sent.key = keys.adf
  })

  test('is in the inbox under its provider’s name, with what has no field in its message', async () => {
    expect((await send(ADF, sent)).status).toBe(200)
    const [lead] = await payloads()
    expect(lead).toMatchObject({
      source: 'Gumtrees',
      source_lead_id: 'G-77',
      name: 'Li',
      last_name: 'Wei',
      email: 'li@longmail.example',
      phone: '0491570006',
      postcode: '4000',
      stock_number: 'q9',
      car_description: '2023 Volta Ampere 5',
    })
    expect(lead?.message).toBe(
      'Is <it> there?\n\nInterest: test drive\nTrade-in make: Holden\nTrade-in odometer: 90000',
    )
  })

  test('sent twice is one lead, by its id or by its text', async () => {
    const without = ADF.replace(/<id .*<\/id>/, '')
    for (const body of [ADF, ADF, without, without]) await send(body, sent)
    expect(await payloads()).toHaveLength(2)
  })

  test('that is not well-formed is kept as text, and characters of no XML are not', async () => {
    await send(`<adf><prospect><customer>\u0000Ring 0400 000 000`, {
      ...sent,
      type: 'text/plain; charset=utf-8',
    })
    const [lead] = await payloads()
    expect(lead).toMatchObject({ source: 'ADF', kind: 'enquiry' })
    expect(lead?.message).toContain('<adf><prospect><customer> Ring 0400 000 000')
  })

  test('that declares entities, nests without end or is huge is refused, and nothing is kept', async () => {
    const lol = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`)
    const laughs = adf(
      '<customer><comments>&l9;</comments></customer>',
      `<!DOCTYPE adf [<!ENTITY l0 "lol">${lol}]>`,
    )
    const outside = adf(
      '<customer><comments>&f;</comments></customer>',
      '<!DOCTYPE adf [<!ENTITY f SYSTEM "file:///etc/passwd">]>',
    )
    const deep = adf(`${'<a>'.repeat(5_000)}x${'</a>'.repeat(5_000)}`)
    const started = performance.now()
    for (const body of [laughs, outside, deep]) expect((await send(body, sent)).status).toBe(422)
    expect((await send(adf(`<id>${'x'.repeat(10_000_000)}</id>`), sent)).status).toBe(413)
    expect(performance.now() - started).toBeLessThan(5_000)
    expect(await payloads()).toEqual([])
  })

  test('of very many values is cut, and says so', async () => {
    await send(
      adf('<customer><comments>Long</comments></customer><x>yyyyyyyyyyyyyyyyyyyy</x>'.repeat(900)),
      sent,
    )
    const [lead] = await payloads()
    expect(String(lead?.message)).toHaveLength(4_000)
    expect(lead?.message).toMatch(/^Long\n\nLong.*\(The rest was too long\.\)$/s)
  })
})

describe('the wall', () => {
  test.each([
    ['no key', () => ({ key: null }), 401],
    ['a key that nobody has', () => ({ key: 'market_x' }), 401],
    ['another dealer’s key', () => ({ key: keys.foreign }), 403],
    ['a key for fetching stock', () => ({ key: keys.feed }), 403],
    ['a key of another sender', () => ({ key: keys.adf }), 403],
    ['a sender that there is not', () => ({ place: 'constructor' }), 404],
    ['a form', () => ({ type: 'application/x-www-form-urlencoded' }), 415],
    ['plain http from elsewhere', () => ({ headers: { 'x-visitor': '203.0.113.7' } }), 403],
    ['a page of another site', () => ({ headers: { origin: 'https://evil.example' } }), 403],
  ])('%s: nothing is kept', async (_name, change, status) => {
    const answer = await send(JSON.stringify(CSN), change() as Sent)
    expect(answer.status).toBe(status)
    expect([...(await payloads()), ...(await payloads('b'))]).toEqual([])
  })

  test('a sender without headers of its own has the key in the address, which is never logged', async () => {
    const path = `/api/leads-in/carsales?key=${keys.carsales}`
    const headers = { 'content-type': 'application/json' }
    const answer = await site.get(path, { method: 'POST', body: JSON.stringify(CSN), headers })
    expect(answer.status).toBe(200)
    const logged = JSON.stringify(site.lines)
    for (const secret of [keys.carsales, 'longmail', 'Thursday']) expect(logged).not.toContain(secret)
  })

  test('too many at once are answered so that the sender tries again', async () => {
    for (let at = 0; at < 300; at += 1) await send('{}', { key: null })
    const answer = await send(JSON.stringify(CSN))
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([503, true])
  })
})
