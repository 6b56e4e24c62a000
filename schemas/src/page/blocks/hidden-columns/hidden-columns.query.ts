import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { optionalHref } from '../../../content/link.zod.ts'
import { defineBlock } from '../define-block.ts'

/** DATA-32: what one tab shows. */
const item = z.object({
  key: z.string(),
  title: z.string(),
  subtitle: contentText,
  text1: contentText,
  text2: contentText,
  text3: contentText,
  text4: contentText,
  imgSrc: optionalImage,
  specs: contentList(z.object({ key: z.string(), label: z.string(), value: z.string() })),
  btnText: contentText,
  btnLink: optionalHref,
})

/** BLOCK-05: one of several columns is shown, and tabs switch between them. */
export const hiddenColumnsBlock = defineBlock('hiddenColumns', {
  projection: `{
    title,
    "items": items[]{
      "key": _key, title, subtitle, text1, text2, text3, text4, "imgSrc": imgSrc${imageProjection},
      "specs": specs[]{"key": _key, label, value}, btnText, btnLink
    }
  }`,
  fields: {
    title: contentText,
    items: contentList(item),
  },
})
