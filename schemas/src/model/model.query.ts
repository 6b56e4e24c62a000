import { z } from 'zod'
import { contentInstant, contentList, contentText, orDefault, strict } from '../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../content/image.query.ts'
import { optionalHref } from '../content/link.zod.ts'

/** The status of a model; `coming_soon` shows a badge (NAV-11). */
export const MODEL_STATUSES = ['available', 'coming_soon', 'run_out'] as const

/** Projection of a model; read it with `model`. */
export const modelProjection = `{
  "id": _id,
  "updatedAt": _updatedAt,
  "slug": slug.current,
  name,
  baseId,
  "manufacturerName": manufacturer->name,
  "manufacturerSlug": manufacturer->slug.current,
  overrideUrl,
  status,
  "image": image${imageProjection},
  cloudfrontNewImageUrl,
  cutOutPictures,
  manufacturerBody,
  manufacturerBody2,
  manufacturerBody3,
  powertrains,
  summary,
  seats,
  sinceYear,
  heroTitle,
  heroText,
  testDriveLabel,
  orderLabel,
  comparisonPage,
  serviceInterval,
  servicePrice,
  variants[]{
    "key": _key,
    name,
    badge,
    price,
    delivery,
    dimensions{
      lengthMm, widthMm, heightMm, wheelbaseMm, seatHeightMm, groundClearanceMm, kerbMassKg,
      grossVehicleMassKg, towingKg, bootLitres, frontBootLitres, dragCoefficient
    },
    performance{
      drivetrain, transmission, wheels, rangeWltpKm, rangeNedcKm, zeroTo100, powerKw, powerFrontKw, powerRearKw,
      torqueNm, batteryKwh, fastChargeKw, consumption, engineCc, turningRadiusM
    },
    features
  },
  colours[]{
    "key": _key,
    name,
    hexCode,
    "image": image${imageProjection},
    imageUrl,
    variants,
    extraPrice
  },
  gallery[]{"key": _key, caption, "image": image${imageProjection}, imageUrl},
  details[]{"key": _key, title, text, "image": image${imageProjection}, imageUrl}
}`

const figure = orDefault(z.number().positive().nullable(), null)

/** DATA-39: measures of a variant; null where the maker gives none. Units are in the names. */
const dimensions = z.object({
  lengthMm: figure,
  widthMm: figure,
  heightMm: figure,
  wheelbaseMm: figure,
  seatHeightMm: figure,
  groundClearanceMm: figure,
  kerbMassKg: figure,
  grossVehicleMassKg: figure,
  towingKg: figure,
  bootLitres: figure,
  frontBootLitres: figure,
  dragCoefficient: figure,
})

/** DATA-39. `powerKw` is of one motor, or of all together; with two motors `powerFrontKw` and `powerRearKw` are each one's. */
const performance = z.object({
  drivetrain: contentText,
  transmission: contentText,
  wheels: contentText,
  rangeWltpKm: figure,
  rangeNedcKm: figure,
  /** Seconds. */
  zeroTo100: figure,
  powerKw: figure,
  powerFrontKw: figure,
  powerRearKw: figure,
  torqueNm: figure,
  batteryKwh: figure,
  fastChargeKw: figure,
  /** Litres per 100 km. */
  consumption: figure,
  engineCc: figure,
  turningRadiusM: figure,
})

const variant = z.object({
  key: z.string(),
  /** Without a name nobody could choose it. */
  name: strict(z.string().trim().min(1)),
  /** As the stock calls it; '' for the same as its name. */
  badge: contentText,
  /** Dollars, drive away, as the maker recommends. */
  price: figure,
  /** When an order is delivered, in words. */
  delivery: contentText,
  dimensions: z.preprocess((value) => value ?? {}, dimensions),
  performance: z.preprocess((value) => value ?? {}, performance),
  features: contentList(z.string()),
})

const colour = z.object({
  key: z.string(),
  name: strict(z.string().trim().min(1)),
  /** It becomes part of a style. */
  hexCode: strict(z.string().regex(/^#[0-9a-f]{6}$/i)),
  image: optionalImage,
  imageUrl: optionalHref,
  /** Names of the variants that come in it; [] for all. */
  variants: contentList(z.string()),
  /** Dollars. */
  extraPrice: figure,
})

const picture = { key: z.string(), image: optionalImage, imageUrl: optionalHref }

/** DATA-27: a model of a make, as menus, cards and its own page show it. */
export const model = z.object({
  id: z.string(),
  /** When staff changed it last, ISO UTC; null where that is not known. */
  updatedAt: contentInstant,
  slug: z.string(),
  name: z.string(),
  baseId: contentText,
  manufacturerName: contentText,
  manufacturerSlug: contentText,
  overrideUrl: optionalHref,
  status: z
    .enum(MODEL_STATUSES)
    .nullish()
    .transform((value) => value ?? 'available'),
  image: optionalImage,
  cloudfrontNewImageUrl: optionalHref,
  /** The pictures known by their addresses have a transparent background. */
  cutOutPictures: orDefault(z.boolean(), false),
  manufacturerBody: contentText,
  manufacturerBody2: contentText,
  manufacturerBody3: contentText,
  powertrains: contentList(z.string()),
  summary: contentText,
  seats: figure,
  /** The first build year of this generation: used ones from it on have its figures. */
  sinceYear: figure,
  heroTitle: contentText,
  heroText: contentText,
  testDriveLabel: contentText,
  orderLabel: contentText,
  comparisonPage: contentText,
  serviceInterval: contentText,
  /** Dollars. */
  servicePrice: figure,
  variants: contentList(variant),
  colours: contentList(colour),
  gallery: contentList(z.object({ ...picture, caption: contentText })),
  details: contentList(z.object({ ...picture, title: contentText, text: contentText })),
})

/** A model of a make. */
export type Model = z.output<typeof model>
