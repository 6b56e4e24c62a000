import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'
import { figureOr } from '../figures.zod.ts'
import { slideButtonProjection, slideButtons } from '../slide-button.query.ts'

/** What a vehicle weighs with what is fitted, before and after a GVM upgrade. */
export const weightBarsBlock = defineBlock('weightBars', {
  projection: `{
    title, text, vehicle, kerbKg, beforeKg, afterKg, note,
    "parts": parts[]{"key": _key, name, kg},
    "buttons": buttons[]${slideButtonProjection}
  }`,
  fields: {
    title: contentText,
    text: contentText,
    vehicle: contentText,
    kerbKg: figureOr(0),
    /** Its GVM as it left the factory, and after the upgrade; 0 for none. */
    beforeKg: figureOr(0),
    afterKg: figureOr(0),
    parts: contentList(z.object({ key: z.string(), name: contentText, kg: figureOr(0) })),
    note: contentText,
    buttons: slideButtons,
  },
})
