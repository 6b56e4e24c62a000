// What follows on a kept-alive connection after a request whose body nobody read to its end.
import { Agent, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { readBody } from '#app/integrations/read-body.server.ts'
import { FakeContent } from './fixtures/fake-content.ts'
import { html, openTestServer } from './fixtures/test-server.ts'

/** Asks over one connection at a time, kept alive as long as the server lets it. */
function keptAlive(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return (method: string, path: string, body?: Buffer) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((done, fail) => {
      const asked = request(
        { agent, port, host: '127.0.0.1', method, path, headers: { host: 'a.base.example' } },
        (answer) => {
          answer.resume()
          answer.on('end', () => done({ status: answer.statusCode, connection: answer.headers.connection }))
        },
      )
      asked.on('error', fail)
      asked.end(body)
    })
}

const unread = () => html('Only GET', { status: 405 })
const partlyRead = async (asked: Request) =>
  html('', { status: (await readBody(asked, 64_000)) === null ? 413 : 200 })

test.each([
  ['of 200 kB of which nothing is read', 200_000, unread, 405],
  ['of 500 kB of which 64 kB are read', 500_000, partlyRead, 413],
  ['of 2 MB that is refused by its length', 2_000_000, unread, 413],
])('a body %s closes the connection, and the next request is answered', async (_, size, render, status) => {
  const { port } = await openTestServer(new FakeContent('a'), (asked) =>
    asked.method === 'POST' ? render(asked) : html('<h1>Next</h1>'),
  )
  const ask = keptAlive(port)
  expect(await ask('POST', '/service', Buffer.alloc(size))).toEqual({ status, connection: 'close' })
  expect(await ask('GET', '/service')).toEqual({ status: 200, connection: 'keep-alive' })
})

test('a body that was read leaves the connection open, and so does a request without one', async () => {
  const { port } = await openTestServer(new FakeContent('a'), partlyRead)
  const ask = keptAlive(port)
  expect(await ask('POST', '/service', Buffer.alloc(60_000))).toEqual({
    status: 200,
    connection: 'keep-alive',
  })
  for (const path of ['/healthz', '/assets/none.js', '/service'])
    expect(await ask('GET', path)).toMatchObject({ connection: 'keep-alive' })
})
