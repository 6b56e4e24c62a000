// One price on every surface: each car of each demo dealer, on its card, page, bars, print, PDF, data and API.
import { request } from 'node:http'
import { expect, test } from '@playwright/test'
import { pdfText } from './pdf-text.ts'
import { dealers, longAfter, sitePort } from './site-process.ts'

const ALL = '/search/new-used-and-demo-cars'
/** Requests at once; the site has one core of its own. */
const AT_ONCE = 6
/** The short run opens so many cars of a dealer, spread over its stock, and the PDF, with a picture of its own, of some. */
const [MOST_CARS, PDF_EVERY] = process.env.FORECOURT_FULL ? [Number.POSITIVE_INFINITY, 1] : [24, 4]

/** A price as text by surface; '' where the surface shows none. */
type Prices = Record<string, string>

test.describe.configure({ mode: 'parallel' })

for (const [index, dealer] of dealers.entries()) {
  test(`a car of ${dealer} has one price on every surface`, longAfter(1, index), async () => {
    test.setTimeout(600_000)
    const cards = await listCards(dealer)
    expect(cards.size).toBeGreaterThan(0)
    const differing: { slug: string; prices: Prices }[] = []
    const every = Math.ceil(cards.size / MOST_CARS) || 1
    const opened = [...[...cards].filter((_, at) => at % every === 0).entries()]
    await forEachAtOnce(opened, async ([index, [slug, card]]) => {
      const prices = {
        card,
        ...(await readPrices(dealer, slug)),
        ...(index % PDF_EVERY === 0 ? { pdf: await pdfPrice(dealer, slug) } : {}),
      }
      if (new Set(Object.values(prices)).size > 1) differing.push({ slug, prices })
    })
    expect(differing).toEqual([])
  })
}

/** The price on the card of each car that the results list, by slug. */
async function listCards(dealer: string): Promise<Map<string, string>> {
  const cards = new Map<string, string>()
  for (let page = 1; ; page += 1) {
    const { status, body } = await fetchBody(dealer, `${ALL}?page=${page}`)
    if (status === 404) return cards
    expect(status).toBe(200)
    const before = cards.size
    for (const article of html(body).split('<article').slice(1)) {
      const slug = /href="\/cars\/([^"/?#]+)"/.exec(article)?.[1]
      if (slug) cards.set(slug, moneyIn(/<p class="price[^"]*"><span>([^<]*)</.exec(article)?.[1]))
    }
    if (cards.size === before) return cards
  }
}

async function readPrices(dealer: string, slug: string): Promise<Prices> {
  const [page, print] = await Promise.all([
    fetchBody(dealer, `/cars/${slug}`),
    fetchBody(dealer, `/print?car_id=${slug}`),
  ])
  expect([page.status, print.status], slug).toEqual([200, 200])
  const text = html(page.body)
  const id = /data-car-id="([^"]+)" data-car-type/.exec(text)?.[1] ?? ''
  const [api, live] = await Promise.all([
    fetchBody(dealer, `/api/cars/${encodeURIComponent(id)}`),
    fetchBody(dealer, `/search/cards?ids=${encodeURIComponent(id)}`),
  ])
  const [liveCard] = JSON.parse(live.body.toString()) as { price?: string }[]
  const summary = JSON.parse(api.body.toString()) as { price: number | null; price_text: string }
  const bar = /<p class="bar__price"><b>([^<]*)</.exec(text)?.[1]
  return {
    page: moneyIn(/<p class="price">([^<]*)</.exec(text)?.[1]),
    head: moneyIn(/<p class="vbar__price">([^<]*)</.exec(text)?.[1]),
    ...(bar === undefined ? {} : { bar: moneyIn(bar) }),
    structured: structuredPrice(text),
    api: moneyIn(summary.price_text),
    ...(summary.price_text.endsWith('/week') ? {} : { 'api, in dollars': dollars(summary.price) }),
    print: moneyIn(/<p class="price">([^<]*)</.exec(html(print.body))?.[1]),
    live: moneyIn(liveCard?.price),
  }
}

type Offer = { price?: number; priceSpecification?: { price: number; unitCode: string } }

async function pdfPrice(dealer: string, slug: string): Promise<string> {
  const { status, body } = await fetchBody(dealer, `/api/cars/${slug}/pdf`)
  expect(status, slug).toBe(200)
  return moneyIn(/^\$[\d,]+(\/week)?/m.exec(pdfText(body))?.[0])
}

/** The price of the offer that search engines read. */
function structuredPrice(page: string): string {
  for (const [, json = ''] of page.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)</g)) {
    const { offers } = JSON.parse(json) as { offers?: Offer }
    const weekly = offers?.priceSpecification
    if (weekly?.unitCode === 'WEE') return `${dollars(weekly.price)}/week`
    if (offers) return dollars(offers.price ?? null)
  }
  return 'no offer'
}

/** Markup without the comments that part texts. */
const html = (body: Buffer) => body.toString().replaceAll('<!-- -->', '')
const dollars = (price: number | null) => (price === null ? '' : `$${price.toLocaleString('en-AU')}`)
/** '' for words in place of a price. */
const moneyIn = (text = '') => (text.startsWith('$') ? text.trim() : '')

async function forEachAtOnce<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all]
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one)
  })
  await Promise.all(workers)
}

function fetchBody(dealer: string, path: string): Promise<{ status: number; body: Buffer }> {
  return new Promise((done, fail) => {
    const headers = { host: `${dealer}.localhost:${sitePort}` }
    request({ host: '127.0.0.1', port: sitePort, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }))
      answer.on('error', fail)
    })
      .on('error', fail)
      .end()
  })
}
