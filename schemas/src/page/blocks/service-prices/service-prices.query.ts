import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'

/** Services of the workshop: what each includes and costs. */
export const servicePricesBlock = defineBlock('servicePrices', {
  projection: `{
    title, text, note,
    "services": services[]{"key": _key, name, text, price, priceNote, includes}
  }`,
  fields: {
    title: contentText,
    text: contentText,
    services: contentList(
      z.object({
        key: z.string(),
        name: z.string(),
        text: contentText,
        /** As it is shown: `$295`, or `Quote`. */
        price: contentText,
        priceNote: contentText,
        includes: contentList(z.string()),
      }),
    ),
    note: contentText,
  },
})
