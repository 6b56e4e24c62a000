import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'
import { slideButtonProjection, slideButtons } from '../slide-button.query.ts'

const job = z.object({
  key: z.string(),
  name: contentText,
  text: contentText,
  /** As it is shown: `1½ h`. */
  takes: contentText,
  /** As they are shown, one for each size; a single one is for all. */
  prices: contentList(z.string()),
})

/** Jobs of the workshop with their prices by size of vehicle. */
export const priceListBlock = defineBlock('priceList', {
  projection: `{
    title, text, note,
    "sizes": sizes[]{"key": _key, name, text},
    "groups": groups[]{"key": _key, title, "jobs": jobs[]{"key": _key, name, text, takes, prices}},
    "buttons": buttons[]${slideButtonProjection}
  }`,
  fields: {
    title: contentText,
    text: contentText,
    sizes: contentList(z.object({ key: z.string(), name: contentText, text: contentText })),
    groups: contentList(z.object({ key: z.string(), title: contentText, jobs: contentList(job) })),
    note: contentText,
    buttons: slideButtons,
  },
})
