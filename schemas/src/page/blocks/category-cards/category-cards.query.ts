import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { href } from '../../../content/link.zod.ts'
import { defineBlock } from '../define-block.ts'

/** DATA-31: a card that leads to a kind of vehicle. */
const card = z.object({
  id: z.string(),
  title: z.string(),
  description: contentText,
  imageUrl: optionalImage,
  href,
})

/** BLOCK-08: cards of kinds of vehicle, in a line to swipe. */
export const categoryCardsBlock = defineBlock('categoryCards', {
  projection: `{
    title,
    "cards": cards[]{"id": _key, title, description, "imageUrl": imageUrl${imageProjection}, href}
  }`,
  fields: {
    title: contentText,
    cards: contentList(card),
  },
})
