import * as z from 'zod'
import { contentList, contentText } from '../content/content-values.zod.ts'

/** A prize and how often it is drawn beside the others: of weights 1 and 3, the second wins three times in four. */
export const prize = z.object({
  label: z.string().min(1).max(40),
  weight: z.number().int().min(1).max(1_000),
})

/** A dealer's prize wheel (OPEN-74); there is none with fewer than two prizes. */
export const prizeWheel = z.object({ title: contentText, terms: contentText, prizes: contentList(prize) })
