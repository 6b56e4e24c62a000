import { z } from 'zod'
import { contentDay, contentList, contentText } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'
import { slideButtonProjection, slideButtons } from '../slide-button.query.ts'

/** Whether a vehicle is part of a recall, by the last eight characters of its VIN. */
export const vinCheckBlock = defineBlock('vinCheck', {
  projection: `{
    title, text, vehicle, affectedText, clearText, listedOn, help,
    "ranges": ranges[]{"key": _key, from, to},
    "buttons": buttons[]${slideButtonProjection}
  }`,
  fields: {
    title: contentText,
    text: contentText,
    /** What it is called: `MG`; '' for vehicle. */
    vehicle: contentText,
    /** Ends of VINs, both inclusive; `to` is '' for a single one. */
    ranges: contentList(z.object({ key: z.string(), from: contentText, to: contentText })),
    /** The day of the maker's list, `YYYY-MM-DD`, or null. */
    listedOn: contentDay,
    affectedText: contentText,
    clearText: contentText,
    help: contentText,
    buttons: slideButtons,
  },
})
