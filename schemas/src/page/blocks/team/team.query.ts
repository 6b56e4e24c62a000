import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { defineBlock } from '../define-block.ts'

const person = z.object({
  key: z.string(),
  name: z.string(),
  role: contentText,
  text: contentText,
  image: optionalImage,
  phone: contentText,
  email: contentText,
})

/** People of the dealer. */
export const teamBlock = defineBlock('team', {
  projection: `{
    title, text,
    "people": people[]{"key": _key, name, role, text, "image": image${imageProjection}, phone, email}
  }`,
  fields: {
    title: contentText,
    text: contentText,
    people: contentList(person),
  },
})
