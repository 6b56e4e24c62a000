import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { href } from '../../../content/link.zod.ts'

export const featureLinksBlockProjection = `_type == "featureLinks" => {
    title, "links": links[]{"key": _key, label, text, href}
  }`

/** BLOCK-20: three links in a band; without any of its own, offers, service and selling a car. */
export const featureLinksBlock = z.object({
  type: z.literal('featureLinks'),
  key: z.string(),
  title: contentText,
  links: contentList(z.object({ key: z.string(), label: z.string(), text: contentText, href })),
})
