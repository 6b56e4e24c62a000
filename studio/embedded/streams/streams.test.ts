import { beforeEach, describe, expect, it } from 'vitest'
import { StreamCarrier, type StreamSocket } from './carrier.ts'
import { installStreams } from './install.ts'
import { parseLakeFrame } from './protocol.ts'

class FakeSocket implements StreamSocket {
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly sent: Record<string, unknown>[] = []
  closed = false
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.closed = true
  }
  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

let sockets: FakeSocket[]
let waits: { run: () => void; ms: number }[]
let carrier: StreamCarrier

beforeEach(() => {
  sockets = []
  waits = []
  carrier = new StreamCarrier({
    connect: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    later: (run, ms) => waits.push({ run, ms }),
    random: () => 1,
  })
})

const path = '/v1/data/listen/production?query=*'
const head = (id: number) => ({
  id,
  op: 'head',
  status: 200,
  headers: { 'content-type': 'text/event-stream' },
})

describe('event streams over one socket', () => {
  it('opens one socket for many streams and separates their texts', async () => {
    const [first, second] = [carrier.open(path, { authorization: 'Bearer t' }), carrier.open(path, {})]
    const socket = sockets[0]!
    expect(socket.sent).toEqual([])
    socket.onopen?.()
    expect(sockets).toHaveLength(1)
    expect(socket.sent).toEqual([
      { id: 1, op: 'open', url: path, headers: { authorization: 'Bearer t' } },
      { id: 2, op: 'open', url: path, headers: {} },
    ])
    socket.say(head(1))
    socket.say(head(2))
    socket.say({ id: 2, op: 'chunk', data: 'data: zwei ü\n\n' })
    socket.say({ id: 1, op: 'chunk', data: 'data: one\n\n' })
    socket.say({ id: 1, op: 'end' })
    socket.say({ id: 2, op: 'end' })
    expect((await first).headers.get('content-type')).toBe('text/event-stream')
    expect(await (await first).text()).toBe('data: one\n\n')
    expect(await (await second).text()).toBe('data: zwei ü\n\n')
  })

  it('sends an open at once on a socket that is already open', () => {
    void carrier.open(path, {})
    sockets[0]!.onopen?.()
    void carrier.open('/v1/data/live/events/production', {})
    expect(sockets).toHaveLength(1)
    expect(sockets[0]!.sent[1]).toMatchObject({ id: 2, op: 'open', url: '/v1/data/live/events/production' })
  })

  it('hands on an error answer of the lake as a response', async () => {
    const answer = carrier.open(path, {})
    sockets[0]!.onopen?.()
    sockets[0]!.say({ id: 1, op: 'head', status: 401, headers: {} })
    sockets[0]!.say({ id: 1, op: 'chunk', data: '{"message":"no"}' })
    sockets[0]!.say({ id: 1, op: 'end' })
    expect((await answer).status).toBe(401)
    expect(await (await answer).json()).toEqual({ message: 'no' })
  })

  it('closes the stream when a reader leaves, and ignores late messages', async () => {
    const leaving = new AbortController()
    const answer = carrier.open(path, {}, leaving.signal)
    sockets[0]!.onopen?.()
    sockets[0]!.say(head(1))
    const reader = (await answer).body!.getReader()
    leaving.abort()
    await expect(reader.read()).rejects.toThrow('closed')
    expect(sockets[0]!.sent.at(-1)).toEqual({ id: 1, op: 'close' })
    sockets[0]!.say({ id: 1, op: 'chunk', data: 'late' })
  })

  it('closes a stream whose body is cancelled', async () => {
    const answer = carrier.open(path, {})
    sockets[0]!.onopen?.()
    sockets[0]!.say(head(1))
    await (await answer).body!.cancel()
    expect(sockets[0]!.sent.at(-1)).toEqual({ id: 1, op: 'close' })
  })

  it('never opens a stream that was given up before the socket was open', async () => {
    const leaving = new AbortController()
    const answer = carrier.open(path, {}, leaving.signal)
    leaving.abort()
    await expect(answer).rejects.toThrow('closed')
    sockets[0]!.onopen?.()
    expect(sockets[0]!.sent).toEqual([])
  })

  it('fails every stream when the socket is lost, so that their readers ask again', async () => {
    const [answered, pending] = [carrier.open(path, {}), carrier.open(path, {})]
    sockets[0]!.onopen?.()
    sockets[0]!.say(head(1))
    const reader = (await answered).body!.getReader()
    sockets[0]!.onclose?.()
    await expect(reader.read()).rejects.toThrow(TypeError)
    await expect(pending).rejects.toThrow(TypeError)
  })

  it('opens the next socket on the next ask, after longer waits for failures, short after a success', async () => {
    const asked: number[] = []
    const ask = async (opens: boolean) => {
      const answer = carrier.open(path, {})
      const wait = waits.shift()
      if (wait) asked.push(wait.ms)
      wait?.run()
      if (opens) sockets.at(-1)!.onopen?.()
      sockets.at(-1)!.onclose?.()
      await expect(answer).rejects.toThrow(TypeError)
    }
    for (const opens of [false, false, false, true, false]) await ask(opens)
    expect(sockets).toHaveLength(5)
    expect(asked).toEqual([250, 500, 1000, 250])
  })

  it('distrusts a socket that speaks another protocol', async () => {
    const answer = carrier.open(path, {})
    sockets[0]!.onopen?.()
    sockets[0]!.onmessage?.({ data: '{"id":1,"op":"dance"}' })
    expect(sockets[0]!.closed).toBe(true)
    await expect(answer).rejects.toThrow(TypeError)
    expect(() => parseLakeFrame('null')).toThrow(TypeError)
  })
})

describe('the stand-in for fetch', () => {
  const origin = 'http://lake.test'
  const asked: string[] = []
  const opened: string[] = []
  class HostSocket extends FakeSocket {
    constructor(url: string) {
      super()
      opened.push(url)
      sockets.push(this)
    }
  }
  const host = () => ({
    fetch: (async (input: RequestInfo | URL) => {
      asked.push(String(input instanceof Request ? input.url : input))
      return new Response('plain')
    }) as typeof fetch,
    WebSocket: HostSocket,
    setTimeout: () => 0,
  })

  beforeEach(() => {
    asked.length = 0
    opened.length = 0
  })

  it('takes the two kinds of event stream of the lake and nothing else', async () => {
    const window = host()
    installStreams(window, origin)
    const listening = window.fetch(`${origin}/v2025-02-19/data/listen/production?query=*`, {
      headers: { Authorization: 'Bearer t' },
    })
    void window.fetch(new Request(`${origin}/vX/data/live/events/production?tag=a`))
    sockets[0]!.onopen?.()
    expect(opened).toEqual(['ws://lake.test/streams'])
    expect(sockets[0]!.sent).toEqual([
      {
        id: 1,
        op: 'open',
        url: '/v2025-02-19/data/listen/production?query=*',
        headers: { authorization: 'Bearer t' },
      },
      { id: 2, op: 'open', url: '/vX/data/live/events/production?tag=a', headers: {} },
    ])
    sockets[0]!.say(head(1))
    expect((await listening).ok).toBe(true)

    const others = [
      `${origin}/v1/data/query/production?query=*`,
      'http://elsewhere.test/v1/data/listen/production',
      '/static/logo.svg',
    ]
    for (const other of others) expect(await (await window.fetch(other)).text()).toBe('plain')
    await window.fetch(`${origin}/v1/data/listen/production`, { method: 'POST' })
    expect(asked).toEqual([...others, `${origin}/v1/data/listen/production`])
  })
})
