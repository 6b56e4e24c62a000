// The walls of the staff's interface: each kind of person at each endpoint, of their own dealer and of another's.
import { request } from 'node:http'
import { STAFF_API } from '@forecourt/schemas/contract'
import { expect, test } from '@playwright/test'
import { makePersonSecret } from './open-preview.ts'
import { sitePort, studioOrigin } from './site-process.ts'

type Endpoint = keyof typeof STAFF_API
type Method = 'GET' | 'POST'

/** What only a manager of the dealer, and whoever runs the platform, may ask for. */
const MANAGERS_ONLY = [
  'GET leadsSpreadsheet',
  'GET leadFile',
  'POST leadsTest',
  'GET leadsDeliveries',
  'GET marketKeys',
  'GET people',
  'GET stockSource',
  'GET stockKeys',
  'POST stockFile',
  'GET goLive',
  'GET webAddress',
]
const ENDPOINTS = Object.keys(STAFF_API) as Endpoint[]
const METHODS = ['GET', 'POST'] as const

/** What each of the dealer's people is refused. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  administrator: [],
  'manager-quayside': [],
  'editor-quayside': MANAGERS_ONLY,
  marketer: [...MANAGERS_ONLY, 'GET stockCarPage'],
}

for (const [person, refused] of Object.entries(REFUSED))
  test(`${person} is answered by every endpoint of their dealer but those above their role`, async () => {
    const secret = await makePersonSecret(person)
    expect(await listRefused('quayside', secret)).toEqual(listAll().filter((call) => refused.includes(call)))
  })

for (const person of ['manager-kerbside', 'editor-kerbside', 'nobody'])
  test(`${person} is refused by every endpoint of another dealer`, async () => {
    const secret = await makePersonSecret(person)
    expect(await listRefused('quayside', secret)).toEqual(listAll())
  })

const listAll = () => ENDPOINTS.flatMap((endpoint) => METHODS.map((method) => `${method} ${endpoint}`))

/** The calls that are answered with 401 or 403; every other answer is below 500. */
async function listRefused(dealer: string, secret: string): Promise<string[]> {
  const refused: string[] = []
  for (const endpoint of ENDPOINTS)
    for (const method of METHODS) {
      const status = await ask(method, dealer, endpoint, secret)
      expect(status, `${method} ${endpoint}`).toBeLessThan(500)
      if (status === 401 || status === 403) refused.push(`${method} ${endpoint}`)
    }
  return refused
}

/** Asks as a script of the Studio does. Node resolves no `<slug>.localhost`, hence the host header. */
function ask(method: Method, dealer: string, endpoint: Endpoint, secret: string): Promise<number> {
  const headers = {
    host: `${dealer}.localhost:${sitePort}`,
    authorization: `Bearer ${secret}`,
    origin: studioOrigin,
    accept: 'application/json',
  }
  return new Promise((done, fail) => {
    request({ host: '127.0.0.1', port: sitePort, path: STAFF_API[endpoint], method, headers }, (answer) => {
      answer.resume()
      done(answer.statusCode ?? 0)
    })
      .on('error', fail)
      .end()
  })
}
