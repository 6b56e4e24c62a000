import { HOME_SLUG, insideWindow, listLocations, type Page, PICTURE_BOXES } from '@forecourt/schemas/contract'
import type { BlockModel, BlockModelOf } from '#app/blocks/block-models.ts'
import { blockModels } from '#app/blocks/blocks.server.ts'
import { carRowModel } from '#app/blocks/car-row.server.ts'
import type { DealerContext } from '#app/context.ts'
import { siteMeta } from '#app/features/layout/site-meta.server.ts'
import { locationCard } from '#app/features/locations/location-card.server.ts'
import { listShownOffers, offerModel } from '#app/features/offers/offer-model.server.ts'
import { judge } from '#app/http/judge.ts'
import { withStockFallback } from '#app/integrations/stock-fallback.server.ts'
import { homePath, searchPath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import { bannerSlides } from './banner-slides.server.ts'
import { brandGrids } from './brand-grids.server.ts'
import { findStockOverview } from './finder.server.ts'
import type { HomeModel } from './home-models.ts'

const MOST_OFFERS = 3
const SOCIAL_SIZE = { ...PICTURE_BOXES.social, alt: '' }

/** The front page: what staff wrote in the page `home`, with the dealer's stock, offers and places between. */
export async function getHome(dealer: DealerContext): Promise<HomeModel> {
  const { bundle } = dealer
  const page = bundle.pages.find(({ slug }) => slug === HOME_SLUG)
  const [written, overview] = await Promise.all([
    homeBlocks(page, dealer),
    withStockFallback(dealer, () => findStockOverview(dealer), null),
  ])
  const [first, ...rest] = written
  const own = first?.type === 'hero' ? first : defaultHero(dealer)
  const hero = { ...own, slides: [...bannerSlides(dealer), ...own.slides] }
  return {
    meta: homeMeta(page, hero, dealer),
    hero,
    finder: hero.showFinder ? (overview?.finder ?? null) : null,
    bodies: overview?.bodies ?? [],
    bodiesTitle: overview?.bodiesTitle ?? '',
    figures: bundle.tenant.figures,
    brandGrids: brandGrids(dealer),
    scrollingBanner: scrollingBanner(page, dealer),
    blocks: arrangeBlocks(first === own ? rest : written),
    offers: listShownOffers(dealer)
      .slice(0, MOST_OFFERS)
      .map((offer) => offerModel(offer, dealer, 'card')),
    locations: listLocations(bundle.locations, 'sales').map((place) => locationCard(place, dealer)),
  }
}

/** Staff's blocks; a dealer that has not written any row of cars gets its latest arrivals. */
async function homeBlocks(page: Page | undefined, dealer: DealerContext): Promise<BlockModel[]> {
  const blocks = page?.blocks ?? []
  const models = await blockModels(blocks, dealer)
  if (blocks.some(({ type }) => type === 'carRow')) return models
  const arrivals = await carRowModel(ARRIVALS, dealer)
  if (arrivals === null) return models
  const place = models[0]?.type === 'hero' ? 1 : 0
  return [...models.slice(0, place), arrivals, ...models.slice(place)]
}

const ARRIVALS = {
  type: 'carRow',
  key: 'arrivals',
  title: 'Just arrived',
  order: 'latest',
  carTypes: [],
  makes: [],
  bodies: [],
  maxPrice: null,
  limit: 4,
  linkLabel: 'All stock',
  link: searchPath(),
} as const satisfies Parameters<typeof carRowModel>[0]

/** PROMO-14: the running words of this instant; '' for none. */
function scrollingBanner(page: Page | undefined, dealer: DealerContext): string {
  if (!page?.scrollingBanner) return ''
  const { scrollingBanner: name, scrollingBannerStart: start, scrollingBannerExpiry: expiry } = page
  const zone = dealer.bundle.tenant.timeZone
  const verdict = judge(dealer, { kind: 'banner', name }, (now) => insideWindow({ start, expiry }, now, zone))
  return verdict.shown ? name : ''
}

/** Offers follow the first row of cars, locations precede the first tiles with links. */
export function arrangeBlocks(blocks: readonly BlockModel[]): HomeModel['blocks'] {
  const row = blocks.findIndex(({ type }) => type === 'carRow')
  const tiles = blocks.findIndex(({ type }) => type === 'callToAction')
  const closing = tiles > row ? tiles : blocks.length
  return {
    opening: blocks.slice(0, row + 1),
    middle: blocks.slice(row + 1, closing),
    closing: blocks.slice(closing),
  }
}

function defaultHero({ bundle: { tenant } }: DealerContext): BlockModelOf<'hero'> {
  const slide = {
    key: 'welcome',
    title: tenant.name,
    description: tenant.texts.tagline,
    picture: null,
    buttons: [],
  }
  return { type: 'hero', key: 'welcome', slides: [slide], showFinder: true }
}

function homeMeta(
  page: Page | undefined,
  hero: BlockModelOf<'hero'>,
  dealer: DealerContext,
): HomeModel['meta'] {
  const { tenant } = dealer.bundle
  const social = page?.socialImage
    ? contentPicture(dealer, page.socialImage, SOCIAL_SIZE)
    : hero.slides[0]?.picture
  return {
    title: page?.metaTitle || tenant.name,
    description:
      page?.metaDescription || tenant.texts.tagline || `${tenant.name}: stock, offers and locations.`,
    ...siteMeta(dealer),
    path: homePath(),
    ...(social ? { image: social.src } : {}),
  }
}
