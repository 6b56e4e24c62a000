import { z } from 'zod'
import {
  contentInstant,
  contentList,
  contentText,
  orDefault,
  strict,
} from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { defineBlock } from '../define-block.ts'
import { slideButtonProjection, slideButtons } from '../slide-button.query.ts'

/** A note on a slide's picture; position and length in per cent of the picture. */
const picturePoint = z.object({
  key: z.string(),
  title: contentText,
  text: contentText,
  x: z.number(),
  y: z.number(),
  span: orDefault(z.number(), 0),
})

/** DATA-30, BLOCK-03: one slide of a hero. */
const slide = z.object({
  key: z.string(),
  title: contentText,
  description: contentText,
  image: optionalImage,
  buttons: slideButtons,
  points: contentList(picturePoint),
  start: strict(contentInstant),
  expiry: strict(contentInstant),
})

const HERO_STAGES = ['bodies', 'picture'] as const
const HERO_HEIGHTS = ['screen', 'content'] as const

/** BLOCK-01: slides over the whole width; the first is there without JavaScript. */
export const heroBlock = defineBlock('hero', {
  projection: `{
    "slides": slides[]{
      "key": _key, title, description, "image": image${imageProjection}, start, expiry,
      "buttons": buttons[]${slideButtonProjection},
      "points": points[]{"key": _key, title, text, x, y, span}
    },
    showFinder, autoplay, stage, height
  }`,
  fields: {
    slides: contentList(slide),
    /** Puts the stock finder into the hero. */
    showFinder: orDefault(z.boolean(), false),
    /** Several slides follow each other by themselves, until a visitor pauses them. */
    autoplay: orDefault(z.boolean(), true),
    /** Shown in a hero of one slide, in templates that show body types of the stock there. */
    stage: orDefault(z.enum(HERO_STAGES), 'bodies'),
    /** BLOCK-02: 85 per cent of the window's height, more where its parts need more; or as high as its parts. */
    height: orDefault(z.enum(HERO_HEIGHTS), 'screen'),
  },
})
