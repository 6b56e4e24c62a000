// A dealer's pages name one address, whatever the request called the host.
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { dealers, siteOrigin, sitePort } from './site-process.ts'
import { findCars } from './stock-command.ts'

const dealer = dealers[0] ?? ''

function ask(path: string, host: string): Promise<{ status: number; location?: string; body: string }> {
  return new Promise((done, fail) => {
    request({ host: '127.0.0.1', port: sitePort, path, headers: { host } }, async (answer) =>
      done({
        status: answer.statusCode ?? 0,
        ...(answer.headers.location ? { location: answer.headers.location } : {}),
        body: await text(answer),
      }),
    )
      .on('error', fail)
      .end()
  })
}

/** Addresses of the dealer's host that a text names, without their paths. */
const originsIn = (body: string) =>
  new Set(body.match(new RegExp(`https?://${dealer}\\.[\\w.-]+(:\\d+)?`, 'g')))

test('canonical, og:url, JSON-LD, sitemap and robots name the public port, whatever the port', {
  tag: '@short',
}, async () => {
  const [car] = await findCars(`status = in_stock AND id STARTS WITH ${dealer}`)
  for (const path of ['/', car?.path ?? '', '/sitemap.xml', '/sitemaps/pages.xml', '/robots.txt']) {
    const { status, body } = await ask(path, `${dealer}.localhost:1`)
    expect([path, status]).toEqual([path, 200])
    expect([path, originsIn(body)]).toEqual([path, new Set([siteOrigin(dealer)])])
  }
  const { body } = await ask(car?.path ?? '', `${dealer}.localhost:1`)
  const address = `${siteOrigin(dealer)}${car?.path}`
  expect(body).toContain(`<link rel="canonical" href="${address}"`)
  expect(body).toContain(`<meta property="og:url" content="${address}"`)
  expect(body).toContain(`"url":"${address}"`)
})

test('a host with a trailing dot redirects to the host without it', async () => {
  const { status, location } = await ask('/locations?x=1', `${dealer}.localhost.:${sitePort}`)
  expect([status, location]).toEqual([301, `${siteOrigin(dealer)}/locations?x=1`])
})
