// An assistant asks a dealer's site by the Model Context Protocol, with the official client.
import { request } from 'node:http'
import { STAFF_API } from '@forecourt/schemas/contract'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import { makePersonSecret } from './open-preview.ts'
import { dealers, siteOrigin, sitePort } from './site-process.ts'

/** Node resolves no `<slug>.localhost`, hence the host header. */
const fetchHere: typeof fetch = async (url, init) => {
  const asked = new Request(url, init)
  const body = Buffer.from(await asked.arrayBuffer())
  const { host, pathname } = new URL(asked.url)
  const headers = { ...Object.fromEntries(asked.headers), host, 'content-length': String(body.length) }
  return new Promise((done, fail) => {
    request(
      { host: '127.0.0.1', port: sitePort, path: pathname, method: asked.method, headers },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const status = answer.statusCode ?? 500
          const sent = new Headers(answer.headers as Record<string, string>)
          done(new Response(status === 202 ? null : Buffer.concat(chunks), { status, headers: sent }))
        })
      },
    )
      .on('error', fail)
      .end(body)
  })
}

async function connect(dealer: string): Promise<Client> {
  const { transport } = JSON.parse((await fetchPage(dealer, '/.well-known/mcp.json')).text) as {
    transport: { url: string }
  }
  expect(transport.url).toBe(`${siteOrigin(dealer)}/mcp`)
  const client = new Client({ name: 'forecourt-e2e', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL(transport.url), { fetch: fetchHere }))
  return client
}

interface Found {
  count: number
  vehicles: { id: string; url: string; name: string }[]
}

test('an assistant finds the tools, searches in words, reads a vehicle and compares two, as the pages say', async () => {
  const client = await connect('quayside')
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'search_stock',
    'get_vehicle',
    'compare_vehicles',
    'list_locations',
    'list_offers',
    'estimate_delivery',
    'list_test_drive_times',
    'book_test_drive',
    'send_enquiry',
  ])
  const answer = await client.callTool({ name: 'search_stock', arguments: { words: 'used suv under 40k' } })
  const found = answer.structuredContent as unknown as Found
  expect(found.count).toBeGreaterThan(3)
  const slugs = found.vehicles.slice(0, 2).map(({ url }) => url.split('/').at(-1) ?? '')
  const [slug = ''] = slugs
  const page = await fetchPage('quayside', `/cars/${slug}.md`)
  const vehicle = await client.callTool({ name: 'get_vehicle', arguments: { slug } })
  expect(vehicle.content).toEqual([{ type: 'text', text: page.text }])
  const compared = await client.callTool({ name: 'compare_vehicles', arguments: { slugs } })
  expect(compared.structuredContent).toMatchObject({ vehicles: [expect.any(String), expect.any(String)] })
  const delivery = await client.callTool({
    name: 'estimate_delivery',
    arguments: { vehicle_id: found.vehicles[0]?.id ?? '', postcode: '3000' },
  })
  expect(delivery.isError).toBeFalsy()
  await client.close()
})

test('what is wrong is said in words, and another dealer’s vehicle is no vehicle here', async () => {
  const client = await connect('quayside')
  const [other = ''] = dealers.filter((dealer) => dealer !== 'quayside')
  const [, path = ''] =
    /<loc>[^<]*(\/cars\/[^<]+)</.exec((await fetchPage(other, '/sitemaps/vehicles.xml')).text) ?? []
  const foreign = await client.callTool({
    name: 'get_vehicle',
    arguments: { slug: path.split('/').at(-1) ?? '' },
  })
  expect(foreign).toMatchObject({ isError: true, content: [{ text: 'This dealer has no such thing.' }] })
  const badly = await client.callTool({
    name: 'estimate_delivery',
    arguments: { vehicle_id: 'x', postcode: '3' },
  })
  expect(badly.isError).toBe(true)
  const silent = await client.callTool({
    name: 'send_enquiry',
    arguments: { first_name: 'Ada', last_name: 'Byron', email: 'ada@mail.example', message: 'Hello' },
  })
  expect(silent.isError, 'nothing is sent without consent').toBe(true)
  await client.close()
})

