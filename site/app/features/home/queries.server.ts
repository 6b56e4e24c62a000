import {
  HOME_SLUG,
  homeBlocks,
  listLocations,
  type Page,
  PICTURE_BOXES,
  templateDefinition,
} from '@forecourt/schemas/contract'
import { type BlockModel, type BlockModelOf, blockModels } from '#app/blocks/blocks.server.ts'
import { stockParts } from '#app/blocks/hero/hero.server.ts'
import type { DealerContext } from '#app/context.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import type { StructuredData } from '#app/page/structured-page.ts'
import { inPlace } from '#app/parts/contact/dealer-place.ts'
import { structuredLocation } from '#app/parts/contact/structured-location.ts'
import { structuredOrganization, structuredWebSite } from '#app/parts/contact/structured-site.server.ts'
import { locationCard } from '#app/parts/location/location-card.server.ts'
import { homePath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import { bannerSlides } from './banner-slides.server.ts'

const SOCIAL_SIZE = { ...PICTURE_BOXES.social, alt: '' }

/** The front page from top to bottom. `lead` is the key of its first hero, which has the h1. */
export type HomeModel = { meta: PageMeta; blocks: BlockModel[]; lead: string }

/** The front page: the blocks of the page `home`, completed by the template's while nobody has composed them. */
export async function getHome(dealer: DealerContext): Promise<HomeModel> {
  const { pages, tenant } = dealer.bundle
  const page = pages.find(({ slug }) => slug === HOME_SLUG)
  const { homeOrder } = templateDefinition(tenant.template)
  const models = await blockModels(homeBlocks(page, homeOrder), dealer)
  const own = models.find((model) => model.type === 'hero') ?? (await defaultHero(dealer))
  const hero = { ...own, slides: [...bannerSlides(dealer), ...own.slides] }
  const blocks = models.includes(own)
    ? models.map((model) => (model === own ? hero : model))
    : [hero, ...models]
  return { meta: homeMeta(page, hero, dealer), blocks, lead: hero.key }
}

async function defaultHero(dealer: DealerContext): Promise<BlockModelOf<'hero'>> {
  const { tenant } = dealer.bundle
  const slide = {
    key: 'welcome',
    title: tenant.name,
    description: tenant.texts.tagline,
    picture: null,
    buttons: [],
  }
  return {
    type: 'hero',
    key: 'welcome',
    slides: [slide],
    ...(await stockParts(dealer, true)),
    autoplay: true,
    // It has no picture that could fill a screen.
    height: 'content',
  }
}

/** Who the dealer is, its site, and its first place with the hours. */
function structuredHome(dealer: DealerContext): StructuredData[] {
  const [primary] = listLocations(dealer.bundle.locations, 'primary')
  return [
    structuredOrganization(dealer),
    structuredWebSite(dealer),
    ...(primary ? [structuredLocation(primary, locationCard(primary, dealer), dealer)] : []),
  ]
}

function homeMeta(page: Page | undefined, hero: BlockModelOf<'hero'>, dealer: DealerContext): PageMeta {
  const { tenant } = dealer.bundle
  const social = page?.socialImage
    ? contentPicture(dealer, page.socialImage, SOCIAL_SIZE)
    : hero.slides[0]?.picture
  return {
    title: page?.metaTitle || tenant.name,
    description:
      page?.metaDescription ||
      tenant.texts.tagline ||
      `${tenant.name}${inPlace(dealer)}: stock, offers and locations.`,
    ...siteMeta(dealer),
    path: homePath(),
    ...(social ? { image: social.src } : {}),
    structured: structuredHome(dealer),
  }
}
