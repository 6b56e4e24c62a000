import { existsSync } from 'node:fs'
import {
  offerVisible,
  openNow,
  parseTenantBundle,
  promoTileShowing,
  SURFACE_COLOURS,
  type TenantBundle,
  tenantBundleQuery,
} from '@forecourt/schemas/contract'
import {
  findDisclaimerProblem,
  findRateProblem,
  lenderComparisonRate,
} from '@forecourt/schemas/contract/pure'
import { evaluateSync, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { agreesWith } from '../../schemas/src/tenant/comparison-rate.ts'
import { checkTheme } from '../../schemas/src/theme/check-theme.ts'
import type { SeedDocument } from './dealer-seed.ts'
import { DEALERS, listPlatformDocuments, listPlatformPictures } from './index.ts'

const SEED_DATE = '2026-11-21'
const NOON = '2026-11-21T02:00:00Z'

const everything: SeedDocument[] = [
  ...listPlatformDocuments(SEED_DATE),
  ...DEALERS.flatMap((dealer) => dealer.documents(SEED_DATE)),
]

const bundles = new Map<string, Promise<TenantBundle>>()

/** What the site would read of a dealer. */
function loadBundle(slug: string): Promise<TenantBundle> {
  const known = bundles.get(slug) ?? readBundle(slug)
  bundles.set(slug, known)
  return known
}

async function readBundle(slug: string): Promise<TenantBundle> {
  const params = { tenant: slug }
  const answer = evaluateSync(parse(tenantBundleQuery, { params }), { dataset: everything, params })
  const { bundle, warnings } = parseTenantBundle(await answer.get())
  expect(warnings).toEqual([])
  if (bundle === null) throw new Error(`${slug} has no bundle`)
  return bundle
}

/** Addresses that are pages of the site's own, whatever the dealer. */
const ROUTES =
  /^\/(search\/[a-z0-9-]+(\/[a-z0-9-]+)?(\?.*)?|special-offers|contact|book-test-drive|locations(\/[a-z0-9-]+)?|offers\/.+|service|trade-in|sell-(my|your)-car|finance|finance-enquiry|apply-for-finance|personalised\/finance)$/

function listLinks(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap(listLinks)
  return Object.entries(value).flatMap(([key, field]) =>
    ['href', 'link', 'buttonHref'].includes(key) && typeof field === 'string' && field !== ''
      ? [field]
      : listLinks(field),
  )
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(listTexts)
}

describe('the content of all dealers', () => {
  it('has ids of its own, without dots: a dot would hide a document from the site', () => {
    const ids = everything.map((document) => document._id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).not.toContain('.')
  })

  it('names only pictures that are there, each name once', () => {
    const pictures = [...listPlatformPictures(), ...DEALERS.flatMap((dealer) => dealer.pictures)]
    const named = pictures.map((picture) => picture.name)
    expect(new Set(named).size).toBe(named.length)
    for (const { file } of pictures) expect(existsSync(file)).toBe(true)
    const asked = [...JSON.stringify(everything).matchAll(/"seedPicture":"([^"]+)"/g)].map(
      (match) => match[1],
    )
    expect([...new Set(asked)].sort()).toEqual([...named].sort())
  })

  it('shouts nowhere', () => {
    for (const text of listTexts(everything)) expect(text).not.toMatch(/[a-z]!(\s|$)/)
  })

  it('gives only phone numbers that ring nowhere', () => {
    const numbers = [...JSON.stringify(everything).matchAll(/\b0[2-478][\d ]{8,11}\d\b/g)].map(
      ([found]) => found,
    )
    expect(numbers.length).toBeGreaterThan(10)
    for (const number of numbers) {
      expect(number.replaceAll(' ', '')).toMatch(/^(0[2378]5550\d{4}|0[2378]7010\d{4}|0491570\d{3})$/)
    }
  })
})

