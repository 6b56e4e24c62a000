import { expect, test } from 'vitest'
import { EmbeddedSms, noSms } from '#app/integrations/sms/embedded-sms.server.ts'
import { HostedSms } from '#app/integrations/sms/hosted-sms.server.ts'
import { openTestDatabase } from '../../db/testing/test-database.ts'
import { openSms } from './open-sms.ts'

const db = await openTestDatabase()
const open = (more: object) =>
  openSms({ HOST: '127.0.0.1', SMS_API_TOKEN: '', SMS_SENDER: '', ...more }, db, () => {})

test('a configured provider is used on every host', () => {
  expect(open({ SMS_API_URL: 'https://sms.example/send' })).toBeInstanceOf(HostedSms)
  expect(open({ SMS_API_URL: 'https://sms.example/send', HOST: '0.0.0.0' })).toBeInstanceOf(HostedSms)
})

test('codes are logged only where site and content are on one machine', () => {
  expect(open({ SANITY_API_HOST: 'http://127.0.0.1:3333' })).toBeInstanceOf(EmbeddedSms)
  expect(open({ SANITY_API_HOST: 'http://localhost:3333' })).toBeInstanceOf(EmbeddedSms)
  expect(open({ SANITY_API_HOST: 'http://[::1]:3333', HOST: '::1' })).toBeInstanceOf(EmbeddedSms)
})

test.each([
  {},
  { HOST: '0.0.0.0', SANITY_API_HOST: 'http://127.0.0.1:3333' },
  { SANITY_API_HOST: 'https://127.0.0.1.evil.example' },
  { SANITY_API_HOST: 'https://content.example' },
])('otherwise nothing is sent, and the error names the reason: %j', async (env) => {
  const sms = open(env)
  expect(sms).toBe(noSms)
  const message = { tenantSlug: 'a', to: '+61412345678', text: '' }
  await expect(sms.send(message, new AbortController().signal)).rejects.toThrow('SMS_API_URL')
})
