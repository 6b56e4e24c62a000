import { z } from 'zod'
import {
  contentDay,
  contentInstant,
  contentList,
  contentText,
  orDefault,
} from '../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../content/image.query.ts'
import { block, blocksProjection } from './blocks/blocks.query.ts'

/** The slug of a site's front page. */
export const HOME_SLUG = 'home'

/** The fields of a page between whose times its scrolling banner shows. */
export const SCROLLING_BANNER_WINDOW = { start: 'scrollingBannerStart', expiry: 'scrollingBannerExpiry' }

/** Projection of a page; read it with `page`. */
export const pageProjection = `{
  "id": _id,
  "updatedAt": _updatedAt,
  "slug": slug.current,
  title,
  scrollingBanner,
  scrollingBannerStart,
  scrollingBannerExpiry,
  metaTitle,
  metaDescription,
  unlisted,
  layout,
  inForceSince,
  replaces,
  inShort,
  "socialImage": socialImage${imageProjection},
  "blocks": blocks${blocksProjection}
}`

/** A page made of blocks. `slug` is its path without slashes at the ends; `home` is the front page. */
export const page = z.object({
  id: z.string(),
  /** When staff changed it last, ISO UTC; null where that is not known. */
  updatedAt: contentInstant,
  slug: z.string(),
  title: z.string(),
  /** Runs across the front page and leads to the offers (PROMO-14); '' shows nothing. */
  scrollingBanner: contentText,
  scrollingBannerStart: contentInstant,
  scrollingBannerExpiry: contentInstant,
  metaTitle: contentText,
  metaDescription: contentText,
  /** Reached by its address alone: search engines are asked to leave it out. */
  unlisted: orDefault(z.boolean(), false),
  /** `document`: a text with its contents and dates, as a policy. */
  layout: orDefault(z.enum(['page', 'document']), 'page'),
  /** `YYYY-MM-DD`, or null. */
  inForceSince: contentDay,
  /** The day of the version before, `YYYY-MM-DD`, or null. */
  replaces: contentDay,
  inShort: contentList(z.string()),
  socialImage: optionalImage,
  blocks: contentList(block),
})

/** A page made of blocks. */
export type Page = z.output<typeof page>
