import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'

export const servicePricesBlockProjection = `_type == "servicePrices" => {
    title, text, note,
    "services": services[]{"key": _key, name, text, price, priceNote, includes}
  }`

/** Services of the workshop: what each includes and costs. */
export const servicePricesBlock = z.object({
  type: z.literal('servicePrices'),
  key: z.string(),
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
})
