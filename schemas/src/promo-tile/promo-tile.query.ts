import { z } from 'zod'
import {
  contentInstant,
  contentList,
  contentNumber,
  contentText,
  orDefault,
  strict,
} from '../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../content/image.query.ts'
import { optionalHref } from '../content/link.zod.ts'
import { CAR_TYPES } from './car-types.ts'

/** Backgrounds of a tile: tokens of the theme, so that contrast is known. */
export const PROMO_BACKGROUNDS = ['accent', 'brand', 'ink', 'sunken'] as const

/** Projection of a promo tile; read it with `promoTile`. */
export const promoTileProjection = `{
  "id": _id,
  name,
  headline,
  text,
  linkLabel,
  "image": image${imageProjection},
  link,
  background,
  display,
  strictDisplay,
  start,
  expiry,
  position,
  wide,
  "sites": sites[]->slug.current,
  "excludedSites": excludedSites[]->slug.current
}`

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
