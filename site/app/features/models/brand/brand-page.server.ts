import {
  type Location,
  listLocations,
  type Model,
  type Page,
  type RichText,
} from '@forecourt/schemas/contract'
import { type BlockModel, blockModels } from '#app/blocks/blocks.server.ts'
import type { DealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { collectPageSlugs, targetExists } from '#app/http/link-targets.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import type { StockSearchRequest } from '#app/integrations/stock-index.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import { carCards } from '#app/parts/car/present-car.server.ts'
import { locationCard } from '#app/parts/location/location-card.server.ts'
import { listShownOffers, type OfferModel, offerModel } from '#app/parts/offer/offer-model.server.ts'
import { listedRequest } from '#app/parts/search/listed-stock.server.ts'
import { brandPath, homePath, pagePath, searchPath, servicePath } from '#app/paths.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { PictureModel } from '#app/ui/picture.tsx'
import { listModelCards, type ModelCardModel, priceText } from '../card/model-card.server.ts'
import { countWord } from '../queries.server.ts'

/** Everything about a make that a dealer sells new. */
export type BrandPageModel = {
  meta: PageMeta
  crumbs: Crumb[]
  make: string
  title: string
  lede: string
  /** What staff wrote of it; '' for nothing. */
  line: string
  picture: PictureModel | null
  search: { label: string; href: string }
  places: { name: string; href: string; open: string }[]
  models: ModelCardModel[]
  offers: OfferModel[]
  service: { href: string; prices: { models: string; every: string; price: string }[] } | null
  /** `word`: the dealer's for used. */
  used: { word: string; count: number; href: string; cards: CarCardModel[] } | null
  /** The rest of what staff composed. */
  blocks: BlockModel[]
}

type Make = { name: string; slug: string }

const USED_SHOWN = 4
const OFFERS_SHOWN = 3

/**
 * The page of a make at `/{make}/overview` (GRP-04). What staff compose at that address is part of it.
 * @throws 404 for a make that the dealer does not sell new, unless staff wrote a page there
 */
export async function findBrandPage(dealer: DealerContext, slug: string): Promise<BrandPageModel | null> {
  const { tenant, pages, models } = dealer.bundle
  const website = tenant.dealershipWebsites.find(({ makeSlug }) => makeSlug === slug)
  if (!website) return null
  const make = { name: website.make, slug }
  const written = pages.find((page) => page.slug === `${slug}/overview`)
  const own = models.filter(({ manufacturerSlug }) => manufacturerSlug === slug)
  const [cards, stock, used] = await Promise.all([
    listModelCards(own, dealer),
    countNew(make, dealer),
    usedCars(make, dealer),
  ])
  const places = listPlaces(make, dealer)
  const title = written?.title || `${make.name} at ${tenant.name}`
  const lede = formatLede(make, places.length, stock)
  const { line, rest } = splitWritten(written)
  return {
    meta: buildMeta(dealer, make, written, { title, lede }, cards),
    crumbs: buildCrumbs(dealer, make),
    make: make.name,
    title,
    lede,
    line,
    picture: cards.find(({ picture }) => picture !== null)?.picture ?? null,
    search: {
      label: stock ? `Search ${formatCount(stock)} new ${make.name}` : `Search ${make.name}`,
      href: `${searchPath('new-cars')}?${new URLSearchParams({ make: make.name })}`,
    },
    places,
    models: cards,
    offers: listOffers(make, dealer),
    service: findService(own, dealer),
    used,
    blocks: await blockModels(rest, dealer),
  }
}

/** A first text without a heading is the sentence of the hero; the other blocks follow the page's own parts. */
function splitWritten(page: Page | undefined): { line: string; rest: Page['blocks'] } {
  const [first, ...others] = page?.blocks ?? []
  if (first?.type !== 'richText' || first.title !== '') return { line: '', rest: page?.blocks ?? [] }
  return { line: plainText(first.body), rest: others }
}

function plainText(text: RichText): string {
  return text
    .flatMap((item) => (item._type === 'block' ? [item.children.map((span) => span.text).join('')] : []))
    .join(' ')
    .trim()
}

function formatLede({ name }: Make, places: number, stock: number | null): string {
  const parts = [
    places > 0 ? `${countWord(places)} dealership${places === 1 ? '' : 's'}` : '',
    stock ? `${formatCount(stock)} new in stock` : '',
  ].filter(Boolean)
  if (parts.length > 0) return `${parts.join(', ')}.`
  return stock === null ? '' : `${name}, to order.`
}

function buildMeta(
  dealer: DealerContext,
  make: Make,
  written: Page | undefined,
  { title, lede }: { title: string; lede: string },
  cards: readonly ModelCardModel[],
): PageMeta {
  const names = cards.map(({ name }) => name).join(', ')
  const picture = cards.find((card) => card.picture !== null)?.picture
  return {
    title: written?.metaTitle || title,
    description: written?.metaDescription || `${title}. ${lede} ${names}`.trim(),
    ...siteMeta(dealer),
    path: brandPath(make.slug),
    ...(picture ? { image: picture.src } : {}),
  }
}

function buildCrumbs({ bundle }: DealerContext, { name }: Make): Crumb[] {
  const brands = pagePath('brands')
  return [
    { label: 'Home', href: homePath() },
    ...(targetExists(brands, collectPageSlugs(bundle)) ? [{ label: 'Brands', href: brands }] : []),
    { label: name },
  ]
}

function request(dealer: DealerContext, filters: StockSearchRequest['filters'], hitsPerPage: number) {
  return {
    ...listedRequest(dealer),
    filters,
    hitsPerPage,
  }
}

async function countNew({ name }: Make, dealer: DealerContext): Promise<number | null> {
  const ask = () => dealer.stock.search(request(dealer, { make: [name], car_type: ['new'] }, 1))
  return (await withStockFallback(dealer, ask, null))?.total ?? null
}

async function usedCars({ name }: Make, dealer: DealerContext): Promise<BrandPageModel['used']> {
  // As its search counts them; those for sale come first.
  const filters = { make: [name], car_type: ['used'] }
  const found = await withStockFallback(
    dealer,
    () => dealer.stock.search(request(dealer, filters, USED_SHOWN)),
    null,
  )
  const forSale = found?.cars.filter(isAvailable) ?? []
  if (!found || forSale.length === 0) return null
  return {
    word: dealer.bundle.tenant.texts.usedKeyword,
    count: found.total,
    href: `${searchPath('used-cars')}?${new URLSearchParams({ make: name })}`,
    cards: carCards(forSale, dealer),
  }
}

/** Where the make is sold; a dealer whose locations name no make sells it at all of them. */
function listPlaces({ slug }: Make, dealer: DealerContext): BrandPageModel['places'] {
  const sales = listLocations(dealer.bundle.locations, 'sales')
  const own = sales.filter(({ manufacturers }) => manufacturers.some((make) => make.slug === slug))
  const named = sales.some(({ manufacturers }) => manufacturers.length > 0)
  return (named ? own : sales).map((place: Location) => {
    const { href, openState } = locationCard(place, dealer)
    const open = openState === null ? '' : `${openState.open ? 'Open' : 'Closed'} ${openState.rest}`.trim()
    return { name: place.name, href, open: openState?.byAppointment ? 'By appointment' : open }
  })
}

function listOffers({ slug, name }: Make, dealer: DealerContext): OfferModel[] {
  const own = listShownOffers(dealer).filter(
    ({ manufacturer }) => manufacturer !== null && (manufacturer.slug === slug || manufacturer.name === name),
  )
  return own.slice(0, OFFERS_SHOWN).map((offer) => offerModel(offer, dealer, 'card'))
}

/** Models of one price and interval share a line; null where no model has a capped price. */
function findService(models: readonly Model[], dealer: DealerContext): BrandPageModel['service'] {
  const lines = new Map<string, { names: string[]; every: string; price: number }>()
  for (const { name, servicePrice: price, serviceInterval: every } of models) {
    if (price === null) continue
    const line = lines.get(`${price} ${every}`) ?? { names: [], every, price }
    lines.set(`${price} ${every}`, { ...line, names: [...line.names, name] })
  }
  const prices = [...lines.values()].sort((a, b) => a.price - b.price)
  if (prices.length === 0 || dealer.bundle.tenant.serviceBooking.way === 'elsewhere') return null
  return {
    href: servicePath(),
    prices: prices.map(({ names, every, price }) => ({
      models: names.join(', '),
      every,
      price: priceText(price),
    })),
  }
}
