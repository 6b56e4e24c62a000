import { z } from 'zod'
import { COUNTED_KINDS } from '../insights/counted-things.ts'
import { VERDICT_WORDS } from '../insights/verdict.ts'

/** Weeks that may be looked at together. */
export const INSIGHT_WEEKS = [1, 4, 12] as const
export type InsightWeeks = (typeof INSIGHT_WEEKS)[number]

const count = z.number().int().min(0)
const day = z.iso.date()
const usual = z.object({ low: z.number(), high: z.number() }).nullable()
const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(table) as [Key, ...Key[]])

/** Something that ran, with what came of it since it began. */
const insightItem = z.object({
  kind: z.enum([...COUNTED_KINDS, 'campaign']),
  /** Id of its document; of a popup, of its location. */
  id: z.string(),
  /** '' for one that was deleted. */
  name: z.string(),
  /** Where it was seen most, in words; of a campaign, how many parts it has. */
  place: z.string(),
  /** Its first and its last day with a view. */
  from: day,
  until: day,
  seen: count,
  clicked: count,
  /** Sent in the same visit, after a click on it. */
  enquiries: count,
  /** Clicked of seen; null while that says nothing. */
  rate: z.number().nullable(),
  /** Of its places; null while they have none. */
  usual,
  verdict: keysOf(VERDICT_WORDS),
  /** Path of its picture on the site; '' for none. */
  picture: z.string(),
})
export type InsightItem = z.infer<typeof insightItem>

/** A number, that of the time before (null without one), and those of the last eight weeks, this one last. */
const figure = z.object({ now: z.number(), before: z.number().nullable(), weeks: z.array(z.number()) })
export type InsightFigure = z.infer<typeof figure>

const part = z.object({ name: z.string(), now: count, before: count })
export type InsightPart = z.infer<typeof part>

/** What came of what a site ran, and what its shoppers wanted. Counts only: nothing in it is of a person. */
export const staffInsights = z.object({
  at: z.iso.datetime(),
  weeks: z.union(INSIGHT_WEEKS.map((weeks) => z.literal(weeks))),
  /** The days that are looked at, whole weeks; the first days of a site are fewer. */
  from: day,
  until: day,
  /** The first day with a count; null for none. */
  since: day.nullable(),
  /** There is no whole week yet. */
  isEarly: z.boolean(),
  /** The Monday on which the first whole week is over; null once it is. */
  fullWeekOn: day.nullable(),
  /** How the time went, in a sentence. */
  words: z.string(),
  figures: z.object({ visits: figure, looks: figure, enquiries: figure, perThousand: figure }),
  /** What was seen in these days, counted since it began; most seen first. */
  items: z.array(insightItem),
  searches: z.object({
    /** Searches that found nothing. */
    total: count,
    words: z.array(z.object({ words: z.string(), times: count })),
  }),
  /** Cars that many looked at in three weeks and hardly anybody enquired about. */
  cars: z.array(
    z.object({
      name: z.string(),
      stockNumber: z.string(),
      price: z.string(),
      path: z.string(),
      looks: count,
      enquiries: count,
    }),
  ),
  /** Where enquiries were sent, and how the people came. */
  sentFrom: z.array(part),
  cameBy: z.array(part),
  /** How long cars have been here; null while the stock does not answer. */
  ages: z.object({ total: count, bands: z.array(z.object({ name: z.string(), cars: count })) }).nullable(),
})
export type StaffInsights = z.infer<typeof staffInsights>

/** One thing, and what stood at its place before it; `item` is null while nobody has seen it. */
export const staffInsightItem = z.object({
  item: insightItem.nullable(),
  earlier: z.array(insightItem),
})
export type StaffInsightItem = z.infer<typeof staffInsightItem>
