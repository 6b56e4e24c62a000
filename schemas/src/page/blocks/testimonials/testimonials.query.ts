import { z } from 'zod'
import { contentList, contentNumber, contentText } from '../../../content/content-values.zod.ts'

export const testimonialsBlockProjection = `_type == "testimonials" => {
    title, "quotes": quotes[]{"key": _key, text, name, about, stars}
  }`

/** What customers say. `stars` is 1 to 5, or null. */
export const testimonialsBlock = z.object({
  type: z.literal('testimonials'),
  key: z.string(),
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
})
