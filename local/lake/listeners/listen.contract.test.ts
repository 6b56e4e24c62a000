import type { MutationEvent, SanityClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { openEvents } from '../testing/event-reader.ts'
import {
  ask,
  clientFor,
  nextClientFor,
  startTestLake,
  type TestLake,
  WRITE_TOKEN,
} from '../testing/test-lake.ts'

const TOKEN = { authorization: `Bearer ${WRITE_TOKEN}` }

function listenUrl(lake: TestLake, query: string, options: Record<string, string> = {}): string {
  return `${lake.url}/v1/data/listen/production?${new URLSearchParams({ query, ...options })}`
}

/** Listens with the real client; resolves after the welcome event. */
async function listening(client: SanityClient, query: string, params: Record<string, unknown>) {
  const seen: MutationEvent[] = []
  const waiting: (() => void)[] = []
  await new Promise<void>((resolve, reject) => {
    client
      .listen(query, params, { events: ['welcome', 'mutation'], includePreviousRevision: true })
      .subscribe({
        next(event) {
          if (event.type === 'welcome') resolve()
          if (event.type !== 'mutation') return
          seen.push(event as MutationEvent)
          for (const wake of waiting.splice(0)) wake()
        },
        error: reject,
      })
  })
  const count = async (wanted: number) => {
    while (seen.length < wanted) await new Promise<void>((resolve) => waiting.push(resolve))
    return seen
  }
  return { count }
}

describe.each([
  ['@sanity/client 7', clientFor],
  ['@sanity/client 8', nextClientFor],
])('listening with %s', (_, makeClient) => {
  test('filter: reports documents that appear, change and disappear', async () => {
    const client = makeClient((await startTestLake()).url)
    const events = await listening(client, '*[_type == $type && price > 10]', { type: 'offer' })
    await client.create({ _id: 'cheap', _type: 'offer', price: 1 })
    await client.create({ _id: 'dear', _type: 'offer', price: 20 })
    await client.patch('dear').set({ price: 30 }).commit()
    await client.patch('cheap').set({ price: 11 }).commit()
    await client.patch('dear').set({ price: 5 }).commit()
    await client.delete('cheap')
    expect((await events.count(5)).map((event) => [event.documentId, event.transition])).toEqual([
      ['dear', 'appear'],
      ['dear', 'update'],
      ['cheap', 'appear'],
      ['dear', 'disappear'],
      ['cheap', 'disappear'],
    ])
  })

  test('event: contains the document before and after, the author and the transaction', async () => {
    const client = makeClient((await startTestLake()).url)
    const events = await listening(client, '*', {})
    await client.create({ _id: 'a', _type: 't', n: 1 })
    await client
      .transaction()
      .patch('a', { set: { n: 2 } })
      .create({ _id: 'b', _type: 't' })
      .commit()
    const [first, second, third] = await events.count(3)
    expect(first).toMatchObject({ identity: 'robot-write', result: { n: 1 }, transactionTotalEvents: 1 })
    expect(first).not.toHaveProperty('previousRev')
    expect(second).toMatchObject({
      previousRev: first!.resultRev,
      resultRev: second!.transactionId,
      previous: { n: 1 },
      result: { n: 2 },
      mutations: [{ patch: { id: 'a', set: { n: 2 } } }],
      transactionTotalEvents: 2,
      transactionCurrentEvent: 1,
    })
    expect(third).toMatchObject({ documentId: 'b', transactionCurrentEvent: 2 })
  })

  test('count: of a transaction’s events only those that this listener is sent', async () => {
    const client = makeClient((await startTestLake()).url)
    const events = await listening(client, '*[_id in ["b", "d"]]', {})
    await ['a', 'b', 'c', 'd']
      .reduce((all, _id) => all.create({ _id, _type: 't' }), client.transaction())
      .commit()
    const [first, second] = await events.count(2)
    expect(first).toMatchObject({ documentId: 'b', transactionTotalEvents: 2, transactionCurrentEvent: 1 })
    expect(second).toMatchObject({ documentId: 'd', transactionTotalEvents: 2, transactionCurrentEvent: 2 })
  })
})

describe('event streams', () => {
  test('filter: orders, slices and projections around it are ignored', async () => {
    const lake = await startTestLake()
    const query = '*[_type == "offer"] | order(price desc)[0..3]{title}'
    const stream = await openEvents(listenUrl(lake, query), TOKEN)
    expect((await stream.next()).event).toBe('welcome')
    await lake.client().create({ _id: 'page', _type: 'page' })
    await lake.client().create({ _id: 'offer', _type: 'offer' })
    expect((await stream.next()).data.documentId).toBe('offer')
  })

  test('effects: contain whole documents as mendoza patches', async () => {
    const lake = await startTestLake()
    const options = { effectFormat: 'mendoza', includeResult: 'false' }
    const stream = await openEvents(listenUrl(lake, '*', options), TOKEN)
    await stream.next()
    await lake.client().create({ _id: 'a', _type: 't' })
    const { data } = await stream.next()
    expect(data.effects).toMatchObject({ apply: [0, { _id: 'a' }], revert: [0, null] })
    expect(data).not.toHaveProperty('result')
  })

  test('reconnection: welcomeback with the missed events', async () => {
    const lake = await startTestLake()
    const url = listenUrl(lake, '*[_type == "t"]', { enableResume: 'true' })
    const first = await openEvents(url, TOKEN)
    await first.next()
    await lake.client().create({ _id: 'a', _type: 't' })
    const { id } = await first.next()
    first.close()
    await lake
      .client()
      .transaction()
      .create({ _id: 'b', _type: 't' })
      .create({ _id: 'c', _type: 't' })
      .commit()
    const second = await openEvents(url, { ...TOKEN, 'last-event-id': id! })
    expect((await second.next()).event).toBe('welcomeback')
    const missed = [await second.next(), await second.next()]
    expect(missed.map((event) => event.data.documentId)).toEqual(['b', 'c'])
    second.close()
    const third = await openEvents(url, { ...TOKEN, 'last-event-id': missed[0]!.id! })
    await third.next()
    expect((await third.next()).data.documentId).toBe('c')
  })

  test('reconnection after too long: reset', async () => {
    const lake = await startTestLake()
    const url = listenUrl(lake, '*', { enableResume: 'true' })
    const stream = await openEvents(url, { ...TOKEN, 'last-event-id': '999.0' })
    expect((await stream.next()).event).toBe('reset')
  })

  test('reconnection with a filter that takes too long: reset, and the lake goes on', async () => {
    const lake = await startTestLake()
    const transaction = lake.client().transaction()
    for (let at = 0; at < 60; at += 1) transaction.create({ _id: `a${at}`, _type: 't' })
    await transaction.commit()
    const inner = (depth: number): string =>
      depth === 0 ? '1' : `count(*[_id != ^._id && ${inner(depth - 1)} >= 0])`
    const url = listenUrl(lake, `*[${inner(5)} >= 0]`, { enableResume: 'true' })
    const stream = await openEvents(url, { ...TOKEN, 'last-event-id': '0.end' })
    expect((await stream.next()).event).toBe('reset')
    expect((await ask(lake, '/v1/users/me', { token: WRITE_TOKEN })).status).toBe(200)
  })

  test('streams of one person whose filters take too long together: ended, and others go on', async () => {
    const lake = await startTestLake()
    const { listeners } = lake.lake
    const options = {
      includeResult: false,
      includePreviousRevision: false,
      includeMutations: false,
      includeEffects: false,
    }
    const slow = () => {
      for (const end = performance.now() + 100; performance.now() < end; );
      return true
    }
    const frames: Record<string, string[]> = { slow: [], sound: [], many: [] }
    const add = (owner: string, concerns: () => boolean) =>
      listeners.add({
        owner,
        options,
        concerns,
        mayRead: () => true,
        send: (frame) => frames[owner]?.push(frame),
      })
    for (let stream = 0; stream < 8; stream += 1) add('slow', slow)
    add('sound', () => true)
    await lake.client().create({ _id: 'a', _type: 't' })
    expect(frames.sound).toHaveLength(1)
    expect(frames.slow?.filter((frame) => frame.includes('channelError')).length).toBeGreaterThan(2)
    expect(listeners.size).toBeLessThan(9)
    let asked = 0
    add('many', () => {
      asked += 1
      return slow()
    })
    const transaction = lake.client().transaction()
    for (let at = 0; at < 60; at += 1) transaction.create({ _id: `b${at}`, _type: 't' })
    await transaction.commit()
    expect(frames.many).toEqual([expect.stringContaining('channelError')])
    expect(asked, 'a commit of many changes asks it no longer').toBeLessThan(20)
  })

  test('filter that is not GROQ: refused before the stream starts', async () => {
    const lake = await startTestLake()
    const answer = await ask(lake, '/v1/data/listen/production?query=*[', { token: WRITE_TOKEN })
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({ error: { type: 'queryParseError' } })
  })

  test('private dataset: listening without a token is refused', async () => {
    const lake = await startTestLake()
    expect((await ask(lake, '/v1/data/listen/production?query=*')).status).toBe(401)
  })

  test('streams: end when the lake stops; disconnected listeners are removed', async () => {
    const lake = await startTestLake()
    const stream = await openEvents(listenUrl(lake, '*'), TOKEN)
    await stream.next()
    expect(lake.lake.listeners.size).toBe(1)
    await lake.close()
    expect(await stream.ended()).toBe(true)
    expect(lake.lake.listeners.size).toBe(0)
  })
})
