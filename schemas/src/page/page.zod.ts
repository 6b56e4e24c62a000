import { z } from 'zod'
import { contentList, contentText } from '../content/content-values.zod.ts'
import { optionalImage } from '../content/image.zod.ts'
import { block } from './blocks.zod.ts'

/** The slug of a site's front page. */
export const HOME_SLUG = 'home'

/** A page made of blocks. `slug` is its path without slashes at the ends; `home` is the front page. */
export const page = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Runs across the front page and leads to the offers (PROMO-14); '' shows nothing. */
  scrollingBanner: contentText,
  metaTitle: contentText,
  metaDescription: contentText,
  socialImage: optionalImage,
  blocks: contentList(block),
})

/** A page made of blocks. */
export type Page = z.output<typeof page>
