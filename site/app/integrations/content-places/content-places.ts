/*
 * Dealers whose content is in a dataset of their own (decision 144). The list of dealers, what the platform sets for each and
 * the platform's documents stay in the main one.
 */
import { z } from 'zod'

const place = z.strictObject({
  dealer: z.string().regex(/^[a-z0-9-]+$/, 'the slug of a dealer'),
  projectId: z.string().min(1),
  dataset: z.string().min(1).default('production'),
  /** Only of a lake other than the hosted service. */
  apiHost: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  readToken: z.string().min(1),
})

/** A dealer's own dataset. */
export type ContentPlace = z.output<typeof place>

/** CONTENT_PLACES: a JSON list. */
export const contentPlacesVariable = z
  .string()
  .default('')
  .transform((text, context): ContentPlace[] => {
    if (text.trim() === '') return []
    let given: unknown
    try {
      given = JSON.parse(text)
    } catch {
      context.addIssue('is no JSON list of datasets')
      return z.NEVER
    }
    const read = z.array(place).safeParse(given)
    const [issue] = read.error?.issues ?? []
    if (issue) context.addIssue(`${issue.path.join('.')}: ${issue.message}`)
    const dealers = read.data?.map(({ dealer }) => dealer) ?? []
    const twice = dealers.find((dealer, index) => dealers.indexOf(dealer) !== index)
    if (twice !== undefined) context.addIssue(`${twice} has two datasets`)
    return read.success && twice === undefined ? read.data : z.NEVER
  })
