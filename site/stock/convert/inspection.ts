import { z } from 'zod'
import { parseJson } from '#app/domain/parse-json.ts'
import { type Converter, rawText, unreadable } from './conversion.ts'

const MOST_LINES = 200
const MOST_PANELS = 40
const short = z.string().trim().max(120)
/** Where it is on a picture; one that cannot be read is left out. */
const at = z
  .object({
    picture: z.coerce.number().int().min(1).max(200),
    x: z.coerce.number().min(0).max(100),
    y: z.coerce.number().min(0).max(100),
  })
  .optional()
  .catch(undefined)
const line = z.object({
  /** The number of the line on the dealer's sheet. */
  n: z.coerce.number().int().min(1).max(9_999),
  part: short.min(1),
  /** What was found; empty for a part that passed. */
  found: short.default(''),
  /** What was done about it; empty for nothing. */
  done: short.default(''),
  severity: z.enum(['minor', 'major']).default('minor'),
  at,
})
const panel = z.object({ panel: short.min(1), microns: z.coerce.number().int().min(0).max(5_000), at })
const inspection = z
  .object({
    lines: z.array(line).max(MOST_LINES).default([]),
    panels: z.array(panel).max(MOST_PANELS).default([]),
    /** Points that passed, and all of them. */
    passed: z.coerce.number().int().min(0).max(9_999).nullish().default(null),
    points: z.coerce.number().int().min(0).max(9_999).nullish().default(null),
  })
  .refine(({ passed, points }) => passed === null || points === null || passed <= points)

export type FeedInspection = z.output<typeof inspection>

/** A sheet of an inspection, as JSON or as text of it; null for none, an empty one included. */
export const toInspection: Converter<FeedInspection | null> = (raw) => {
  if (raw === null || raw === undefined || raw === '') return { value: null }
  const parsed = inspection.safeParse(typeof raw === 'string' ? parseJson(rawText(raw)) : raw)
  if (!parsed.success) return unreadable(null, raw, 'the sheet of an inspection')
  const { lines, panels, passed } = parsed.data
  return { value: lines.length + panels.length === 0 && passed === null ? null : parsed.data }
}
