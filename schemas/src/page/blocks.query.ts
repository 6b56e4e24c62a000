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
import { href, optionalHref } from '../content/link.zod.ts'
import { richText, richTextProjection } from '../content/rich-text.query.ts'
import { CAR_TYPES } from '../promo-tile/car-types.ts'

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

const key = z.string()

/** BLOCK-01: slides over the whole width; the first is there without JavaScript. */
export const heroBlock = z.object({
  type: z.literal('hero'),
  key,
  slides: contentList(slide),
  /** Puts the stock finder into the hero. */
  showFinder: orDefault(z.boolean(), false),
})

/** A heading and text. */
export const richTextBlock = z.object({
  type: z.literal('richText'),
  key,
  title: contentText,
  body: richText,
})

/** What a row of cars shows. */
export const CAR_ROW_ORDERS = ['latest', 'relevant', 'price-asc', 'price-desc'] as const

/** A row of cars from the dealer's stock. `maxPrice` is in whole dollars, as the editor types it. */
export const carRowBlock = z.object({
  type: z.literal('carRow'),
  key,
  title: contentText,
  order: orDefault(z.enum(CAR_ROW_ORDERS), 'latest'),
  carTypes: contentList(z.enum(CAR_TYPES)),
  makes: contentList(z.string()),
  bodies: contentList(z.string()),
  maxPrice: contentNumber,
  limit: orDefault(z.number().int().min(1).max(12), 6),
  linkLabel: contentText,
  link: optionalHref,
})

/** BLOCK-09, BLOCK-20: tiles that lead on. */
export const callToActionBlock = z.object({
  type: z.literal('callToAction'),
  key,
  title: contentText,
  text: contentText,
  tiles: contentList(z.object({ key: z.string(), label: z.string(), text: contentText, href })),
})

/** BLOCK-14: questions that open. */
export const questionsBlock = z.object({
  type: z.literal('questions'),
  key,
  title: contentText,
  questions: contentList(z.object({ key: z.string(), question: z.string(), answer: richText })),
})

/** Projection of a page's blocks, one conditional a kind. */
export const blocksProjection = `[]{
  "type": _type,
  "key": _key,
  _type == "hero" => {
    "slides": slides[]{
      "key": _key, title, description, "image": image${imageProjection}, start, expiry,
      "buttons": buttons[]{"key": _key, title, link, style}
    },
    showFinder
  },
  _type == "richText" => {title, "body": body${richTextProjection}},
  _type == "carRow" => {
    title, order, carTypes, "makes": makes[]->name, bodies, maxPrice, limit, linkLabel, link
  },
  _type == "callToAction" => {title, text, "tiles": tiles[]{"key": _key, label, text, href}},
  _type == "questions" => {
    title,
    "questions": questions[]{"key": _key, question, "answer": answer${richTextProjection}}
  }
}`

/** A block of a page. */
export const block = z.discriminatedUnion(
  'type',
  [heroBlock, richTextBlock, carRowBlock, callToActionBlock, questionsBlock],
  { error: 'There is no such kind of block' },
)

/** A block of a page. */
export type Block = z.output<typeof block>
/** The name of a kind of block. */
export type BlockType = Block['type']
/** A block of one kind, for example `BlockOf<'hero'>`. */
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>
