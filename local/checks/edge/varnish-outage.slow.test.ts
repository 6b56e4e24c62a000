// deploy/varnish.vcl in front of a server of the test, which ends.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePorts } from '../../runner/ports.ts'
import { ask } from './testing/ask.ts'
import { findVarnish, startVarnish } from './testing/varnish.ts'

const program = findVarnish()

test.skipIf(program === null)(
  'a page is sent while the site does not answer, for as long as it has said',
  async () => {
    const lifetimes: Record<string, string> = {
      '/kept': 'max-age=1, stale-while-revalidate=0, stale-if-error=3600',
      '/ended': 'max-age=1, stale-while-revalidate=0, stale-if-error=0',
      '/private': 'no-store, max-age=0',
    }
    const site = createServer(({ url = '' }, response) => {
      response.writeHead(200, { 'surrogate-control': lifetimes[url] ?? 'no-store', xkey: 'a' }).end(url)
    })
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
    const end = () => {
      site.close()
      site.closeAllConnections()
    }
    onTestFinished(end)
    const { port: sitePort } = site.address() as AddressInfo
    const [port = 0] = await freePorts(1)
    const varnish = await startVarnish(program ?? '', { port, sitePort, token: 'x' })
    onTestFinished(() => varnish.stop())
    const headers = { host: 'a.example' }
    for (const path of Object.keys(lifetimes)) expect((await ask(port, path, { headers })).text).toBe(path)
    end()
    const state = async () => {
      const answers = Object.keys(lifetimes).map((path) => ask(port, path, { headers }))
      return (await Promise.all(answers)).map(({ status }) => status)
    }
    await vi.waitFor(async () => expect(await state()).toEqual([200, 503, 503]), { timeout: 30_000 })
    expect((await ask(port, '/kept', { headers })).headers['x-away']).toBeUndefined()
  },
)
