// A car that is sold has no price, repayment, quote or delivery offer at any address that takes a car (VDP-38).
import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import { dealers, longAfter, openWatched, siteOrigin, sitePort } from './site-process.ts'

const ROUTES = join(import.meta.dirname, '../app/routes')
/** What a lender or the site asks of a form: each kind that may be about a car. */
const FORMS = ['vehicle_enquiry', 'test_drive', 'request_photos', 'find_similar', 'finance', 'trade_in']

type SoldCar = { id: string; slug: string; name: string; money: number[] }
type Addresses = (car: SoldCar) => string[]

/** Every route that takes a car, by its folder, and its addresses that are requested. */
const WALK: Record<string, Addresses> = {
  'api.cars.$id': ({ id }) => [`/api/cars/${id}`],
  'api.cars.$id_.finance': ({ id }) => [`/api/cars/${id}/finance`],
  'api.cars.$slug.pdf': ({ slug }) => [`/api/cars/${slug}/pdf`],
  'api.cars.$slug.similar': ({ slug }) => [`/api/cars/${slug}/similar`],
  'api.cars.$slug.view[.]json': ({ slug }) => [`/api/cars/${slug}/view.json`],
  'api.delivery-estimate': ({ id }) => [`/api/delivery-estimate?postcode=2000&car_id=${id}`],
  'api.lead-form': ({ id }) => FORMS.map((kind) => `/api/lead-form?kind=${kind}&car_id=${id}`),
  'apply-for-finance': ({ id }) => [`/apply-for-finance?car_id=${id}`],
  'book-test-drive': ({ id }) => [`/book-test-drive?car_id=${id}`],
  'cars.$slug': ({ slug }) => [`/cars/${slug}`, `/cars/${slug}.data`],
  'cars.$slug[.]md': ({ slug }) => [`/cars/${slug}.md`],
  'cars.$slug_.autogauge': ({ slug }) => [`/cars/${slug}/autogauge`],
  'cars.$slug_.buy-online': ({ slug }) => [`/cars/${slug}/buy-online`],
  'cars.$slug_.checkout': ({ slug }) => [`/cars/${slug}/checkout`],
  'cars.$slug_.delivery': ({ slug }) => [`/cars/${slug}/delivery`, `/cars/${slug}/delivery?postcode=2000`],
  'cars.$slug_.finance': ({ slug }) => [`/cars/${slug}/finance`],
  'cars.$slug_.finance-quote': ({ slug }) => [
    `/cars/${slug}/finance-quote`,
    `/cars/${slug}/finance-quote?every=month`,
  ],
  'cars.$slug_.similar': ({ slug }) => [`/cars/${slug}/similar`],
  'cars.$slug_.social[.]jpg': ({ slug }) => [`/cars/${slug}/social.jpg`],
  'cars.$slug_.spin': ({ slug }) => [`/cars/${slug}/spin`],
  'cars.$slug_.strip': ({ slug }) => [`/cars/${slug}/strip`],
  'cars.trade-in': ({ id }) => [`/cars/trade-in?car_id=${id}`],
  'checkout-journey': ({ slug }) => [`/checkout-journey?car_id=${slug}`],
  compare: ({ slug }) => [`/compare?cars=${slug}`],
  contact: ({ id }) => [
    `/contact?car_id=${id}`,
    ...FORMS.map((form) => `/contact?car_id=${id}&form=${form}`),
  ],
  finance: ({ id }) => [`/finance?car_id=${id}`],
  'finance-enquiry': ({ id }) => [`/finance-enquiry?car_id=${id}`],
  'personalised.finance': ({ id }) => [`/personalised/finance?car_id=${id}`],
  print: ({ id, slug }) => [`/print?car_id=${slug}`, `/print?car_id=${id}`],
  'saved_.cards': ({ id }) => [`/saved/cards?ids=${id}`],
  'search.$': ({ name }) => [`/search/new-used-and-demo-cars?query=${encodeURIComponent(name)}`],
  'search.cards': ({ id }) => [`/search/cards?ids=${id}`],
  'search.understand': ({ name }) => [`/search/understand?peek=1&text=${encodeURIComponent(name)}`],
}
/** Take a car, and answer nothing of it: reports, lists of ids, staff's own pages, and a catch-all without a car's page. */
const WITHOUT_ANSWER = [
  '$',
  'api.events',
  'api.watchlist._index',
  'api.watchlist.merge',
  'api.watchlist.remove-car',
  'api.watchlist.save-car',
  'preview.explain',
  'sign-in',
]

const index = `${process.env.E2E_SEARCH_URL}/indexes/Car_production/documents/fetch`
type Document = Record<string, unknown> & { id: string; slug: string; name: string }

