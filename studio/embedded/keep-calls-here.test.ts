import { beforeEach, describe, expect, it } from 'vitest'
import { keepCallsHere } from './keep-calls-here.ts'

const lake = 'http://lake.test'
const asked: string[] = []
const visited: string[] = []
const cookies = { cookie: '' }
const host = () => ({
  fetch: (async (input: RequestInfo | URL) => {
    asked.push(String(input instanceof Request ? input.url : input))
    return new Response('plain')
  }) as typeof fetch,
  document: cookies,
  location: { assign: (url: string) => void visited.push(url) },
  setTimeout: (run: () => void) => run(),
})

beforeEach(() => {
  asked.length = 0
  visited.length = 0
})

describe('calls of an embedded Studio', () => {
  it.each([
    ['https://sanity-cdn.com/v1/modules/sanity/latest/^6.16.0/t1', 200],
    ['https://api.sanity.io/vX/intake/feedback', 404],
  ])('to the hosted service stay here: %s', async (url, status) => {
    const window = host()
    keepCallsHere(window, lake)
    expect((await window.fetch(url)).status).toBe(status)
    expect(asked).toEqual([])
  })

  it('to the lake and the sites go through', async () => {
    const window = host()
    keepCallsHere(window, lake)
    const others = [`${lake}/v1/users/me`, 'http://a.localhost:3000/staff/api/today', '/static/logo.svg']
    for (const other of others) expect(await (await window.fetch(other)).text()).toBe('plain')
    expect([asked, visited]).toEqual([others, []])
  })

  it('that sign out load the page anew, for the sign-in page', async () => {
    const window = host()
    keepCallsHere(window, lake)
    await window.fetch(new Request(`${lake}/v1/auth/logout`, { method: 'POST' }))
    expect([asked, visited]).toEqual([[`${lake}/v1/auth/logout`], ['/']])
    expect(cookies.cookie).toMatch(/^forecourt_last_site=;.*Max-Age=0$/)
  })
})
