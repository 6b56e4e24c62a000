import { expect, test } from 'vitest'
import { serve } from '../../../server/fixtures/serve.ts'
import { HostedSms } from './hosted-sms.server.ts'

/** A provider over real HTTP with a fixed answer. */
async function openProvider(status: number, headers: Record<string, string> = {}) {
  const requests: object[] = []
  const port = await serve(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { method, url, headers: sent } = request
    const { authorization, 'content-type': type } = sent
    requests.push({ method, url, authorization, type, body: JSON.parse(Buffer.concat(parts).toString()) })
    response.writeHead(status, headers).end('{"message":"to +61412345678"}')
  })
  const sms = new HostedSms({ url: `http://127.0.0.1:${port}/messages`, token: 'key', from: 'DEALER' })
  const send = () =>
    sms.send({ tenantSlug: 'a', to: '+61412345678', text: 'hello' }, new AbortController().signal)
  return { requests, send, sms }
}

test('a message is one request of the protocol', async () => {
  const { requests, send } = await openProvider(202)
  await send()
  expect(requests).toEqual([
    {
      method: 'POST',
      url: '/messages',
      authorization: 'Bearer key',
      type: 'application/json',
      body: { to: '+61412345678', from: 'DEALER', body: 'hello' },
    },
  ])
})

test.each([400, 401, 500])('an answer of %i is an error without the phone number', async (status) => {
  const { send } = await openProvider(status)
  await expect(send()).rejects.toThrow(`the SMS provider answered ${status}`)
  await expect(send()).rejects.not.toThrow('412345678')
})

test('the key is not sent to the target of a redirect', async () => {
  const { requests, send } = await openProvider(307, { location: '/elsewhere' })
  await expect(send()).rejects.toThrow()
  expect(requests).toHaveLength(1)
})

test('an aborted signal cancels the request', async () => {
  const port = await serve(() => {})
  const sms = new HostedSms({ url: `http://127.0.0.1:${port}/`, token: '', from: '' })
  const controller = new AbortController()
  const sent = sms.send({ tenantSlug: 'a', to: '+61412345678', text: '' }, controller.signal)
  controller.abort(new Error('too late'))
  await expect(sent).rejects.toThrow('too late')
})
