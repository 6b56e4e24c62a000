import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { href } from '../../../content/link.zod.ts'
import { defineBlock } from '../define-block.ts'

/** BLOCK-09, BLOCK-20: tiles that lead on. */
export const callToActionBlock = defineBlock('callToAction', {
  projection: `{
    title, text, "tiles": tiles[]{"key": _key, label, text, href, "image": image${imageProjection}}
  }`,
  fields: {
    title: contentText,
    text: contentText,
    tiles: contentList(
      z.object({ key: z.string(), label: z.string(), text: contentText, href, image: optionalImage }),
    ),
  },
})
