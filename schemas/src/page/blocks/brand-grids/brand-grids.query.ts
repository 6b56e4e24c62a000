import { z } from 'zod'
import { contentList, contentText, orDefault } from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { href } from '../../../content/link.zod.ts'
import { defineBlock } from '../define-block.ts'
import { BRAND_LAYOUTS } from './brand-layouts.ts'

const company = z.object({
  key: z.string(),
  name: z.string(),
  text: contentText,
  href,
  logo: optionalImage,
})

/** What a make is good for; `make` is its slug, empty where it was deleted. */
const makeLine = z.object({ key: z.string(), make: contentText, text: contentText })

/** GRP-01: the makes that the dealer sells new, by kind of vehicle, and the group's own brands. */
export const brandGridsBlock = defineBlock('brandGrids', {
  projection: `{
    title,
    layout,
    "lines": lines[]{"key": _key, "make": make->slug.current, text},
    "companies": companies[]{"key": _key, name, text, href, "logo": logo${imageProjection}}
  }`,
  fields: {
    title: contentText,
    /** Logos side by side, or a line for each make with what of it is in stock. */
    layout: orDefault(z.enum(BRAND_LAYOUTS), 'logos'),
    lines: contentList(makeLine),
    companies: contentList(company),
  },
})
