import type { ActionFunctionArgs } from '@remix-run/node'
import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { action } from './api.registered-in/route.ts'

async function choose(fields: Record<string, string>, origin = 'http://a.example') {
  const { bundle, ...dealer } = testDealer()
  const url = new URL(`${origin}/api/registered-in`)
  const context = { ...dealer, site: { kind: 'dealer', bundle }, url, reserve: null }
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const run = action({ context, request, params: {} } as unknown as ActionFunctionArgs)
  const { status, headers } = await run.catch((thrown: unknown) => thrown as Response)
  return { status, location: headers.get('location'), cookie: headers.get('set-cookie') }
}

test('a chosen state is remembered, and leads back to the car in it', async () => {
  expect(await choose({ registered_in: 'vic', shown_at: '/cars/one?registered_in=nsw' })).toEqual({
    status: 303,
    location: '/cars/one?registered_in=vic#government-charges',
    cookie: 'forecourt_state=VIC; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
  })
})

test('over https the cookie is for https alone', async () => {
  const { cookie } = await choose({ registered_in: 'VIC', shown_at: '/cars/one' }, 'https://a.example')
  expect(cookie).toMatch(/; Secure$/)
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
])('leads nowhere else: %s', async (shown_at) => {
  const { location } = await choose({ registered_in: 'VIC', shown_at })
  expect(location).toBe('/?registered_in=vic#government-charges')
})

test.each(['', 'xx', 'VIC; Domain=evil.example', 'vic\r\nset-cookie: a=b'])(
  'remembers no state that does not exist: %j',
  async (registered_in) => {
    expect(await choose({ registered_in, shown_at: '/cars/one' })).toEqual({
      status: 400,
      location: null,
      cookie: null,
    })
  },
)
