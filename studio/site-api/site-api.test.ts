import { beforeEach, describe, expect, it } from 'vitest'
import { SiteApi, SiteApiError } from './site-api.ts'

const ADDRESS = new URL('http://a.localhost:3000/staff/api/today')
const HOUR = 3_600_000

let now = 0
let made = 0
let sent: { secret: string; init: RequestInit }[] = []
let answers: (Response | Error)[] = []

function open(): SiteApi {
  return new SiteApi({
    fetch: (async (_: URL, init: RequestInit) => {
      sent.push({ secret: new Headers(init.headers).get('authorization') ?? '', init })
      const answer = answers.shift() ?? Response.json({ n: 1 })
      if (answer instanceof Error) throw answer
      return answer
    }) as typeof fetch,
    createSecret: async () => {
      made += 1
      return { secret: `s${made}`, expiresAt: new Date(now + HOUR) }
    },
    now: () => now,
  })
}

const read = (answer: unknown) => (answer as { n: number }).n

beforeEach(() => {
  now = 0
  made = 0
  sent = []
  answers = []
})

describe('asking a site', () => {
  it('uses one secret for many requests, and the next one before it ends', async () => {
    const api = open()
    await Promise.all([api.get(ADDRESS, read), api.get(ADDRESS, read)])
    now = HOUR - 60_000
    await api.get(ADDRESS, read)
    expect(sent.at(-1)?.secret).toBe('Bearer s2')
  })

  it('makes another secret after a 401, once', async () => {
    answers = [new Response(null, { status: 401 })]
    expect(await open().get(ADDRESS, read)).toBe(1)
    expect(sent.map(({ secret }) => secret)).toEqual(['Bearer s1', 'Bearer s2'])
    answers = [new Response(null, { status: 401 }), new Response(null, { status: 401 })]
    await expect(open().get(ADDRESS, read)).rejects.toMatchObject({ status: 401 })
  })

  it('gets a file as it is, and says in words that there is none', async () => {
    answers = [new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } })]
    const file = await open().getFile(ADDRESS)
    expect([file.type, await file.text()]).toEqual(['application/pdf', '%PDF-'])
    answers = [new Response(null, { status: 404 })]
    await expect(open().getFile(ADDRESS)).rejects.toThrow('The site has nothing of the kind.')
  })

  it.each([
    [new Response(null, { status: 503 }), 'The site is out for a moment.'],
    [new TypeError('Failed to fetch'), 'The site isn’t responding.'],
    [new Response('<!doctype html>'), 'The site answered something else than expected.'],
  ])('says in plain words what went wrong', async (answer, words) => {
    answers = [answer]
    const asked = open().get(ADDRESS, read)
    await expect(asked).rejects.toThrow(words)
    await expect(asked).rejects.toBeInstanceOf(SiteApiError)
  })

  it('sends a form with no cookie', async () => {
    await open().post(ADDRESS, { withdraw: 'x y' }, read)
    expect(sent[0]?.init).toMatchObject({ method: 'POST', credentials: 'omit' })
    expect(String(sent[0]?.init.body)).toBe('withdraw=x+y')
  })
})
