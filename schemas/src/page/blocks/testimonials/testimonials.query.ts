import { z } from 'zod'
import { contentList, contentNumber, contentText } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'

/** What customers say. `stars` is 1 to 5, or null. */
export const testimonialsBlock = defineBlock('testimonials', {
  projection: '{title, "quotes": quotes[]{"key": _key, text, name, about, stars}}',
  fields: {
    title: contentText,
    quotes: contentList(
      z.object({
        key: z.string(),
        text: z.string(),
        name: z.string(),
        about: contentText,
        stars: contentNumber,
      }),
    ),
  },
})
