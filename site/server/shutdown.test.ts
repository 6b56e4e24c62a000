// A stop by SIGTERM of a process of its own, under clients that hold their connections open.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const CHILD = join(import.meta.dirname, 'fixtures/stopping-child.ts')

type ChildOptions = { graceMs?: number; timeoutMs?: number; slowMs?: number }

/** A server in a process of its own, and a client that asks it. */
async function openChild({ graceMs = 0, timeoutMs = 5_000, slowMs = 0 }: ChildOptions = {}) {
  const args = [CHILD, ...[graceMs, timeoutMs, slowMs].map(String)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const port = Number(line)
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  const get = (path: string, agent: Agent | false = false) => ask(port, path, agent)
  return { child, port, exit, get, stop: () => child.kill('SIGTERM') }
}

type Reply = { status: number; closes: boolean; text: string }

function ask(port: number, path: string, agent: Agent | false): Promise<Reply> {
  return new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path, agent }, async (answer: IncomingMessage) => {
      const text = Buffer.concat(await answer.toArray()).toString()
      done({ status: answer.statusCode ?? 0, closes: answer.headers.connection === 'close', text })
    })
    asked.on('error', fail)
    asked.end()
  })
}

function keepAliveAgent(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return agent
}

type Get = (path: string, agent?: Agent) => Promise<Reply>

/** Asks over one connection until the server closes it, as a proxy's pool does; then the next instance would be asked. */
async function askUntilClosed(get: Get, onAnswer: () => void): Promise<number> {
  const agent = keepAliveAgent()
  for (let answers = 1; ; answers += 1) {
    const { status, closes } = await get('/page', agent)
    if (status !== 200) throw new Error(`answered ${status}`)
    onAnswer()
    if (closes) return answers
  }
}

test('under 16 clients that hold connections open, SIGTERM resets none of them and ends the process', async () => {
  const { get, stop, exit } = await openChild({ graceMs: 1_000 })
  const warm = Promise.withResolvers<void>()
  let answered = 0
  const onAnswer = () => {
    answered += 1
    if (answered === 160) warm.resolve()
  }
  const clients = Promise.allSettled(Array.from({ length: 16 }, () => askUntilClosed(get, onAnswer)))
  await warm.promise
  stop()
  const failures = (await clients).filter(({ status }) => status === 'rejected')
  expect(failures).toEqual([])
  expect(await exit).toBe(0)
})

test('after SIGTERM readyz answers 503 while pages are answered and connections accepted', async () => {
  const { get, stop } = await openChild({ graceMs: 10_000 })
  expect((await get('/readyz')).status).toBe(200)
  stop()
  await expect.poll(async () => (await get('/readyz')).status).toBe(503)
  expect(await get('/page')).toMatchObject({ status: 200, closes: true })
})

test('a request that began before the stop is answered whole', async () => {
  const { get, stop, exit, port } = await openChild({ slowMs: 500 })
  const slow = get('/slow', keepAliveAgent())
  // The server has taken the slow request up before it answers this one.
  await get('/page')
  stop()
  expect((await slow).text).toBe('page')
  expect(await exit).toBe(0)
  await expect(ask(port, '/page', false)).rejects.toThrow('ECONNREFUSED')
})

test('a request that takes longer than the timeout does not hold up the process', async () => {
  const { get, stop, exit } = await openChild({ slowMs: 600_000, timeoutMs: 100 })
  const slow = get('/slow')
  await get('/page')
  stop()
  await expect(slow).rejects.toThrow()
  expect(await exit).toBe(0)
})

test('a stop ends streams of events, idle connections, and those that never carried a request', async () => {
  const { get, stop, exit, port } = await openChild({ timeoutMs: 600_000 })
  const stream = await new Promise<IncomingMessage>((done, fail) => {
    request({ host: '127.0.0.1', port, path: '/events/stock' }, done).on('error', fail).end()
  })
  await get('/page', keepAliveAgent())
  const silent = connect(port, '127.0.0.1')
  onTestFinished(() => void silent.destroy())
  await once(silent, 'connect')
  const ended = stream.toArray()
  stop()
  expect(String(await ended)).toContain('retry:')
  expect(await exit).toBe(0)
})

test('without grace and connections a stop ends at once', async () => {
  const { stop, exit } = await openChild({ timeoutMs: 600_000 })
  stop()
  expect(await exit).toBe(0)
})
