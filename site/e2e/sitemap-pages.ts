import { expect } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'

/** The addresses that a sitemap, or an index of sitemaps, names. */
export const addressesIn = (text: string): URL[] =>
  [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address))

/** Every page that a dealer's sitemaps name. On a busy machine the stock may be late; they answer 503 then. */
export async function listSitemapPages(dealer: string): Promise<URL[]> {
  let pages: URL[] = []
  await expect(async () => {
    const lists = addressesIn(await fetchText(dealer, '/sitemap.xml'))
    const texts = await Promise.all(lists.map(({ pathname }) => fetchText(dealer, pathname)))
    pages = texts.flatMap(addressesIn)
  }).toPass()
  return pages
}

async function fetchText(dealer: string, path: string): Promise<string> {
  const { status, text } = await fetchPage(dealer, path)
  expect([path, status]).toEqual([path, 200])
  return text
}
