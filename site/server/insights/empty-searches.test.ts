import { expect, test } from 'vitest'
import { listInsightWords, sumInsightItems } from '#db/insights/insights-repository.ts'
import { FakeContent } from '../fixtures/fake-content.ts'
import { buildPage, html, openTestServer, previewOf } from '../fixtures/test-server.ts'

const SHOPPER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'
const EVER = { since: '2000-01-01', until: '2999-12-31' }

async function openSearch() {
  const site = await openTestServer(
    new FakeContent('a'),
    (_, context) => {
      if (context.url.searchParams.has('query')) context.noteEmptySearch?.('Tow bar')
      return html(buildPage(context), { headers: { 'cache-control': 'public' } })
    },
    { reads: () => new Set(['query']), clock: () => Date.parse('2026-11-24T00:00:00.000Z') },
  )
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    site.get(path, { method, headers: { 'user-agent': SHOPPER, ...headers } })
  const count = async () => {
    await site.insights.write()
    const [sum] = await sumInsightItems(site.db, 'a', { kinds: ['search'], until: EVER.until })
    return { searches: sum?.seen ?? 0, words: await listInsightWords(site.db, 'a', EVER) }
  }
  return { ...site, ask, count }
}

test('a search that finds nothing is counted for each visitor, also where its page comes out of the cache', async () => {
  const { ask, count, rendered } = await openSearch()
  for (let time = 0; time < 4; time += 1) await ask('/search?query=tow+bar')
  await ask('/search')
  expect(rendered.filter((url) => url.includes('query'))).toHaveLength(1)
  expect(await count()).toEqual({ searches: 4, words: [{ words: 'tow bar', times: 4 }] })
})

test('a search by a program, by staff, or fetched ahead is not counted', async () => {
  const { ask, count } = await openSearch()
  const path = '/search?query=tow+bar'
  await ask(path, { 'user-agent': 'Googlebot/2.1' })
  await ask(path, { 'sec-purpose': 'prefetch' })
  await ask(path, { 'sec-gpc': '1' })
  await ask(path, { cookie: previewOf('a.base.example').split(';')[0] ?? '' })
  expect(await count()).toEqual({ searches: 0, words: [] })
})
