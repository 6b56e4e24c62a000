import { contentInstant, contentText, strict } from '../../../content/content-values.zod.ts'
import { optionalHref } from '../../../content/link.zod.ts'
import { defineBlock } from '../define-block.ts'

/** BLOCK-07, PROMO-14: a few words that run across the page. */
export const scrollingBannerBlock = defineBlock('scrollingBanner', {
  projection: '{text, link, start, expiry}',
  fields: {
    text: contentText,
    /** '' leads to the special offers. */
    link: optionalHref,
    start: strict(contentInstant),
    expiry: strict(contentInstant),
  },
})
