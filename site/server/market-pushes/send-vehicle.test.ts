// Where a vehicle may be sent: the key goes to the public internet alone, and never in clear.
import { expect, it } from 'vitest'
import { ANY_NETWORK, PUBLIC_NETWORK } from '../stock/fetch/fetch-file.ts'
import { findTargetUrl, sendVehicle } from './send-vehicle.ts'

const clock = () => 0
const send = (address: string, network = PUBLIC_NETWORK) =>
  sendVehicle({ title: 'AutoTrader', address, key: 'k' }, '{}', { network, clock, timeoutMs: 1_000 })

it.each([
  ['http://feeds.example/in', /begins with https:\/\//],
  ['https://127.0.0.1/in', /not on the public internet/],
  ['https://[::1]/in', /not on the public internet/],
  ['https://169.254.169.254/latest', /not on the public internet/],
  ['https://nas.local/in', /not on the public internet/],
  ['feeds', /begins with https/],
])('nothing is sent to %s', async (address, words) => {
  expect(findTargetUrl(address, PUBLIC_NETWORK)).toMatch(words)
  expect(await send(address)).toEqual({ kind: 'stopped', words: expect.stringMatching(words) })
})

it('nothing is sent where a name resolves to this machine', async () => {
  const network = { ...PUBLIC_NETWORK, accepts: () => true }
  expect(await send('https://localhost/in', network)).toEqual({
    kind: 'stopped',
    words: 'This address is not on the public internet.',
  })
})

it('a server that refuses the connection is asked later', async () => {
  expect(await send('http://127.0.0.1:1/in', ANY_NETWORK)).toEqual({
    kind: 'later',
    words: 'AutoTrader did not answer.',
    waitMs: null,
  })
})
