// The size of what a page loads before it works: one import in the wrong place can add a library to every page.
import { expect, test } from '@playwright/test'
import { MOST_SCRIPT_KB, scriptKilobytes } from '../bench/first-load.ts'
import { ask } from '../bench/load.ts'
import { sitePort } from './site-process.ts'

const site = { port: sitePort, headers: { host: `quayside.localhost:${sitePort}` } }
const page = async (path: string) => (await ask({ ...site, path })).bytes.toString()
const kilobytes = (html: string) =>
  scriptKilobytes(html, { ...site, headers: { ...site.headers, 'accept-encoding': 'br' } })

test('the scripts of a search and of a vehicle’s page are no larger than their bars', async () => {
  const search = await page('/search/used-cars')
  const vehicle = await page(/href="(\/cars\/[^"?#/]+)"/.exec(search)?.[1] ?? '')
  expect(vehicle).toContain('id="key-information"')
  const sizes = { search: await kilobytes(search), vehicle: await kilobytes(vehicle) }
  expect(sizes.search).toBeGreaterThan(50)
  expect(sizes.search).toBeLessThanOrEqual(MOST_SCRIPT_KB.search)
  expect(sizes.vehicle).toBeLessThanOrEqual(MOST_SCRIPT_KB.vehicle)
})
