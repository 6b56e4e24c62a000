import { type ClientRequest, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { FakeContent } from './fixtures/fake-content.ts'
import { html, openTestServer } from './fixtures/test-server.ts'

const shops = () => new FakeContent('a')
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const proxies = (count: number) => ({ env: { TRUSTED_PROXIES: String(count) } })

/** Opens a stream of events as a visitor whose header names another address; answers the status. */
function openStream(port: number, address: string): Promise<number | undefined> {
  return new Promise((done, fail) => {
    const headers = { host: 'a.base.example', ...from(address).headers }
    const asked: ClientRequest = request(
      { host: '127.0.0.1', port, path: '/events/stock', headers, agent: false },
      (answer) => {
        answer.on('error', () => {})
        done(answer.statusCode)
      },
    )
    asked.on('error', fail)
    asked.end()
    onTestFinished(() => void asked.destroy())
  })
}

const openStreams = (port: number, addresses: readonly string[]) =>
  Promise.all(addresses.map((address) => openStream(port, address)))
const MOST = 40
const made = (at: number) => `198.51.100.${at}`

test('without trusted proxies, streams with made-up addresses count as one visitor’s', async () => {
  const { port } = await openTestServer(shops(), undefined, proxies(0))
  const statuses = await openStreams(
    port,
    Array.from({ length: MOST + 1 }, (_, at) => made(at)),
  )
  expect(statuses.filter((status) => status === 503)).toHaveLength(1)
})

test('behind one proxy, streams count by the visitor’s address, an IPv6 one by its /64', async () => {
  const { port } = await openTestServer(shops(), undefined, proxies(1))
  await openStreams(
    port,
    Array.from({ length: MOST }, (_, at) => `2001:db8:1:2::${at + 1}`),
  )
  expect(await openStream(port, '2001:db8:1:2:ffff::9')).toBe(503)
  expect(await openStream(port, '2001:db8:1:3::1')).toBe(200)
})

test('pages know a visitor by the /64 of its IPv6 address', async () => {
  const { get } = await openTestServer(shops(), (_, { visitor }) => html(visitor.address), {
    ...proxies(1),
    isPrivate: () => true,
  })
  expect((await get('/x', from('2001:db8:1:2::9'))).text).toBe('2001:db8:1:2::/64')
})

test('forwarded requests without TRUSTED_PROXIES leave one warning that names the variable', async () => {
  const { get, lines } = await openTestServer(shops(), undefined, proxies(0))
  const warnings = () => lines.filter(({ variable }) => variable === 'TRUSTED_PROXIES')
  await get('/x')
  expect(warnings()).toEqual([])
  for (const at of [1, 2, 3]) await get('/x', from(made(at)))
  expect(warnings()).toEqual([expect.objectContaining({ level: 40, header: 'x-forwarded-for' })])
})

test('forwarded requests with TRUSTED_PROXIES set leave no warning', async () => {
  const { get, lines } = await openTestServer(shops(), undefined, proxies(1))
  await get('/x', from(made(1)))
  expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([])
})