async function listDocuments(filter: string): Promise<Document[]> {
  const answer = await fetch(index, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${process.env.E2E_SEARCH_KEY}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ filter, limit: 10_000 }),
  })
  if (!answer.ok) throw new Error(`The index answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { results: Document[] }).results
}

/** All amounts of money in a document, in dollars. */
function listMoney({ price, before_price, egc_price, weekly_price, lenders }: Document): number[] {
  const payments = Object.values((lenders ?? {}) as Record<string, Record<string, unknown>>)
  return [
    ...[price, before_price, egc_price, weekly_price],
    ...payments.flatMap(({ paymentWeek, paymentMonth }) => [paymentWeek, paymentMonth]),
  ].filter((amount): amount is number => typeof amount === 'number' && amount > 0)
}

/**
 * The last sold car of the dealer that has an amount which no car for sale has, with all such amounts: its price, where
 * that is one.
 */
async function findSold(dealer: string): Promise<SoldCar> {
  const own = (await listDocuments('price > 5000')).filter(({ id }) => id.startsWith(`${dealer}_`))
  const shown = new Set(own.filter(({ status }) => status !== 'sold').flatMap(listMoney))
  const sold = own
    .filter(({ status }) => status === 'sold')
    .sort((one, other) => Number(other.sold_date_timestamp) - Number(one.sold_date_timestamp))
    .map((car) => ({ car, money: listMoney(car).filter((amount) => !shown.has(amount)) }))
  const found =
    sold.find(({ car, money }) => money.includes(Number(car.price))) ??
    sold.find(({ money }) => money.length > 0)
  if (found === undefined)
    throw new Error(`None of ${dealer}'s ${sold.length} sold cars has amounts of its own.`)
  const { id, slug, name } = found.car
  return { id, slug, name, money: found.money }
}

/** `$38,990`, `$166`, and `38990` as data has it; not a part of another number or word. */
function written(amount: number): RegExp {
  const plain = amount >= 1_000 ? `|(?<![\\w.,-])${amount}` : ''
  return new RegExp(`(\\$(${amount}|${amount.toLocaleString('en-AU')})${plain})(?![\\w,-]|\\.\\d)`)
}

function postQuote(dealer: string, car: SoldCar): Promise<string> {
  const body = JSON.stringify({ car_id: car.id, purchasePrice: 30_000, loanTerm: 5 })
  const host = `${dealer}.localhost:${sitePort}`
  return new Promise((done, fail) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port: sitePort,
        path: '/api/youx/quote',
        method: 'POST',
        headers: { host, 'content-type': 'application/json', accept: 'application/json' },
      },
      (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => {
          text += chunk.toString()
        })
        answer.on('end', () => done(text))
      },
    )
    asking.on('error', fail)
    asking.end(body)
  })
}

test('every route that takes a car is requested', () => {
  const takes = /car_id|carId|params\.slug|'cars'|'ids'|FINANCE_PARAMETERS|QUOTE_FIELDS|FORM_PAGE_READS/
  const folders = readdirSync(ROUTES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const missing = folders
    .map(({ name }) => name)
    .filter((name) => {
      if (name in WALK || WITHOUT_ANSWER.includes(name)) return false
      if (/^(api\.)?cars\./.test(name)) return true
      const files = readdirSync(join(ROUTES, name)).filter((file) => /^route\.tsx?$/.test(file))
      return files.some((file) => takes.test(readFileSync(join(ROUTES, name, file), 'utf8')))
    })
  // Locations and offers have slugs, too; a career is about no car; an assistant reads what other routes answer.
  expect(missing.sort()).toEqual([
    ...['careers', 'careers_.$role', 'contact-us.($slug)', 'locations.$slug', 'locations.$slug[.]md'],
    ...['mcp', 'social-picture.offers.$slug'],
  ])
})

for (const [index, dealer] of dealers.entries()) {
  test(
    `${dealer}: no address has a price, repayment or delivery offer of a sold car`,
    longAfter(1, index),
    async () => {
      test.setTimeout(120_000)
      const car = await findSold(dealer)
      expect(car.money.length, 'amounts to look for').toBeGreaterThan(0)
      const found: string[] = []
      for (const addresses of Object.values(WALK))
        for (const path of addresses(car)) {
          const { status, text, location } = await fetchPage(dealer, path)
          expect(status, path).toBeLessThan(500)
          const offers = car.money.filter((amount) => written(amount).test(`${location} ${text}`))
          found.push(...offers.map((amount) => `${amount} at ${path}`))
          if (path.startsWith('/api/delivery-estimate')) expect(text, path).not.toContain('"price"')
        }
      expect(found).toEqual([])
      expect(JSON.parse(await postQuote(dealer, car))).toEqual({ error: 'This vehicle is sold.' })
    },
  )
}

test('the page of a sold car has a notice and links to similar cars', async ({ browser }) => {
  const [dealer = ''] = dealers
  const car = await findSold(dealer)
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin(dealer)}/cars/${car.slug}/finance-quote`)
  await expect(page).toHaveURL(`${siteOrigin(dealer)}/cars/${car.slug}`)
  const side = page.getByRole('complementary', { name: 'Price and actions' })
  await expect(side.getByText('SOLD', { exact: true })).toBeVisible()
  await expect(side.getByRole('link', { name: 'See all stock' })).toBeVisible()
  await expect(side.getByText(/\$\d/)).toHaveCount(0)
  await context.close()
})
