import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { href } from '../../../content/link.zod.ts'
import { defineBlock } from '../define-block.ts'

const company = z.object({
  key: z.string(),
  name: z.string(),
  text: contentText,
  href,
  logo: optionalImage,
})

/** GRP-01: the makes that the dealer sells new, by kind of vehicle, and the group's own brands. */
export const brandGridsBlock = defineBlock('brandGrids', {
  projection: `{
    title,
    "companies": companies[]{"key": _key, name, text, href, "logo": logo${imageProjection}}
  }`,
  fields: {
    title: contentText,
    companies: contentList(company),
  },
})
