import { z } from 'zod'
import { contentInstant, contentText, strict } from '../../../content/content-values.zod.ts'
import { optionalHref } from '../../../content/link.zod.ts'

export const scrollingBannerBlockProjection = `_type == "scrollingBanner" => {text, link, start, expiry}`

/** BLOCK-07, PROMO-14: a few words that run across the page. */
export const scrollingBannerBlock = z.object({
  type: z.literal('scrollingBanner'),
  key: z.string(),
  text: contentText,
  /** '' leads to the special offers. */
  link: optionalHref,
  start: strict(contentInstant),
  expiry: strict(contentInstant),
})
