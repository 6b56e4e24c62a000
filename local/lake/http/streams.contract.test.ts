import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { startTestLake, type TestLake, WRITE_TOKEN } from '../testing/test-lake.ts'

const HEADERS = { Authorization: `Bearer ${WRITE_TOKEN}` }
const LISTEN = `/v1/data/listen/production?query=${encodeURIComponent('*[_type == "t"]')}`

async function openSocket(lake: TestLake, path = '/streams', origin?: string) {
  const socket = new WebSocket(`${lake.url.replace('http', 'ws')}${path}`, { origin })
  onTestFinished(() => socket.terminate())
  const frames: unknown[] = []
  const waiting: (() => void)[] = []
  const wake = () => {
    for (const go of waiting.splice(0)) go()
  }
  socket.on('message', (data) => {
    if (String(data) !== '♥') frames.push(JSON.parse(String(data)))
    wake()
  })
  let closed: number | null = null
  socket.on('close', (code) => {
    closed = code
    wake()
  })
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  const next = async () => {
    while (frames.length === 0) {
      if (closed !== null) throw new Error(`closed with ${closed}`)
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    // biome-ignore lint/suspicious/noExplicitAny: frames are whatever the lake sends
    return frames.shift() as any
  }
  const send = (frame: object | string) =>
    socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  const closing = async () => {
    while (closed === null) await new Promise<void>((resolve) => waiting.push(resolve))
    return closed
  }
  return { send, next, closing }
}

describe('streams over one WebSocket', () => {
  test('stream: each open is a request to the same route', async () => {
    const lake = await startTestLake()
    const { send, next } = await openSocket(lake)
    send({ id: 1, op: 'open', url: LISTEN, headers: HEADERS })
    send({ id: 2, op: 'open', url: '/v2025-02-19/data/live/events/production', headers: {} })
    const opened = [await next(), await next(), await next(), await next()]
    expect(opened.filter((frame) => frame.op === 'head').map((frame) => [frame.id, frame.status])).toEqual([
      [1, 200],
      [2, 200],
    ])
    expect(
      opened.filter((frame) => frame.op === 'chunk').every((frame) => frame.data.includes('event: welcome')),
    ).toBe(true)
    await lake.client().create({ _id: 'a', _type: 't' })
    const events = [await next(), await next()].sort((a, b) => a.id - b.id)
    expect(events[0].data).toContain('"documentId":"a"')
    expect(events[1].data).toContain('"tags":')
  })

  test('stream: after close, receives no more frames', async () => {
    const lake = await startTestLake()
    const { send, next } = await openSocket(lake)
    send({ id: 1, op: 'open', url: LISTEN, headers: HEADERS })
    await next()
    await next()
    send({ id: 1, op: 'close' })
    send({ id: 2, op: 'open', url: LISTEN, headers: HEADERS })
    await next()
    await next()
    expect(lake.lake.listeners.size).toBe(1)
    await lake.client().create({ _id: 'a', _type: 't' })
    expect((await next()).id).toBe(2)
  })

  test('stream: without a token, answers the route’s 401 and ends', async () => {
    const lake = await startTestLake()
    const { send, next } = await openSocket(lake)
    send({ id: 7, op: 'open', url: LISTEN })
    expect(await next()).toMatchObject({ id: 7, op: 'head', status: 401 })
    expect(JSON.parse((await next()).data)).toMatchObject({ statusCode: 401 })
    expect(await next()).toEqual({ id: 7, op: 'end' })
  })

  test('request for a path other than streams: refused', async () => {
    const lake = await startTestLake()
    const { send, next } = await openSocket(lake)
    send({ id: 1, op: 'open', url: '/v1/data/query/production?query=*', headers: HEADERS })
    expect(await next()).toMatchObject({ status: 404 })
  })

  test('malformed frame: closes the socket', async () => {
    const lake = await startTestLake()
    const { send, closing } = await openSocket(lake)
    send('{oops')
    expect(await closing()).toBe(1008)
  })

  test('foreign origin: the connection is refused', async () => {
    const lake = await startTestLake()
    await expect(openSocket(lake, '/streams', 'https://evil.example')).rejects.toThrow('403')
    await expect(openSocket(lake, '/nowhere')).rejects.toThrow('404')
  })
})

describe('presence', () => {
  async function joined(lake: TestLake) {
    const socket = await openSocket(lake, '/v2022-06-30/socket/production')
    const call = async (method: string, params: object = {}) => {
      socket.send({ jsonrpc: '2.0', id: method, method, params })
      return (await socket.next()).result
    }
    expect(await call('authorization', { authorization: `Bearer ${WRITE_TOKEN}` })).toBe('ok')
    const subscription = await call('presence_subscribe')
    return { ...socket, call, subscription }
  }

  test('presence: tabs receive other tabs’ locations and disconnects', async () => {
    const lake = await startTestLake()
    const [first, second] = [await joined(lake), await joined(lake)]
    expect(await first.call('presence_rollcall', { session: 's1' })).toBe('ok')
    expect(await second.next()).toEqual({
      jsonrpc: '2.0',
      method: 'presence_subscription',
      params: {
        subscription: second.subscription,
        result: { type: 'rollCall', session: 's1', i: 'robot-write' },
      },
    })
    const locations = [{ type: 'document', documentId: 'a', path: ['title'] }]
    await second.call('presence_announce', { data: { sessionId: 's2', locations } })
    expect((await first.next()).params.result).toEqual({
      type: 'state',
      i: 'robot-write',
      m: { sessionId: 's2', locations },
    })
    await second.call('presence_disconnect', { session: 's2' })
    expect((await first.next()).params.result).toMatchObject({ type: 'disconnect', m: { session: 's2' } })
  })

  test('presence: without a valid token, the socket is closed', async () => {
    const lake = await startTestLake()
    const { send, closing } = await openSocket(lake, '/v1/socket/production')
    send({ jsonrpc: '2.0', id: 1, method: 'authorization', params: { authorization: 'Bearer made-up' } })
    expect(await closing()).toBe(4001)
  })
})

test('presence: a call whose parameters are of the wrong type is answered, and the lake goes on', async () => {
  const lake = await startTestLake()
  const { send, next } = await openSocket(lake, '/v1/socket/production')
  send({ jsonrpc: '2.0', id: 1, method: 'authorization', params: { authorization: HEADERS.Authorization } })
  expect(await next()).toMatchObject({ id: 1, result: 'ok' })
  const hostile = { toString: 1, valueOf: 1 }
  send({ jsonrpc: '2.0', id: 2, method: 'presence_unsubscribe', params: { subscriptionId: hostile } })
  expect(await next()).toMatchObject({ id: 2, result: 'unknown' })
  send({ jsonrpc: '2.0', id: 3, method: 'presence_announce', params: { data: { locations: [hostile] } } })
  expect(await next()).toMatchObject({ id: 3, result: 'ok' })
})
