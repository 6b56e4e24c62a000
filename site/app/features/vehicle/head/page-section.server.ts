import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { LEAST_LISTED } from '#app/domain/search-address/landing.ts'
import { typeBaseOfValues } from '#app/domain/search-address/search-path.ts'
import { EMPTY_SEARCH } from '#app/domain/search-address/search-state.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { carTypeName } from '#app/domain/vocabulary/car-types.ts'
import { nameModel } from '#app/domain/vocabulary/makes.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { breadcrumbList } from '#app/page/structured-page.ts'
import { findCarLocation } from '#app/parts/car/facts/car-place.server.ts'
import type { StockOverview } from '#app/parts/car/stock-overview.server.ts'
import { structuredCar } from '#app/parts/car/structured-car.server.ts'
import { carSocialHref } from '#app/parts/drawn/social-pages.server.ts'
import { carPath, homePath, trailPath } from '#app/paths.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { MoneySection } from '../money/money-section.server.ts'
import type { HeadSection } from './head-section.server.ts'

/** What search engines, shared links and breadcrumbs say of the page. */
export type PageSection = {
  /** Its structured data are schema.org's Car with its offer. */
  meta: PageMeta
  crumbs: Crumb[]
}

/** What other sections of the page have made already. */
type Made = Pick<HeadSection, 'facts' | 'item'> & Pick<MoneySection, 'price'>

/** Search engines show pictures of 1,200 pixels, and a few of them. */
const PICTURE = { width: 1200, height: 800, fit: 'cover', alt: '' } as const
const MOST_PICTURES = 8

/** @param overview null while the stock is unavailable */
export function pageSection(
  car: Car,
  dealer: DealerContext,
  made: Made,
  overview: StockOverview | null,
): PageSection {
  const { origin } = dealer
  const { name } = dealer.bundle.tenant
  const path = carPath(car.slug)
  const crumbs = buildCrumbs(car, dealer, made.item.many, overview)
  const images = car.images
    .slice(0, MOST_PICTURES)
    .map(({ url }) => new URL(dealer.picture(url, PICTURE).src, origin).href)
  return {
    meta: {
      title: buildTitle(car, dealer, made),
      description: `${car.name} at ${name}: ${describedBy(made).join(', ')}.`,
      siteName: name,
      origin,
      path,
      image: carSocialHref(car, dealer),
      hasMarkdown: true,
      structured: [structuredCar(car, dealer, images), breadcrumbList(crumbs, { origin, path })],
    },
    crumbs,
  }
}

/**
 * `Used 2019 Mazda CX-5 Maxx, $24,990, Brookvale, Stock 12345`: what a shopper compares in a list of results, and last what
 * tells it from another one that is all the same.
 */
function buildTitle(car: Car, { bundle }: DealerContext, { price }: Made): string {
  const condition = carTypeName(car.carType, bundle.tenant.texts.usedKeyword)
  const town = findCarLocation(car, bundle)?.address?.city
  const number = car.stocknum && `Stock ${car.stocknum}`
  return [`${condition} ${car.name}`, price.isMoney ? price.text : '', town, number]
    .filter(Boolean)
    .join(', ')
}

function describedBy({ price, facts }: Made): string[] {
  const money = price.isMoney ? `${price.text} ${price.type}`.trim() : ''
  return [money, ...facts.map(({ text }) => text)].filter(Boolean)
}

function buildCrumbs(
  car: Car,
  { bundle: { tenant } }: DealerContext,
  items: string,
  overview: StockOverview | null,
): Crumb[] {
  // The used-cars addresses list used cars only.
  const family = car.carType === 'used' ? tenant.flags.breadcrumbTrail : 'search'
  const thin = (key: 'make' | 'make_model', name: string) => {
    const { count } = overview?.facets[key]?.find(({ value }) => value === name) ?? {}
    return count !== undefined && count < LEAST_LISTED ? { isThin: true } : {}
  }
  return [
    { label: 'Home', href: homePath() },
    { label: `${carTypeName(car.carType, tenant.texts.usedKeyword)} ${items}`, href: typeHref(car) },
    ...(car.make ? [{ label: car.make, href: trailPath(family, car.make), ...thin('make', car.make) }] : []),
    ...(car.make && car.model
      ? [
          {
            label: car.model,
            ...makeBefore(car),
            href: trailPath(family, car.make, car.model),
            ...thin('make_model', `${car.make} ${car.model}`),
          },
        ]
      : []),
    { label: [car.year, car.badge].filter(Boolean).join(' ') || car.name },
  ]
}

/** The make, unless the model begins with it. */
const makeBefore = ({ make, model }: Car) => (nameModel(make, model) === model ? {} : { before: make })

/** All stock of the same condition, and of the same kind where that is not cars. */
function typeHref({ carType, itemType }: Car): string {
  const kind = itemType === '' || itemType === 'car' ? {} : { item_type: [itemType] }
  return searchHref({ ...EMPTY_SEARCH, filters: { car_type: [carType], ...kind } }, typeBaseOfValues({}))
}
