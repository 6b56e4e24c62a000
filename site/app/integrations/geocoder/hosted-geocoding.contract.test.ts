import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { HostedGeocoding } from './hosted-geocoding.server.ts'
import { openGeocoding } from './open-geocoding.server.ts'
import { POSTCODES } from './postcode-geocoder.server.ts'

const KEY = 'secret-key'
const at = (lat: number, lng: number) => ({
  status: 'OK',
  results: [{ geometry: { location: { lat, lng } } }],
})

async function provider(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const asked: URL[] = []
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://provider.example'))
    answer(response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/geocode/json`
  const warnings: string[] = []
  const open = (timeoutMs = 2_000) =>
    openGeocoding({ url, key: KEY, timeoutMs, warn: (message) => warnings.push(message) })
  return { asked, warnings, open }
}
const reply =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

it('CALL-22: a lookup names the postcode, Australia and the key, and is made once', async () => {
  const { asked, warnings, open } = await provider(reply(at(-27.1, 153.2)))
  const geocoding = open()
  for (const _ of [1, 2]) {
    const geocoder = await geocoding.prepare(['4000', '4000'])
    expect(geocoder.findPostcode('4000')).toEqual([-27.1, 153.2])
    expect(geocoder.findPostcode('2000'), 'the embedded list').toEqual(POSTCODES.findPostcode('2000'))
  }
  expect(asked).toHaveLength(1)
  expect(asked[0]?.pathname).toBe('/geocode/json')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    components: 'postal_code:4000|country:AU',
    key: KEY,
  })
  expect(warnings).toEqual([])
})

it.each(['', 'Brisbane', '400', '4000|country:NZ', '40000'])('%j is no postcode to ask for', async (text) => {
  const { asked, open } = await provider(reply(at(0, 0)))
  expect((await open().prepare([text])).findPostcode(text)).toBeNull()
  expect(asked).toEqual([])
})

it('a postcode without a result has the point of the embedded list, and is not asked for again', async () => {
  const { asked, open } = await provider(reply({ status: 'ZERO_RESULTS', results: [] }))
  const geocoding = open()
  for (const _ of [1, 2])
    expect((await geocoding.prepare(['4000'])).findPostcode('4000')).toEqual(POSTCODES.findPostcode('4000'))
  expect(asked).toHaveLength(1)
})

it.each([
  ['an error', reply({}, 500), 'the geocoder answered 500'],
  [
    'a refused key',
    reply({ status: 'REQUEST_DENIED', results: [] }),
    'the geocoder answered in a shape of its own',
  ],
  ['no JSON', reply('<html>'), 'the geocoder answered in a shape of its own'],
  ['a point off the globe', reply(at(153, -27)), 'the geocoder answered in a shape of its own'],
  [
    'a redirect',
    (response: ServerResponse) => void response.writeHead(302, { location: '/elsewhere' }).end(),
    'the geocoder does not answer',
  ],
  ['a cut connection', (response: ServerResponse) => void response.destroy(), 'the geocoder does not answer'],
])(
  '%s: the embedded list answers, and the warning has neither key nor postcode',
  async (_what, answer, warning) => {
    const { warnings, open } = await provider(answer)
    const geocoder = await open().prepare(['4000'])
    expect(geocoder.findPostcode('4000')).toEqual(POSTCODES.findPostcode('4000'))
    expect(warnings).toEqual([warning])
  },
)

it('an answer that does not come in time is not waited for, nor asked for by the next page', async () => {
  const { asked, warnings, open } = await provider(() => undefined)
  const geocoding = open(30)
  for (const postcode of ['4000', '4001'])
    expect((await geocoding.prepare([postcode])).findPostcode('4000')).toEqual(POSTCODES.findPostcode('4000'))
  expect(asked).toHaveLength(1)
  expect(new Set(warnings)).toEqual(new Set(['the geocoder does not answer']))
})

it('without a key the embedded list answers', async () => {
  expect(await openGeocoding(null).prepare(['4000'])).toBe(POSTCODES)
  expect(openGeocoding({ url: '', key: '', warn: () => undefined })).toBeInstanceOf(HostedGeocoding)
})
