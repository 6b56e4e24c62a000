import { z } from 'zod'
import { contentInstant, contentList, contentText, strict } from '../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../content/image.query.ts'
import { optionalHref } from '../content/link.zod.ts'

/** Projection of a banner; read it with `banner`. */
export const bannerProjection = `{
  "id": _id,
  title,
  description,
  linkLabel,
  "image": image${imageProjection},
  link,
  start,
  expiry,
  "sites": sites[]->slug.current,
  "excludedSites": excludedSites[]->slug.current
}`

/** A slide of the front page with dates, for one site or several. `sites` and `excludedSites` are site slugs. */
export const banner = z.object({
  id: z.string(),
  title: z.string(),
  description: contentText,
  /** The words of its button; '' is a banner without one. */
  linkLabel: contentText,
  image: optionalImage,
  link: optionalHref,
  start: strict(contentInstant),
  expiry: strict(contentInstant),
  sites: contentList(z.string()),
  excludedSites: contentList(z.string()),
})

/** A slide of the front page with dates, for one site or several. */
export type Banner = z.output<typeof banner>
