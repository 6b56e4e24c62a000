// A document that arrives in pieces, as over a slow line: what is painted first stays where it is.
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { closeAll, dealers, longAfter, openWatched, sitePort, widths } from './site-process.ts'

const PIECE_BYTES = 12_000
const PAUSE_MS = 60

let server: Server
let port: number
test.beforeAll(async () => {
  server = createServer((asked, answer) => {
    const [dealer] = (asked.headers.host ?? '').split('.')
    const { 'accept-encoding': _, ...headers } = asked.headers
    const options = { port: sitePort, path: asked.url, method: asked.method }
    const onward = request({ ...options, headers: { ...headers, host: `${dealer}.localhost:${sitePort}` } })
    onward.on('response', async (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      const slow = reply.headers['content-type']?.startsWith('text/html')
      for await (const chunk of reply as AsyncIterable<Buffer>)
        for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
          answer.write(chunk.subarray(at, at + PIECE_BYTES))
          if (slow) await after(PAUSE_MS)
        }
      answer.end()
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  port = (server.address() as AddressInfo).port
})
test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

for (const [index, dealer] of dealers.entries()) {
  const width = widths[index % widths.length] ?? 360
  test(
    `${dealer} at ${width}: header and hero do not move while the front page arrives in pieces`,
    longAfter(1, index),
    async ({ browser }) => {
      const { context, page } = await openWatched(browser, width)
      await page.goto(`http://${dealer}.localhost:${port}/`)
      const { shift, moved } = await page.evaluate(() => {
        const counter = window as unknown as { shift: number; moved: string[] }
        return { shift: counter.shift, moved: counter.moved }
      })
      expect(shift, moved.join(', ')).toBeLessThan(0.02)
      await closeAll(context)
    },
  )
}
