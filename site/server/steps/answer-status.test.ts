import { expect, test } from 'vitest'
import { FakeContent } from '../fixtures/fake-content.ts'
import { openTestServer } from '../fixtures/test-server.ts'

const readStatus = (site: Awaited<ReturnType<typeof openTestServer>>, host = 'base.example') =>
  site.get('/status', { headers: { host } })

const rows = (text: string) =>
  [...text.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, words]) => `${name}: ${words}`)

test('the platform’s status page says that everything works, to anybody, and nothing of dealers', async () => {
  const site = await openTestServer(new FakeContent('a'))
  const { status, text, headers } = await readStatus(site)
  expect(status).toBe(200)
  expect(text).toContain('<h1>Everything works</h1>')
  expect(rows(text)).toEqual([
    'Websites: Works',
    'Changes in the Studio: Works',
    'Vehicle search: Works',
    'Enquiries and bookings: Works',
  ])
  expect(text).not.toMatch(/Dealer|127\.0|base\.example/)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})

test('it says for how long changes have not reached the websites, which go on', async () => {
  let now = Date.now()
  const source = new FakeContent('a')
  const site = await openTestServer(source, undefined, { clock: () => now })
  await site.get('/')
  source.answers = false
  source.follower?.lost('away')
  now += 12 * 60_000
  const { status, text } = await readStatus(site)
  expect(status).toBe(200)
  expect(text).toContain('<h1>Something does not work right now</h1>')
  expect(rows(text)).toContain(
    'Changes in the Studio: What is published has not reached the websites for 12 minutes. They show what was published before, and catch up by themselves.',
  )
  expect((await site.get('/')).status).toBe(200)
})

test('a dealer’s own page of that address is the dealer’s', async () => {
  const site = await openTestServer(new FakeContent('a'))
  const { text } = await readStatus(site, 'a.base.example')
  expect(text).toContain('<p>/status')
})

test('an instance that has never read any content does not say that the websites work', async () => {
  const source = new FakeContent('a')
  source.answers = false
  const { status, text } = await readStatus(await openTestServer(source))
  expect(status).toBe(200)
  expect(rows(text)).toContain('Websites: The websites cannot be shown right now.')
})
