import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'

export const figuresBlockProjection = `_type == "figures" => {
    title, "figures": figures[]{"key": _key, value, label}
  }`

/** GRP-02: numbers with their labels; without any of its own, those of the site's settings. */
export const figuresBlock = z.object({
  type: z.literal('figures'),
  key: z.string(),
  title: contentText,
  figures: contentList(z.object({ key: z.string(), value: z.string(), label: z.string() })),
})
