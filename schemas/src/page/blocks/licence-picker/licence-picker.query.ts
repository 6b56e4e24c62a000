import { z } from 'zod'
import { contentList, contentText, orDefault } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'
import { DEFAULT_SEAT_MM, SEAT_MM } from './licences.ts'

/** Motorcycles by the rider's licence and the tallest seat that suits; the figures are the stock's. */
export const licencePickerBlock = defineBlock('licencePicker', {
  projection: '{title, text, licences[]{"key": _key, name, text, learner}, seatMm, note}',
  fields: {
    title: contentText,
    text: contentText,
    /** [] for those of `DEFAULT_LICENCES`. */
    licences: contentList(
      z.object({
        key: z.string(),
        name: z.string(),
        text: contentText,
        /** Only learner-approved motorcycles may be ridden with it. */
        learner: orDefault(z.boolean(), false),
      }),
    ),
    /** The seat height at which it begins, in millimetres. */
    seatMm: orDefault(z.number().int().min(SEAT_MM.lowest).max(SEAT_MM.highest), DEFAULT_SEAT_MM),
    note: contentText,
  },
})
