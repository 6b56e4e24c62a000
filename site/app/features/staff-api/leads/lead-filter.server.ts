import { LEAD_DELIVERIES, LEAD_PROGRESS } from '@forecourt/schemas/contract'
import { addMs } from '@forecourt/schemas/contract/pure'
import { z } from 'zod'
import type { LeadFilter } from '#db/leads/lead-list.ts'
import { LEAD_PARAMETERS } from './lead-parameters.ts'

const DAY_MS = 86_400_000
const MOST_WORDS = 6

const parameters = z.object({
  kind: z.string().max(60).optional(),
  days: z.coerce.number().int().min(1).max(3_660).optional(),
  delivery: z.enum(LEAD_DELIVERIES).optional(),
  progress: z.enum(LEAD_PROGRESS).optional(),
  words: z.string().max(200).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  /** `yes`: only people who want news. */
  news: z.literal('yes').optional(),
})

export type AskedLeads = z.infer<typeof parameters>

/** Reads the request. @throws 400 for a parameter that has no such value */
export function readLeadParameters(query: URLSearchParams): AskedLeads {
  const given = [...query].filter(([name, value]) => LEAD_PARAMETERS.includes(name) && value !== '')
  const read = parameters.safeParse(Object.fromEntries(given))
  if (!read.success) throw new Response('There is no such filter', { status: 400 })
  return read.data
}

/** The filter of a request. Without the right to read leads, words are not searched in personal data. */
export function buildLeadFilter(
  { kind, days, progress, words }: AskedLeads,
  { now, readsLeads }: { now: string; readsLeads: boolean },
): LeadFilter {
  return {
    kind,
    since: days === undefined ? undefined : addMs(now, -days * DAY_MS),
    progress,
    words: words.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS),
    searchesPeople: readsLeads,
  }
}
