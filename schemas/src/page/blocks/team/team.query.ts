import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'

export const teamBlockProjection = `_type == "team" => {
    title, text,
    "people": people[]{"key": _key, name, role, text, "image": image${imageProjection}, phone, email}
  }`

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
export const teamBlock = z.object({
  type: z.literal('team'),
  key: z.string(),
  title: contentText,
  text: contentText,
  people: contentList(person),
})
