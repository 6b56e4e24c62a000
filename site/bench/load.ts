// A closed-loop load: some connections, each sending its next request when it has its answer.
import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Target {
  readonly port: number
  readonly path: string
  readonly headers?: Record<string, string>
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
}

/** Sends one request; node:http, because fetch does not allow a Host header. */
export function ask(target: Target, agent?: Agent): Promise<Answer> {
  return new Promise((done, fail) => {
    const { port, path, headers } = target
    const sent = request({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', fail)
    sent.end()
  })
}

/** Requests a second over `connections` for `milliseconds`, after a warm-up of a fifth of that time. */
export async function measureRate(target: Target, connections = 8, milliseconds = 2000): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  await runFor(target, agent, connections, milliseconds / 5)
  const count = await runFor(target, agent, connections, milliseconds)
  agent.destroy()
  return (count / milliseconds) * 1000
}

/**
 * Sends `count` requests over `connections`.
 * @throws Error for an answer other than 200
 */
export async function serveMany(target: Target, count: number, connections = 8): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let sent = 0
  await runWhile(target, agent, connections, () => {
    sent += 1
    return sent <= count
  })
  agent.destroy()
}

async function runFor(
  target: Target,
  agent: Agent,
  connections: number,
  milliseconds: number,
): Promise<number> {
  const end = performance.now() + milliseconds
  return runWhile(target, agent, connections, () => performance.now() < end)
}

/** Sends requests while `goesOn` is true; returns how many were answered. */
async function runWhile(
  target: Target,
  agent: Agent,
  connections: number,
  goesOn: () => boolean,
): Promise<number> {
  let count = 0
  const loop = async () => {
    while (goesOn()) {
      const { status } = await ask(target, agent)
      if (status !== 200) throw new Error(`${target.path} answered ${status} under load`)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, loop))
  return count
}

/** Milliseconds of `count` requests one after another: [p50, p95]. */
export async function measureLatency(
  next: (index: number) => Target,
  count: number,
): Promise<[number, number]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    const since = performance.now()
    await ask(next(index), agent)
    times.push(performance.now() - since)
  }
  agent.destroy()
  times.sort((a, b) => a - b)
  return [times[Math.floor(count * 0.5)] ?? 0, times[Math.floor(count * 0.95)] ?? 0]
}
