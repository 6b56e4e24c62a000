// A dealer with the tags of every provider, whose collectors the browser stands in for.
import { createClient } from '@sanity/client'
import type { BrowserContext } from 'playwright'
import { ask } from './load.ts'

const IDS = {
  tagManager: 'GTM-BENCH01',
  googleAnalytics: 'G-BENCH00001',
  metaPixel: '123456789012345',
  tikTokPixel: 'C4BENCHBENCHBENCH001',
}
const COLLECTORS =
  /googletagmanager\.com|google-analytics\.com|connect\.facebook\.net|www\.facebook\.com\/tr|tiktok\.com/
const MOST_TRIES = 100

const lake = createClient({
  projectId: 'forecourt',
  dataset: 'production',
  apiVersion: '2025-02-19',
  apiHost: `http://127.0.0.1:${process.env.E2E_STUDIO_PORT}`,
  useProjectHostname: false,
  useCdn: false,
  token: process.env.E2E_WRITE_TOKEN,
})

/** Does the work while the dealer has tags; afterwards it has those of before. */
export async function withTags(dealer: string, url: string, work: () => Promise<void>): Promise<void> {
  const id = `siteSettings-${dealer}`
  const before: unknown = await lake.fetch('*[_id == $id][0].tags', { id })
  await lake.patch(id).set({ tags: IDS }).commit()
  try {
    await untilShown(url)
    await work()
  } finally {
    const patch = lake.patch(id)
    await (before ? patch.set({ tags: before }) : patch.unset(['tags'])).commit()
  }
}

/** The settings reach the pages within moments. */
async function untilShown(url: string): Promise<void> {
  const { host, port, pathname: path } = new URL(url)
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { bytes } = await ask({ port: Number(port), path, headers: { host } })
    if (bytes.includes(IDS.googleAnalytics)) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`${url} does not show the dealer’s tags.`)
}

/** Scripts of the providers' sizes without their work, and nothing else. */
export async function answerCollectors(context: BrowserContext): Promise<void> {
  const filling = `/*${'x'.repeat(90_000)}*/`
  await context.route(COLLECTORS, (route) =>
    route.request().resourceType() === 'script'
      ? route.fulfill({ contentType: 'text/javascript', body: filling })
      : route.fulfill({ status: 204 }),
  )
}

/** A shopper who has said yes before. */
export const consent = (context: BrowserContext) =>
  context.addInitScript(() => localStorage.setItem('measuring', 'yes'))
