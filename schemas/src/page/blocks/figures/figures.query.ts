import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'

/** GRP-02: numbers with their labels; without any of its own, those of the site's settings. */
export const figuresBlock = defineBlock('figures', {
  projection: '{title, "figures": figures[]{"key": _key, value, label}}',
  fields: {
    title: contentText,
    figures: contentList(z.object({ key: z.string(), value: z.string(), label: z.string() })),
  },
})
