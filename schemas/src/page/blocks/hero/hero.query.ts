import { z } from 'zod'
import {
  contentInstant,
  contentList,
  contentText,
  orDefault,
  strict,
} from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { href } from '../../../content/link.zod.ts'

export const heroBlockProjection = `_type == "hero" => {
    "slides": slides[]{
      "key": _key, title, description, "image": image${imageProjection}, start, expiry,
      "buttons": buttons[]{"key": _key, title, link, style}
    },
    showFinder
  }`

/** DATA-30, BLOCK-03: a button of a slide. */
const slideButton = z.object({
  key: z.string(),
  title: z.string(),
  link: href,
  style: orDefault(z.enum(['primary', 'secondary']), 'primary'),
})

/** DATA-30, BLOCK-03: one slide of a hero. */
const slide = z.object({
  key: z.string(),
  title: contentText,
  description: contentText,
  image: optionalImage,
  buttons: contentList(slideButton),
  start: strict(contentInstant),
  expiry: strict(contentInstant),
})

/** BLOCK-01: slides over the whole width; the first is there without JavaScript. */
export const heroBlock = z.object({
  type: z.literal('hero'),
  key: z.string(),
  slides: contentList(slide),
  /** Puts the stock finder into the hero. */
  showFinder: orDefault(z.boolean(), false),
})
