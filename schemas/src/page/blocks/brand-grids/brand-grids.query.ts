import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { href } from '../../../content/link.zod.ts'

export const brandGridsBlockProjection = `_type == "brandGrids" => {
    title,
    "companies": companies[]{"key": _key, name, text, href, "logo": logo${imageProjection}}
  }`

const company = z.object({
  key: z.string(),
  name: z.string(),
  text: contentText,
  href,
  logo: optionalImage,
})

/** GRP-01: the makes that the dealer sells new, by kind of vehicle, and the group's own brands. */
export const brandGridsBlock = z.object({
  type: z.literal('brandGrids'),
  key: z.string(),
  title: contentText,
  companies: contentList(company),
})
