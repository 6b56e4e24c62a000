import { insideWindow } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import { previewStopsPath } from '#app/paths.ts'
import { FakeContent } from '../fixtures/fake-content.ts'
import { html, openTestServer, previewOf } from '../fixtures/test-server.ts'

const NOW = '2026-11-21T00:00:00.000Z'

async function openPages() {
  const asked: string[] = []
  const site = await openTestServer(
    new FakeContent('a'),
    (request, context) => {
      asked.push(new URL(request.url).pathname)
      context.watch?.({
        kind: 'tile',
        name: context.url.pathname,
        ask: (now) => insideWindow({ start: '2026-12-01T00:00:00Z' }, now, 'UTC'),
      })
      return html('page')
    },
    { clock: () => Date.parse(NOW) },
  )
  const [cookie = ''] = previewOf('a.base.example').split(';')
  const stopsOf = (page: string, headers: Record<string, string> = { cookie }) =>
    site.get(previewStopsPath(page), { headers })
  return { asked, stopsOf }
}

test('the stops of a page come from its own loaders', async () => {
  const { asked, stopsOf } = await openPages()
  for (const [page, data] of [
    ['/', '/_root.data'],
    ['/locations/north?x=1', '/locations/north.data'],
  ] as const) {
    const { stops } = JSON.parse((await stopsOf(page)).text)
    expect(stops.map(({ at }: { at: string }) => at)).toEqual(['2026-12-01T00:00:00.000Z'])
    expect(asked.at(-1)).toBe(data)
  }
})

test('another site’s page is the front page, and what is no page has no stops', async () => {
  const { asked, stopsOf } = await openPages()
  await stopsOf('//b.base.example/x')
  expect(asked).toEqual(['/_root.data'])
  for (const page of ['/sign-out', '/api/leads', '/preview/stops'])
    expect(JSON.parse((await stopsOf(page)).text).stops).toEqual([])
  expect(asked).toHaveLength(1)
})

test('a shopper gets no stops', async () => {
  const { stopsOf } = await openPages()
  expect((await stopsOf('/', {})).text).not.toContain('stops')
})
