import { z } from 'zod'
import {
  contentInstant,
  contentList,
  contentNumber,
  contentText,
  orDefault,
  strict,
} from '../content/content-values.zod.ts'
import { optionalImage } from '../content/image.zod.ts'
import { optionalHref } from '../content/link.zod.ts'

/** Car types a tile may be made for, in the order of SRCH-18. */
export const CAR_TYPES = ['new', 'demo', 'used'] as const

/** Backgrounds of a tile: tokens of the theme, so that contrast is known. */
export const PROMO_BACKGROUNDS = ['accent', 'brand', 'ink', 'sunken'] as const

/** DATA-26: a tile among search results. `sites` and `excludedSites` are site slugs. */
export const promoTile = z.object({
  id: z.string(),
  name: z.string(),
  headline: contentText,
  text: contentText,
  linkLabel: contentText,
  image: optionalImage,
  link: optionalHref,
  background: orDefault(z.enum(PROMO_BACKGROUNDS), 'accent'),
  display: contentList(z.enum(CAR_TYPES)),
  strictDisplay: orDefault(z.boolean(), false),
  start: strict(contentInstant),
  expiry: strict(contentInstant),
  /** Cell of the grid, 1-based, tiles counted; null takes the next of the site's positions. */
  position: contentNumber,
  /** Takes two cells where its row has room. */
  wide: orDefault(z.boolean(), false),
  sites: contentList(z.string()),
  excludedSites: contentList(z.string()),
})

/** A tile among search results. */
export type PromoTile = z.output<typeof promoTile>
