import { z } from 'zod'

const instant = z.iso.datetime({ offset: true })
const count = z.number().int().min(0)

/** By whom and when something was set over the stock file, and its end; without one it stays until taken back. */
const set = z.object({ at: instant, by: z.string(), until: instant.nullable() })

/** What staff set of a car over its stock file. */
export const carActs = z.object({
  /** `untilGone`: also until the car has left the stock, so that one that comes back is shown. */
  hide: set.extend({ why: z.string(), untilGone: z.boolean().optional() }).optional(),
  /** `gone`: sold, and off the site at once. */
  sale: set.extend({ state: z.enum(['reserved', 'sold', 'gone']) }).optional(),
  pin: set.optional(),
  tag: set.extend({ words: z.string() }).optional(),
  /** Addresses of pictures in their order; those that are not named come after them. */
  pictures: set.extend({ order: z.array(z.string()) }).optional(),
})
export type CarActs = z.infer<typeof carActs>

/** What a person may do with the acts of a car, as the form fields of a request; instants are ISO UTC. */
export const CAR_ACT_KINDS = ['hide', 'sale', 'pin', 'tag', 'pictures'] as const
export type CarActKind = (typeof CAR_ACT_KINDS)[number]

export const MOST_ACT_WORDS = { why: 120, tag: 24, note: 1_000 } as const

const moment = z.object({
  id: z.string(),
  /** What was done: the act, with `-back` where it was taken back and `-ended` where its day came; or `note`. */
  kind: z.string(),
  text: z.string(),
  until: instant.nullable(),
  /** Id of the person; '' where a day came. */
  user: z.string(),
  at: instant,
})
export type StaffCarMoment = z.infer<typeof moment>

/** One car: what its file says, what staff set over it, and what came of it. */
export const staffCarPage = z.object({
  at: instant,
  /** Whether the person who asks may set something. */
  mayChange: z.boolean(),
  stockNumber: z.string(),
  name: z.string(),
  live: z.boolean(),
  /** Path of its page while it is live. */
  path: z.string().nullable(),
  /** What the dealer's stock file says, read when; whatever staff set. */
  file: z.object({
    readAt: instant.nullable(),
    shown: z.boolean(),
    state: z.enum(['for sale', 'coming soon', 'reserved', 'sold', 'not for sale']),
    tag: z.string(),
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  /** The end of a shopper's reservation; null without one. */
  heldUntil: instant.nullable(),
  set: carActs,
  /** Days that a sold car stays on the site. */
  soldDays: count,
  /** In the order that shoppers see: the address in the file, and the path of the picture on the site. */
  pictures: z.array(z.object({ address: z.string(), picture: z.string() })),
  places: z.array(z.object({ title: z.string(), detail: z.string() })),
  views: count,
  enquiries: count,
  /** The newest first. */
  story: z.array(moment),
})
export type StaffCarPage = z.infer<typeof staffCarPage>

const until = z
  .union([z.literal(''), z.iso.datetime({ offset: true })])
  .transform((text) => (text === '' ? null : new Date(text).toISOString()))
const words = (most: number) => z.string().trim().max(most)

/** What may be done with a car, as fields of a form; `until` is '' for what stays until it is taken back. */
export const carChange = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('hide'),
    until,
    untilGone: z.literal('true').optional(),
    why: words(MOST_ACT_WORDS.why),
  }),
  z.object({ do: z.literal('reserved'), until: until.refine((end) => end !== null) }),
  z.object({ do: z.literal('sold') }),
  z.object({ do: z.literal('gone') }),
  z.object({ do: z.literal('pin'), until }),
  z.object({
    do: z.literal('tag'),
    until,
    words: words(MOST_ACT_WORDS.tag).regex(/^[^<>\n]+$/),
  }),
  z.object({
    do: z.literal('pictures'),
    /** Addresses as a JSON list. */
    order: z
      .string()
      .max(200_000)
      .transform((text, context): unknown => {
        try {
          return JSON.parse(text)
        } catch {
          context.addIssue('not a list')
          return z.NEVER
        }
      })
      .pipe(z.array(z.string().max(2_000)).max(200)),
  }),
  z.object({ do: z.literal('note'), text: words(MOST_ACT_WORDS.note).min(1) }),
  /** Takes back what is set. */
  z.object({ do: z.literal('back'), act: z.enum(CAR_ACT_KINDS) }),
])
export type CarChange = z.infer<typeof carChange>