describe.each(DEALERS.map((dealer) => [dealer.slug, dealer] as const))('%s', (slug, dealer) => {
  it('reads without a warning and is who it says it is', async () => {
    const { tenant } = await loadBundle(slug)
    expect(tenant).toMatchObject({ slug, name: dealer.name, template: dealer.template })
  })

  it('has colours that can be read', async () => {
    const { tenant } = await loadBundle(slug)
    expect(checkTheme(tenant.theme, SURFACE_COLOURS[tenant.template]).shown).toBe(true)
  })

  it('has links only to pages that exist', async () => {
    const bundle = await loadBundle(slug)
    const pages = bundle.pages.map((page) => (page.slug === 'home' ? '/' : `/${page.slug}`))
    const links = [bundle.navigation, bundle.pages, bundle.promoTiles, bundle.locations].flatMap(listLinks)
    const dead = links.filter(
      (href) => !/^(tel:|mailto:)/.test(href) && !pages.includes(href) && !ROUTES.test(href),
    )
    expect(dead).toEqual([])
    const places = links.filter((href) => href.startsWith('/locations/'))
    const slugs = bundle.locations.map((location) => `/locations/${location.slug}`)
    expect(places.filter((href) => !slugs.includes(href))).toEqual([])
  })

  it('has three or more locations with hours, one of them the main one, each of its own dealership', async () => {
    const { tenant, locations } = await loadBundle(slug)
    expect(locations.length).toBeGreaterThanOrEqual(3)
    expect(locations.filter((location) => location.primary)).toHaveLength(1)
    const dealerships = tenant.dealerships.map((dealership) => dealership.slug)
    for (const location of locations.filter(({ visible }) => visible)) {
      expect(location.openingHours).toHaveLength(7)
      expect(dealerships).toContain(location.dealershipSlug)
      expect(openNow(location, NOON, location.timeZone).reasons[0]?.code).toMatch(/open|closed/)
      expect(
        location.specialHours.some((day) => day.date.endsWith('-12-25') && day.status === 'Closed'),
      ).toBe(true)
    }
  })

  it('has promo tiles that run, that are to come and that are over', async () => {
    const { tenant, promoTiles } = await loadBundle(slug)
    const codes = promoTiles.map((tile) => {
      const question = { selectedCarTypes: ['used', 'new', 'demo'], now: NOON, zone: tenant.timeZone }
      return promoTileShowing({ ...tile, display: [] }, question).reasons[0]?.code
    })
    expect(new Set(codes)).toEqual(new Set(['in-time', 'not-started', 'expired']))
  })

  it('has offers that run, one to come and one that is over', async () => {
    const { tenant, offers } = await loadBundle(slug)
    const question = { site: slug, exceptionsOn: false, exceptions: [], now: NOON, zone: tenant.timeZone }
    const verdicts = offers.map((offer) => offerVisible(offer, question))
    expect(verdicts.filter((verdict) => verdict.shown).length).toBeGreaterThanOrEqual(3)
    expect(verdicts.flatMap((verdict) => verdict.reasons.map((reason) => reason.code))).toEqual(
      expect.arrayContaining(['not-started', 'expired']),
    )
  })

  it('puts no two tiles of the same search into one cell of the grid', async () => {
    const { tenant, promoTiles } = await loadBundle(slug)
    for (const selectedCarTypes of [[], ['new'], ['demo'], ['used'], ['new', 'demo']]) {
      const question = { selectedCarTypes, now: NOON, zone: tenant.timeZone }
      const cells = promoTiles
        .filter((tile) => promoTileShowing(tile, question).shown)
        .flatMap(({ position }) => (position === null ? [] : [position]))
      expect(new Set(cells).size, selectedCarTypes.join(' and ')).toBe(cells.length)
    }
  })

  it('says the terms wherever an offer names a price or a rate', async () => {
    const { offers } = await loadBundle(slug)
    const priced = offers.filter((offer) => /\$\d|\d%/.test(`${offer.name} ${offer.description}`))
    expect(priced.length).toBeGreaterThan(0)
    for (const offer of priced) expect(offer.disclaimer, offer.name).not.toBe('')
    for (const offer of offers.filter(({ category }) => category === 'Finance offer')) {
      expect(offer.description).toMatch(/comparison rate \d+\.\d+%/i)
    }
  })

  it('has pages beside the front page, each with blocks and a description for search engines', async () => {
    const { pages } = await loadBundle(slug)
    expect(pages.length).toBeGreaterThan(5)
    for (const page of pages) {
      expect(page.blocks.length, page.slug).toBeGreaterThan(0)
      expect(page.metaDescription.length, page.slug).toBeGreaterThan(20)
      expect(page.metaDescription.length, page.slug).toBeLessThanOrEqual(160)
    }
  })

  it('has a front page of a hero, cars, and at least five kinds of block in all', async () => {
    const { pages } = await loadBundle(slug)
    const home = pages.find((page) => page.slug === 'home')
    const kinds = new Set(home?.blocks.map((block) => block.type))
    for (const kind of ['hero', 'carRow']) expect(kinds).toContain(kind)
    expect(kinds.size).toBeGreaterThanOrEqual(5)
  })

  it('states a comparison rate beside every lender’s rate', async () => {
    const { tenant } = await loadBundle(slug)
    expect(tenant.lenders.length).toBeGreaterThan(0)
    for (const lender of tenant.lenders) {
      expect(lender.comparisonRate).toBeGreaterThanOrEqual(lender.interestRate)
      expect(lender.disclaimer).toContain('omparison rate')
    }
  })

  it('FIN-32: every comparison rate typed into a lender is the computed one', async () => {
    const { tenant } = await loadBundle(slug)
    const problems = tenant.lenders.flatMap((lender) => [
      findRateProblem(lender),
      findDisclaimerProblem(lender),
    ])
    expect(problems.filter((problem) => problem !== null)).toEqual([])
  })

  it('FIN-32: every comparison rate in a text is computed with the fees of a lender of the dealer', async () => {
    const { tenant, ...content } = await loadBundle(slug)
    const wrong = listTexts(content).flatMap((text) => {
      const named = text.match(/comparison rate \d/gi) ?? []
      const pairs = [...text.matchAll(/([\d.]+)% a year.*?comparison rate ([\d.]+)%/gi)]
      const agreed = pairs.filter(([, rate, typed]) =>
        tenant.lenders.some((lender) =>
          agreesWith(Number(typed), lenderComparisonRate(Number(rate), lender) ?? Number.NaN),
        ),
      )
      return agreed.length === named.length ? [] : [text]
    })
    expect(wrong).toEqual([])
  })
})
