import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { href } from '../../../content/link.zod.ts'
import { defineBlock } from '../define-block.ts'

/** BLOCK-20: three links in a band; without any of its own, offers, service and selling a car. */
export const featureLinksBlock = defineBlock('featureLinks', {
  projection: '{title, "links": links[]{"key": _key, label, text, href}}',
  fields: {
    title: contentText,
    links: contentList(z.object({ key: z.string(), label: z.string(), text: contentText, href })),
  },
})
