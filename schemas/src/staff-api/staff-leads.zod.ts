import { z } from 'zod'
import { LEAD_KINDS } from '../lead/lead-kinds.ts'

/** How far staff have got with a lead. */
export const LEAD_PROGRESS = ['new', 'answered', 'done'] as const
export type LeadProgress = (typeof LEAD_PROGRESS)[number]

/**
 * How far a lead's delivery has got. `not delivered`: it was tried, and has not succeeded since. `nowhere`: the dealer's
 * settings named no receiver when it came in.
 */
export const LEAD_DELIVERIES = ['delivered', 'waiting', 'not delivered', 'nowhere'] as const
export type LeadDeliveryState = (typeof LEAD_DELIVERIES)[number]

/** What staff do with a lead. */
const LEAD_EVENTS = ['note', 'progress', 'resend'] as const

const instant = z.iso.datetime()
const count = z.number().int().min(0)

const staffLeadRow = z.object({
  id: z.string(),
  kind: z.enum(LEAD_KINDS),
  /** What kind of vehicle it is about, such as `motorcycle`; '' where that is not known. */
  itemType: z.string().default(''),
  at: instant,
  /** The last step of its form was sent. */
  complete: z.boolean(),
  progress: z.enum(LEAD_PROGRESS),
  delivery: z.object({
    state: z.enum(LEAD_DELIVERIES),
    /** Of what is not delivered yet. */
    tries: count,
    since: instant.nullable(),
  }),
  /** The vehicle it is about; '' for none. */
  car: z.string(),
  stockNumber: z.string(),
  /** The market place that it came from; '' for the site itself. */
  source: z.string(),
  /** Who wrote, by name and phone; null for staff without the right to know. */
  person: z.object({ name: z.string(), phone: z.string() }).nullable(),
})
export type StaffLeadRow = z.infer<typeof staffLeadRow>

/** A delivery of a lead by one channel. */
const leadDelivery = z.object({
  id: z.string(),
  channel: z.string(),
  state: z.enum(['waiting', 'delivered', 'dead']),
  tries: count,
  at: instant,
  deliveredAt: instant.nullable(),
  nextAt: instant.nullable(),
  /** Why the last try did not succeed, with the receiver's HTTP status where it gave one; '' for no reason. */
  problem: z.string(),
})

/** A page of a site's leads, the newest first. Without `readsPeople` it holds no personal data. */
export const staffLeads = z.object({
  at: instant,
  readsPeople: z.boolean(),
  page: count,
  pages: count,
  /** Leads that fit the filter. */
  total: count,
  /** Leads that fit it, whatever its delivery state, by that state. */
  deliveries: z.record(z.enum(LEAD_DELIVERIES), count),
  /** The kinds of lead the site has. */
  kinds: z.array(z.enum(LEAD_KINDS)),
  leads: z.array(staffLeadRow),
})
export type StaffLeads = z.infer<typeof staffLeads>

/** A lead with everything that was asked and done. */
export const staffLead = staffLeadRow.extend({
  person: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  message: z.string(),
  /** A vehicle that its owner would sell, and no offer for it has been accepted. */
  takesOffer: z.boolean(),
  /** Path of the car's page; null where it is about none, or none that is listed. */
  carPath: z.string().nullable(),
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What came with it; `size` in bytes. A site of an earlier version names none. */
  files: z.array(z.object({ id: z.string(), name: z.string(), size: count })).default([]),
  /** May the person be sent news? Null where nobody asked. */
  news: z.boolean().nullable(),
  /** What the person agreed to or declined, with the version of the words, the first one first. */
  consents: z.array(
    z.object({
      purpose: z.string(),
      given: z.boolean(),
      text: z.string(),
      version: z.string(),
      at: instant,
      /** The box was ticked until it was unticked. */
      pre_ticked: z.literal(true).optional(),
    }),
  ),
  /** Path of the page it was sent from. */
  page: z.string(),
  /** Paths of the pages before it, the first one first. */
  visited: z.array(z.string()),
  deliveries: z.array(leadDelivery),
  /** The newest first. `text`: the note, or the new progress. `user` is a person's id. */
  events: z.array(
    z.object({ id: z.string(), kind: z.enum(LEAD_EVENTS), text: z.string(), user: z.string(), at: instant }),
  ),
})
export type StaffLead = z.infer<typeof staffLead>

/** Where a site's leads go, and the last ones sent there, the newest first. It holds no personal data. */
export const staffDeliveries = z.object({
  at: instant,
  targets: z.array(
    z.object({
      channel: z.string(),
      /** The format's name, where the receiver takes another than our own; '' otherwise. */
      format: z.string(),
      /** The settings name a receiver now; false where only earlier leads went there. */
      isSet: z.boolean(),
      deliveries: z.array(leadDelivery.extend({ lead: z.string(), kind: z.enum(LEAD_KINDS) })),
    }),
  ),
})
export type StaffDeliveries = z.infer<typeof staffDeliveries>

/** A spreadsheet as text of comma-separated values. */
export const staffSpreadsheet = z.object({ fileName: z.string(), text: z.string(), rows: count })

/** The test enquiry that was sent. */
export const staffTestLead = z.object({ id: z.string() })
export type StaffTestLead = z.output<typeof staffTestLead>
