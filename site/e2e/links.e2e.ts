// Every link a visitor can follow from a dealer's home page leads to a page.
import { expect, test } from '@playwright/test'
import { crawl } from './crawl.ts'
import { dealers } from './site-process.ts'

for (const slug of dealers) {
  test(`${slug}: every link answers`, async () => {
    test.setTimeout(120_000)
    const answered = await crawl(slug, { perKind: process.env.FORECOURT_FULL ? 40 : 6 })
    expect(answered.length, 'pages reached from the home page').toBeGreaterThan(20)
    const dead = answered.filter(({ status }) => status >= 400)
    expect(dead.map(({ path, from, status }) => `${status} ${path} (from ${from})`)).toEqual([])
  })
}
