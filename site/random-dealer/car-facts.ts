import type { HTMLElement } from 'node-html-parser'
import { pdfText } from '../e2e/pdf-text.ts'
import { type DealerSite, readText } from './dealer-site.ts'

/** What one surface says of a vehicle; absent: it says nothing of it. */
export type CarFacts = { price?: string; weekly?: string; comparison?: string }

/** A card of the results. */
export type Card = { slug: string; facts: CarFacts; words: string }

const WEEKLY = /\$([\d,]+(?:\.\d\d)?)(?: ?\/ ?week| per week| a week| weekly)/g
const COMPARISON =
  /(\d+(?:\.\d+)?)\s?%(?: p\.a\.)? comparison rate|comparison rate (?:of )?(\d+(?:\.\d+)?)\s?%/gi

/** The cards of a results page, in their order. */
export function readCards(document: HTMLElement): Card[] {
  return document.querySelectorAll('main article').flatMap((article) => {
    const slug = /^\/cars\/([^/?#]+)/.exec(
      article.querySelector('h2 a, h3 a, a[href^="/cars/"]')?.getAttribute('href') ?? '',
    )?.[1]
    if (slug === undefined) return []
    const words = readText(article)
    const repay = readText(article.querySelector('.repay'))
    return [
      {
        slug,
        words,
        facts: {
          price: priceIn(readText(article.querySelector('.price'))),
          ...figuresIn(repay),
        },
      },
    ]
  })
}

/** What the PDF of a vehicle says; its pictures make it slow. */
export async function readPdf(site: DealerSite, slug: string): Promise<CarFacts> {
  const { status, body } = await site.get(`/api/cars/${slug}/pdf`)
  if (status !== 200) throw new Error(`The PDF of ${slug} answered ${status}.`)
  const text = pdfText(body)
  return { price: /^\$[\d,]+(?:\.\d\d)?(?:\/week)?/m.exec(text)?.[0] ?? '', ...figuresIn(text) }
}

/** What every surface of a vehicle says, by surface. */
export async function readSurfaces(site: DealerSite, slug: string): Promise<Record<string, CarFacts>> {
  const path = `/cars/${slug}`
  const page = await site.open(path)
  const id = page.querySelector('[data-car-id][data-car-type]')?.getAttribute('data-car-id') ?? ''
  const [print, twin, quote, api, live] = await Promise.all([
    site.open(`/print?car_id=${slug}`),
    site.get(`${path}.md`),
    site.get(`${path}/finance-quote`),
    site.get(`/api/cars/${encodeURIComponent(id)}`),
    site.get(`/search/cards?ids=${encodeURIComponent(id)}`),
  ])
  return {
    page: readPage(page),
    head: { price: priceIn(readText(page.querySelector('.vbar__price'))) },
    'structured data': readStructured(page),
    print: {
      price: priceIn(readText(print.querySelector('.price'))),
      ...figuresIn(readText(print.querySelector('main') ?? print)),
    },
    text: readTwin(twin.text),
    ...(quote.status === 200
      ? { 'finance quote': figuresIn(ownWords(await site.open(`${path}/finance-quote`))) }
      : {}),
    ...(api.status === 200
      ? { api: { price: priceIn((JSON.parse(api.text) as { price_text: string }).price_text) } }
      : {}),
    ...(live.status === 200 ? { live: readLive(live.text) } : {}),
  }
}

function readPage(page: HTMLElement): CarFacts {
  return { price: priceIn(readText(page.querySelector('.side .price'))), ...figuresIn(ownWords(page)) }
}

/** The words of a page about its own vehicle: without other vehicles' cards, fuel and offers. */
function ownWords(page: HTMLElement): string {
  const main = page.querySelector('main')?.clone() as HTMLElement | undefined
  // A calculator that opens with the same amount for every vehicle says nothing of this one (FIN-24).
  const isOfAnother = (main?.querySelector('input[name="amount"]')?.getAttribute('value') ?? '') === '30,000'
  const others = `article, .fuel, .similar, .offers${isOfAnother ? ', .calc, .calc__out' : ''}`
  for (const other of main?.querySelectorAll(others) ?? []) other.remove()
  return readText(main)
}

/** Weekly figures and comparison rates in a text; several different ones are joined by " and ". */
function figuresIn(words: string): CarFacts {
  const weekly = different([...words.matchAll(WEEKLY)].map(([, dollars = '']) => dollars))
  const comparison = different(
    [...words.matchAll(COMPARISON)].map(([, before, after]) => Number(before ?? after).toFixed(2)),
  )
  return { ...(weekly ? { weekly } : {}), ...(comparison ? { comparison } : {}) }
}

const different = (values: readonly string[]) => [...new Set(values)].join(' and ')

/** The amount that a price begins with; '' for words in place of a price. */
export function priceIn(words: string): string {
  return /^\$[\d,]+(?:\.\d\d)?(?:\/week)?/.exec(words)?.[0] ?? ''
}

type Offer = {
  price?: number
  priceSpecification?: { price: number; unitCode: string }
  availability?: string
}

function readStructured(page: HTMLElement): CarFacts {
  for (const script of page.querySelectorAll('script[type="application/ld+json"]')) {
    const { offers } = JSON.parse(script.textContent) as { offers?: Offer }
    const weekly = offers?.priceSpecification
    if (weekly?.unitCode === 'WEE') return { price: `${dollars(weekly.price)}/week` }
    if (offers) return { price: offers.price === undefined ? '' : dollars(offers.price) }
  }
  return {}
}

function readTwin(text: string): CarFacts {
  const line = (name: string) => new RegExp(`^- ${name}: (.*)$`, 'm').exec(text)?.[1] ?? ''
  return { price: priceIn(line('Price')), ...figuresIn(line('Repayment')) }
}

function readLive(text: string): CarFacts {
  const [card] = JSON.parse(text) as { price?: string; weekly?: string; comparison?: string }[]
  if (card === undefined) return {}
  return { price: priceIn(card.price ?? ''), ...figuresIn(`${card.weekly ?? ''} ${card.comparison ?? ''}`) }
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`
