import { imageProjection } from '../content/image.groq.ts'

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