test('locations and offers are those of the site', async () => {
  const client = await connect('redgum')
  const places = await client.callTool({ name: 'list_locations', arguments: {} })
  expect(JSON.stringify(places.content)).toContain('hours')
  const offers = await client.callTool({ name: 'list_offers', arguments: {} })
  expect(offers.isError).toBeFalsy()
  expect((await fetchPage('redgum', '/llms.txt')).text).toContain(`${siteOrigin('redgum')}/mcp`)
  expect((await fetchPage('redgum', '/mcp')).status).toBe(405)
  await client.close()
})

test('an enquiry with a person’s consent is a lead of the dealer, and says that an assistant sent it', async () => {
  const client = await connect('kerbside')
  const found = await client.callTool({ name: 'search_stock', arguments: {} })
  const { vehicles } = found.structuredContent as unknown as Found
  const sent = await client.callTool({
    name: 'send_enquiry',
    arguments: {
      first_name: 'Ada',
      last_name: 'Assistant',
      email: 'ada.assistant@mail.example',
      message: 'Is it still there on Saturday?',
      vehicle: vehicles[0]?.url.split('/').at(-1) ?? '',
      consent: true,
    },
  })
  expect(sent.structuredContent).toMatchObject({ sent: true })
  const authorization = `Bearer ${await makePersonSecret('manager-kerbside')}`
  const ask = async (path: string) =>
    (
      await fetchHere(`${siteOrigin('kerbside')}${path}`, {
        headers: { authorization, accept: 'application/json' },
      })
    ).text()
  const { leads } = JSON.parse(await ask(STAFF_API.leads)) as {
    leads: { id: string; person: { name: string } | null }[]
  }
  const lead = leads.find(({ person }) => person?.name === 'Ada Assistant')
  expect(JSON.parse(await ask(`${STAFF_API.leads}/${lead?.id}`))).toMatchObject({
    page: '/mcp',
    message: 'Is it still there on Saturday?',
  })
  await client.close()
})

test('of two assistants that ask for one time one books it, the other is told, and the link cancels it', async () => {
  const [one, other] = [await connect('redgum'), await connect('redgum')]
  const found = await one.callTool({ name: 'search_stock', arguments: {} })
  const { vehicles } = found.structuredContent as unknown as Found
  const vehicle = vehicles[0]?.url.split('/').at(-1) ?? ''
  const list = async () => {
    const answer = await one.callTool({ name: 'list_test_drive_times', arguments: { vehicle } })
    const { times } = answer.structuredContent as unknown as { times: { starts: string }[] }
    return times.map(({ starts }) => starts)
  }
  // The last time there is, which other tests leave alone.
  const starts = (await list()).at(-1) ?? ''
  const person = (name: string) => ({
    first_name: name,
    last_name: 'Assistant',
    email: `${name}@mail.example`,
    mobile: '0491 570 156',
  })
  const ask = (client: Client, name: string, changes = {}) =>
    client.callTool({
      name: 'book_test_drive',
      arguments: { ...person(name), starts, vehicle, consent: true, ...changes },
    })
  expect((await ask(one, 'ada', { consent: false })).isError, 'nothing is booked without consent').toBe(true)
  expect((await ask(one, 'ada', { mobile: '' })).isError, 'a time needs a mobile').toBe(true)
  const answers = await Promise.all([ask(one, 'ada'), ask(other, 'bea')])
  const refused = answers.filter((answer) => answer.isError)
  expect(refused).toHaveLength(1)
  expect(JSON.stringify(refused[0]?.content)).toContain('That time’s just gone. Pick another.')
  const booked = answers.find((answer) => !answer.isError)?.structuredContent as unknown as {
    starts: string
    change_url: string
  }
  expect(booked.starts).toBe(starts)
  expect(await list(), 'nobody is offered it any more').not.toContain(starts)
  const page = await fetchPage('redgum', new URL(booked.change_url).pathname)
  expect(page.html).toContain('Your booking')
  await Promise.all([one, other].map((client) => client.close()))
})
