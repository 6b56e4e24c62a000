import { z } from 'zod'
import { contentList, contentText, orDefault } from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { defineBlock } from '../define-block.ts'

/** What was done about a finding. */
export const FINDING_ENDS = ['left', 'fixed'] as const

/** A sheet of an inspection: all of its points, and what was found. */
export const inspectionSheetBlock = defineBlock('inspectionSheet', {
  projection: `{
    title, vehicle, text, checked, note,
    "groups": groups[]{"key": _key, title, points},
    "findings": findings[]{"key": _key, point, text, end, cost, "image": image${imageProjection}}
  }`,
  fields: {
    title: contentText,
    /** The vehicle that the sheet is of. */
    vehicle: contentText,
    text: contentText,
    /** Who checked it, and when. */
    checked: contentText,
    /** The points, a line each. */
    groups: contentList(z.object({ key: z.string(), title: contentText, points: contentText })),
    findings: contentList(
      z.object({
        key: z.string(),
        /** The point as its group names it. */
        point: contentText,
        text: contentText,
        end: orDefault(z.enum(FINDING_ENDS), 'left'),
        /** As it is shown: `$318`. */
        cost: contentText,
        image: optionalImage,
      }),
    ),
    note: contentText,
  },
})
