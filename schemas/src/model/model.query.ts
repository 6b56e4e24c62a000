import { z } from 'zod'
import { contentList, contentText } from '../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../content/image.query.ts'
import { optionalHref } from '../content/link.zod.ts'

/** The status of a model; `coming_soon` shows a badge (NAV-11). */
export const MODEL_STATUSES = ['available', 'coming_soon', 'run_out'] as const

/** Projection of a model; read it with `model`. */
export const modelProjection = `{
  "id": _id,
  "slug": slug.current,
  name,
  "manufacturerName": manufacturer->name,
  "manufacturerSlug": manufacturer->slug.current,
  overrideUrl,
  status,
  "image": image${imageProjection},
  cloudfrontNewImageUrl,
  manufacturerBody,
  manufacturerBody2,
  manufacturerBody3,
  powertrains,
  summary
}`

/** DATA-27: a model of a make, as menus and cards show it. */
export const model = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  manufacturerName: contentText,
  manufacturerSlug: contentText,
  overrideUrl: optionalHref,
  status: z
    .enum(MODEL_STATUSES)
    .nullish()
    .transform((value) => value ?? 'available'),
  image: optionalImage,
  cloudfrontNewImageUrl: optionalHref,
  manufacturerBody: contentText,
  manufacturerBody2: contentText,
  manufacturerBody3: contentText,
  powertrains: contentList(z.string()),
  summary: contentText,
})

/** A model of a make. */
export type Model = z.output<typeof model>
