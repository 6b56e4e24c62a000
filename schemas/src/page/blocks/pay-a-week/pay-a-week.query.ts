import { z } from 'zod'
import { contentList, contentNumber, contentText } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'
import { figureOr } from '../figures.zod.ts'
import { slideButtonProjection, slideButtons } from '../slide-button.query.ts'

/** What a weekly payment of a business reaches, with a balloon and before GST. */
export const payAWeekBlock = defineBlock('payAWeek', {
  projection: `{
    title, text, ratePercent, comparisonPercent, weekly, years, balloons, note,
    "buttons": buttons[]${slideButtonProjection}
  }`,
  fields: {
    title: contentText,
    text: contentText,
    /** Percent a year; without both, nothing is shown. */
    ratePercent: contentNumber,
    comparisonPercent: contentNumber,
    /** Where it begins, in dollars. */
    weekly: figureOr(400),
    years: contentList(z.number().int().min(1).max(10)),
    /** Percent of the price with GST. */
    balloons: contentList(z.number().min(0).max(60)),
    note: contentText,
    buttons: slideButtons,
  },
})
