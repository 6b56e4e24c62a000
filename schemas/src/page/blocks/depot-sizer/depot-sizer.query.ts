import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'
import { figureOr } from '../figures.zod.ts'
import { slideButtonProjection, slideButtons } from '../slide-button.query.ts'

/** What chargers a depot needs, and whether its supply is enough. */
export const depotSizerBlock = defineBlock('depotSizer', {
  projection: `{
    title, text, hours, supplyKw, note,
    "kinds": kinds[]{"key": _key, name, count, kwh, chargerKw, perCharger, price},
    "buttons": buttons[]${slideButtonProjection}
  }`,
  fields: {
    title: contentText,
    text: contentText,
    kinds: contentList(
      z.object({
        key: z.string(),
        name: contentText,
        /** How many it begins with. */
        count: figureOr(0),
        /** What one takes in a night. */
        kwh: figureOr(0),
        chargerKw: figureOr(0),
        /** How many share a charger. */
        perCharger: figureOr(1),
        /** Of a charger, in whole dollars before GST. */
        price: figureOr(0),
      }),
    ),
    hours: figureOr(10),
    supplyKw: figureOr(200),
    note: contentText,
    buttons: slideButtons,
  },
})
