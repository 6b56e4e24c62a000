// A lead as it goes over the wire to dealers' systems and into the database: names of LEAD-23, DATA-22 and DATA-23.
import { z } from 'zod'
import { LEAD_STATUSES, type LeadKind } from './lead-kinds.ts'

const text = z.string()

/** Who asks (DATA-23, OPEN-60); `phone` has digits alone, `postcode` four of them. */
export const leadContact = z.object({
  name: text.min(1),
  last_name: text.optional(),
  email: text.min(1),
  phone: text.optional(),
  postcode: text.optional(),
})

/** Where the visitor came by before the lead (LEAD-23). */
export const leadAttributes = z.object({
  visited_pages: z.array(text),
  linked_query_params: z.record(text, text),
})

/** What a person agreed to by sending a form, or declined. */
const leadConsent = z.object({
  purpose: z.enum(['privacy', 'news']),
  given: z.boolean(),
  /** The words of the form. */
  text,
  /** Of the words, and of the policy that they refer to, at that time. */
  version: text,
  /** The version that the form itself was made with; absent where it sent none. */
  shown_version: text.optional(),
  /** The form's box was ticked until it was unticked; absent where people tick it themselves. */
  pre_ticked: z.literal(true).optional(),
  /** Address of the form's page. */
  source: text,
  /** ISO UTC. */
  at: text,
})
export type LeadConsent = z.output<typeof leadConsent>

/** What is known of the vehicle (DATA-22); filled in from the stock, never by the browser. */
const leadVehicle = z
  .object({
    manufacturer_slug: text,
    stock_number: text,
    'Vehicle Make': text,
    'Vehicle Model': text,
    car_type: text,
    /** `motorcycle` (DATA-03); of a lead without a vehicle what the dealer sells, if that is one kind. */
    item_type: text,
    vehicle_status: text,
    car_year: z.number().nullable(),
    car_description: text,
  })
  .partial()

/** What every lead has, whatever it is about. */
const leadBase = z
  .object({
    lead_id: text,
    lead_status: z.enum(LEAD_STATUSES),
    form_completed: z.boolean(),
    category: text.min(1),
    subcategory: text.optional(),
    /** The page it was sent from. */
    url: text,
    source: z.literal('Website'),
    user_agent: text,
    car_id: text.nullable(),
    car_dealership_id: text.nullable(),
    lead_attributes: leadAttributes,
    dealership_slug: text.optional(),
    location_id: text.optional(),
    /** The location's name. */
    location: text.optional(),
    message: text.optional(),
    opt_in: z.boolean().optional(),
    consents: z.array(leadConsent).min(1),
    page_id: text.optional(),
  })
  .extend(leadVehicle.shape)

const answer = z.union([text, z.number(), z.boolean()])

const enquiry = <K extends LeadKind>(kind: K) =>
  leadBase.extend({ kind: z.literal(kind), ...leadContact.shape }).catchall(answer)

/** Steps of journeys that ask for a person later, or know the person already. */
const journey = <K extends LeadKind>(kind: K) =>
  leadBase.extend({ kind: z.literal(kind), ...leadContact.partial().shape }).catchall(answer)

/** A lead, by what it is about. */
export const leadPayload = z.discriminatedUnion('kind', [
  enquiry('enquiry'),
  enquiry('vehicle_enquiry'),
  enquiry('test_drive').extend({
    /** ISO instant of the 'Test Drive Booking Date' (LEAD-26). */
    appointment: text.optional(),
    distribution_location: text.optional(),
    terms_conditions: z.boolean().optional(),
  }),
  enquiry('request_photos'),
  enquiry('find_similar'),
  enquiry('careers'),
  // A booking may begin with the vehicle (SVC-02).
  journey('service').extend({ Rego: text.optional(), additional_services: text.optional() }),
  enquiry('parts'),
  journey('trade_in'),
  journey('valuation_adjustment'),
  journey('rego_lookup'),
  journey('offer_acceptance'),
  journey('finance'),
  journey('reserve'),
  enquiry('prize_wheel'),
])

/** A lead that a market place sent: it has as much of a person as that knows, and no form that asked for consent. */
export const marketLeadPayload = leadBase
  .extend({
    kind: z.enum(['enquiry', 'vehicle_enquiry']),
    ...leadContact.partial().shape,
    /** The market place by its name. */
    source: text.min(1),
    /** The lead's own id there; '' for none. */
    source_lead_id: text,
    consents: z.array(leadConsent),
  })
  .catchall(answer)
export type MarketLeadPayload = z.output<typeof marketLeadPayload>

/** A lead, by what it is about. */
export type LeadPayload = z.output<typeof leadPayload>
