import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { readCsnLead } from '#app/features/leads-in/read-csn-lead.ts'
import { isPublicAddress } from './public-address.ts'
import { testLead } from './testing/test-lead.ts'
import { derivedSecret, signatureOf, webhookChannel, webhookUrl } from './webhook.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

type Received = { headers: IncomingHttpHeaders; body: string; path: string | undefined }

async function receiver(status: number, headers: Record<string, string> = {}) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers, body, path: request.url })
    response.writeHead(status, headers).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => server.close())
  const address = server.address()
  return { received, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/leads` }
}

const channel = webhookChannel({ secretOf: () => 'the secret of a', embedded: true })
const leadTo = (webhookUrl: string) => testLead({}, { leads: { webhookUrl } })

test('a webhook is signed with its time', async () => {
  const { received, url } = await receiver(200)
  await channel(leadTo(url))
  const { headers, body } = received[0] as Received
  const [, seconds, signature] =
    /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers['forecourt-signature'])) ?? []
  expect(Number(seconds) * 1_000).toBe(Date.parse('2026-11-21T01:00:05.000Z'))
  expect(signature).toBe(signatureOf('the secret of a', Number(seconds), body))
  expect(signatureOf('another secret', Number(seconds), body)).not.toBe(signature)
  expect(headers['forecourt-delivery']).toBe('d-1')
  expect(JSON.parse(body)).toMatchObject({ event: 'lead.completed', tenant: 'a', lead: { lead_id: 'l-1' } })
})

test('a redirect is not followed and counts as a failure', async () => {
  const elsewhere = await receiver(200)
  const { received, url } = await receiver(307, { location: elsewhere.url })
  await expect(channel(leadTo(url))).rejects.toThrow('answered 307')
  expect(received).toHaveLength(1)
  expect(elsewhere.received).toEqual([])
})

test.each([
  'http://crm.example/leads',
  'http://127.0.0.1/leads',
  'https://127.0.0.1/leads',
  'https://10.0.0.1/leads',
  'https://2130706433/leads',
  'https://0x7f.1/leads',
  'https://[::1]/leads',
  'https://[::ffff:10.0.0.1]/leads',
  'https://metadata/leads',
  'https://vault.internal/leads',
  'https://user:word@crm.example/leads',
  'ftp://crm.example/leads',
  'file:///etc/passwd',
  'nonsense',
  '',
])('leads are not sent to %s', (address) => {
  expect(() => webhookUrl(address, false)).toThrow('Leads are not sent to this address')
})

test('webhooks to this machine are allowed in embedded mode only', () => {
  expect(webhookUrl('http://127.0.0.1:9/leads', true).port).toBe('9')
  expect(() => webhookUrl('http://10.0.0.1/leads', true)).toThrow('it is not https')
  expect(webhookUrl('https://crm.example/leads', false).host).toBe('crm.example')
})

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['172.20.0.1', false],
  ['192.168.1.1', false],
  ['127.0.0.53', false],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:10.0.0.1', false],
])('%s is on the public internet: %s', (address, is) => {
  expect(isPublicAddress(address)).toBe(is)
})

test('derived secrets differ between dealers', () => {
  const session = 's'.repeat(32)
  expect(derivedSecret(session, 'a')).not.toBe(derivedSecret(session, 'b'))
})

test('a system that takes CSN-DTO gets what the reader of such leads reads back, and is not sent again what it refused', async () => {
  const csn = (url: string) => testLead({}, { leads: { webhookUrl: url, webhookFormat: 'csn-dto' } })
  const { received, url } = await receiver(200)
  await channel(csn(url))
  const [lead] = readCsnLead(received[0]?.body ?? '')
  expect(lead).toMatchObject({
    id: 'l-1',
    name: 'Hannah',
    lastName: 'Whitlock',
    email: 'hannah@example.com',
    phone: '0491570156',
    postcode: '4000',
    stockNumber: 'QU1',
    make: 'Volta',
    year: '2023',
  })
  expect(lead?.message).toContain('Test drive: Wednesday')
  for (const [status, name] of [
    [422, 'Undeliverable'],
    [429, 'Error'],
    [503, 'Error'],
  ] as const)
    await expect(channel(csn((await receiver(status)).url))).rejects.toMatchObject({ name })
  await expect(channel(leadTo((await receiver(422)).url))).rejects.toMatchObject({ name: 'Error' })
})
