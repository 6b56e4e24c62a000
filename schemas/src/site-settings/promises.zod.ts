import { z } from 'zod'
import { contentList, orDefault } from '../content/content-values.zod.ts'

/** What a confirmation promises where the dealer says nothing, and the most that can be set. */
export const PROMISES = {
  /** Opening hours of the department until somebody answers. */
  answerHours: { usual: 2, most: 40 },
  /** Days until an applicant hears. */
  applicationDays: { usual: 7, most: 60 },
} as const

/** For what customers bring something, or have it ready. */
export const BROUGHT_TO = ['testDrive', 'service', 'inspection', 'finance'] as const

const promised = ({ usual, most }: { usual: number; most: number }) =>
  orDefault(z.number().int().min(1).max(most), usual)

const lines = contentList(z.string().min(1))

/** What customers bring, in the dealer's words; [] for the usual. */
const bring = z.object({ testDrive: lines, service: lines, inspection: lines, finance: lines })

/** What confirmations promise. */
export const promises = {
  answerHours: promised(PROMISES.answerHours),
  applicationDays: promised(PROMISES.applicationDays),
  bring: orDefault(bring, bring.parse({})),
}
