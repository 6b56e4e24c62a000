import { z } from 'zod'
import { contentList, contentText } from '../content/content-values.zod.ts'
import { optionalImage } from '../content/image.zod.ts'
import { optionalHref } from '../content/link.zod.ts'

/** The status of a model; `coming_soon` shows a badge (NAV-11). */
export const MODEL_STATUSES = ['available', 'coming_soon', 'run_out'] as const

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
