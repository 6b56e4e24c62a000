import { describe, expect, test } from 'vitest'
import { openEvents } from '../testing/event-reader.ts'
import { ask, READ_TOKEN, startTestLake, type TestLake, WRITE_TOKEN } from '../testing/test-lake.ts'

const DOCUMENTS: { _id: string; _type: string; [name: string]: unknown }[] = [
  { _id: 'tenant-quay', _type: 'tenant', slug: { current: 'quay' } },
  { _id: 'tenant-hill', _type: 'tenant', slug: { current: 'hill' } },
  { _id: 'offer-quay', _type: 'offer', tenant: { _ref: 'tenant-quay' } },
  { _id: 'offer-hill', _type: 'offer', tenant: { _ref: 'tenant-hill' } },
  { _id: 'page', _type: 'page' },
]

async function seededLake() {
  const lake = await startTestLake()
  await lake.client().mutate(DOCUMENTS.map((create) => ({ create })))
  const next = await liveEvents(lake)
  return { lake, client: lake.client(), next }
}

async function liveEvents(lake: TestLake, query = '', headers: Record<string, string> = {}) {
  const stream = await openEvents(`${lake.url}/v2025-02-19/data/live/events/production${query}`, headers)
  return stream.next
}

async function tagsFor(lake: TestLake, query: string): Promise<string[]> {
  const url = `/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`
  return (await ask(lake, url, { token: READ_TOKEN })).json().syncTags
}

const OFFERS_OF_QUAY = '*[_type == "offer" && tenant->slug.current == "quay"]'

describe('live events', () => {
  test.each([
    ['a document of the answer', '*[_id == "offer-quay"]', 'offer-quay'],
    ['a document of the type', '*[_type == "offer"]', 'offer-hill'],
    ['a document that is followed', '*[_id == "offer-quay"]{"t": tenant->slug}', 'tenant-quay'],
    ['a document found by its dealer', OFFERS_OF_QUAY, 'offer-quay'],
    ['the dealer it is found by', OFFERS_OF_QUAY, 'tenant-quay'],
    ['any document for a query of all', '*[defined(slug)]', 'page'],
  ])('change of %s: sends a tag of the result', async (_, query, changed) => {
    const { lake, client, next } = await seededLake()
    const tags = await tagsFor(lake, query)
    expect(await next()).toMatchObject({ event: 'welcome' })
    await client.patch(changed).set({ touched: true }).commit()
    const { data } = await next()
    expect(data.tags.some((tag: string) => tags.includes(tag))).toBe(true)
  })

  test.each([
    ['another document', '*[_id == "offer-quay"]', 'offer-hill'],
    ['another type', '*[_type == "offer"]', 'page'],
    ['another dealer’s document', OFFERS_OF_QUAY, 'offer-hill'],
  ])('change of %s: sends no tag of the result', async (_, query, changed) => {
    const { lake, client, next } = await seededLake()
    const tags = await tagsFor(lake, query)
    await next()
    await client.patch(changed).set({ touched: true }).commit()
    const { data } = await next()
    expect(data.tags.filter((tag: string) => tags.includes(tag))).toEqual([])
  })

  test('change: a document that leaves or joins a result sends the result’s tags', async () => {
    const { lake, client, next } = await seededLake()
    const tags = await tagsFor(lake, OFFERS_OF_QUAY)
    await next()
    await client
      .patch('offer-quay')
      .set({ tenant: { _ref: 'tenant-hill' } })
      .commit()
    await client.create({ _id: 'offer-new', _type: 'offer', tenant: { _ref: 'tenant-quay' } })
    for (const { data } of [await next(), await next()]) {
      expect(data.tags.some((tag: string) => tags.includes(tag))).toBe(true)
    }
  })

  test('drafts: reported only to readers that request them with a token', async () => {
    const { lake, client, next } = await seededLake()
    await next()
    const draftsToo = await liveEvents(lake, '?includeDrafts=true', {
      authorization: `Bearer ${WRITE_TOKEN}`,
    })
    await draftsToo()
    await client.create({ _id: 'drafts.page', _type: 'page' })
    await client.patch('page').set({ touched: true }).commit()
    const [draftEvent, publishedEvent] = [await draftsToo(), await draftsToo()]
    expect(draftEvent.id).not.toBe(publishedEvent.id)
    expect((await next()).id).toBe(publishedEvent.id)
    const anonymous = await ask(lake, '/v2025-02-19/data/live/events/production?includeDrafts=true')
    expect(anonymous.status).toBe(401)
  })

  test('reconnection: missed events, or restart', async () => {
    const { lake, client, next } = await seededLake()
    const { id } = await next()
    await client.patch('page').set({ touched: true }).commit()
    const resumed = await liveEvents(lake, '', { 'last-event-id': id! })
    expect(await resumed()).toMatchObject({ event: 'message' })
    const lost = await liveEvents(lake, '', { 'last-event-id': '4711' })
    expect(await lost()).toMatchObject({ event: 'restart' })
  })

  test('real client: receives welcome and messages', async () => {
    const { client } = await seededLake()
    const seen: string[] = []
    await new Promise<void>((resolve, reject) => {
      client.live.events({ includeDrafts: true }).subscribe({
        next(event) {
          seen.push(event.type)
          if (event.type === 'welcome') client.patch('page').set({ n: 1 }).commit().catch(reject)
          if (event.type === 'message') resolve()
        },
        error: reject,
      })
    })
    expect(seen).toEqual(['welcome', 'message'])
  })
})
