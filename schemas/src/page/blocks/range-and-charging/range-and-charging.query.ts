import { z } from 'zod'
import { contentList, contentNumber, contentText, orDefault } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'
import { slideButtonProjection, slideButtons } from '../slide-button.query.ts'
import { RANGE_FACTOR } from './charging-defaults.ts'

const factor = z.number().min(RANGE_FACTOR.min).max(RANGE_FACTOR.max)

/** How far the dealer's electric models go, and what a charge takes; their figures are those of the models. */
export const rangeAndChargingBlock = defineBlock('rangeAndCharging', {
  projection: `{
    title, conditions[]{"key": _key, name, factor}, from, stops[]{"key": _key, name, km}, chargerKw, centsPerKwh, note,
    "buttons": buttons[]${slideButtonProjection}
  }`,
  fields: {
    title: contentText,
    /** Each with the share of the WLTP range that is left; [] for those of `DEFAULT_CONDITIONS`. */
    conditions: contentList(z.object({ key: z.string(), name: z.string(), factor: orDefault(factor, 1) })),
    /** Where the road begins. */
    from: contentText,
    /** Places along one road, with kilometres from its beginning. */
    stops: contentList(
      z.object({ key: z.string(), name: z.string(), km: orDefault(z.number().positive(), 1) }),
    ),
    /** Kilowatts of the charger at home; null for none. */
    chargerKw: contentNumber,
    /** Cents a kilowatt-hour at home; null for none. */
    centsPerKwh: contentNumber,
    note: contentText,
    buttons: slideButtons,
  },
})
