import { z } from 'zod'
import {
  contentInstant,
  contentList,
  contentNumber,
  contentObject,
  contentText,
  strict,
} from '../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../content/image.query.ts'
import { optionalHref } from '../content/link.zod.ts'

/** OFFER-10: what an offer is about. */
export const OFFER_CATEGORIES = [
  'New car offer',
  'Used car offer',
  'Finance offer',
  'Service offer',
  'Trade-in offer',
] as const

/** DATA-25, OFFER-11: a make by name, given as an object or as plain text. */
export const offerManufacturer = z.preprocess(
  (value) => (typeof value === 'string' ? (value ? { name: value } : null) : (value ?? null)),
  z.object({ name: z.string(), slug: contentText }).nullable(),
)

/** Projection of an offer; read it with `offer`. A make from a feed is plain text, one chosen is a reference. */
export const offerProjection = `{
  "id": _id,
  "updatedAt": _updatedAt,
  "slug": slug.current,
  name,
  description,
  sanitizedDescription,
  disclaimer,
  category,
  figure,
  figureUnit,
  figureNote,
  inclusions,
  searchHref,
  price,
  interestRate,
  comparisonRate,
  termMonths,
  deposit,
  finalPayment,
  "manufacturer": select(
    defined(manufacturer) => manufacturer->{name, "slug": slug.current},
    manufacturerName
  ),
  "model": model->{name, "slug": slug.current, overrideUrl},
  "image": image${imageProjection},
  "modelImage": model->image${imageProjection},
  imageUrl,
  start,
  expiry,
  "sites": sites[]->slug.current,
  "excludedSites": excludedSites[]->slug.current
}`

/** DATA-25: an offer. `sites` and `excludedSites` are site slugs. */
export const offer = z.object({
  id: z.string(),
  /** When staff changed it last, ISO UTC; null where that is not known. */
  updatedAt: contentInstant,
  slug: z.string(),
  name: z.string(),
  description: contentText,
  /** Cleaned text of a feed, preferred to `description` (OFFER-12). */
  sanitizedDescription: contentText,
  disclaimer: contentText,
  category: contentText,
  /** The figure set big where staff wrote one, with its unit and the line below: see `offerFigure`. */
  figure: contentText,
  figureUnit: contentText,
  figureNote: contentText,
  /** What comes with it, a line each. */
  inclusions: contentList(z.string()),
  /** The search whose cars it applies to; '' for none. */
  searchHref: optionalHref,
  /** Dollars; so are `deposit` and `finalPayment`. */
  price: contentNumber,
  /** Per cent a year, as is `comparisonRate`; it may show only with that one (`mayShowRate`). */
  interestRate: contentNumber,
  comparisonRate: contentNumber,
  termMonths: contentNumber,
  deposit: contentNumber,
  finalPayment: contentNumber,
  manufacturer: offerManufacturer,
  model: contentObject(z.object({ name: z.string(), slug: z.string(), overrideUrl: optionalHref })),
  image: optionalImage,
  modelImage: optionalImage,
  imageUrl: optionalHref,
  start: strict(contentInstant),
  expiry: strict(contentInstant),
  sites: contentList(z.string()),
  excludedSites: contentList(z.string()),
})

/** An offer. */
export type Offer = z.output<typeof offer>
