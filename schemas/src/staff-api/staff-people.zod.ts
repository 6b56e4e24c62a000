import { z } from 'zod'
import { DEALER_ROLE_KINDS } from '../access/roles.ts'

const instant = z.iso.datetime({ offset: true })
const kind = z.enum(DEALER_ROLE_KINDS)
const id = z.string().min(1).max(200)

/** Who works on a site, and who is invited. Personal data: for the site's managers and administrators. */
export const staffPeople = z.object({
  at: instant,
  /** `ready`; `no token`: this server may not invite, and it is done in the hosted project. */
  state: z.enum(['ready', 'no token']),
  /** The address at which a hosted project's people are managed; null for an embedded one. */
  manageAt: z.string().nullable(),
  /** Invitations wait in the outbox, because no mail server is set. */
  mailWaits: z.boolean(),
  /** What the person who asks may invite to. */
  invites: z.array(kind),
  /** Kinds of which this site has no role yet. */
  missingRoles: z.array(kind),
  people: z.array(
    z.object({
      id,
      name: z.string(),
      /** '' for the platform's staff, of whom dealers' people see the name alone. */
      email: z.string(),
      kinds: z.array(kind),
      /** How many sites they look after; null for the platform's staff. */
      sites: z.number().int().nullable(),
      isYou: z.boolean(),
      /** Why the person who asks may not remove them; null where they may. */
      keptFor: z.string().nullable(),
    }),
  ),
  invitations: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string(),
      kind,
      sites: z.number().int(),
      by: z.string(),
      at: instant,
      /** Until when its link works; null where that is not known. */
      until: instant.nullable(),
      isRunOut: z.boolean(),
      /** `sent`, or why not; null where the hosted service mails it. */
      mail: z.enum(['sent', 'waiting', 'failed']).nullable(),
      /** The person who asks may send it again or take it back. */
      isYours: z.boolean(),
    }),
  ),
})
export type StaffPeople = z.output<typeof staffPeople>

/** A change of a site's people. `sites` are slugs, with commas, of a marketer of several. */
export const peopleChange = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('invite'),
    name: z.string().trim().min(1, 'Give their name.').max(100, 'The name is too long.'),
    email: z.string().trim().toLowerCase().pipe(z.email('That is no mail address.').max(200)),
    kind,
    sites: z
      .string()
      .max(2_000)
      .default('')
      .transform((text) => text.split(',').filter(Boolean)),
  }),
  z.strictObject({ do: z.literal('again'), id }),
  z.strictObject({ do: z.literal('withdraw'), id }),
  z.strictObject({ do: z.literal('remove'), id }),
])
export type PeopleChange = z.output<typeof peopleChange>
