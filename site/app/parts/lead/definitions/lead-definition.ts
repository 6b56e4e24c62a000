import type { Car, LeadKind, Location, Tenant } from '@forecourt/schemas/contract'
import { getTradeWords } from '#app/domain/words/trade-words.ts'
import type { BookedDepartment, TakenSlots } from '../form/appointments.ts'
import type { DollarBounds } from '../form/dollars.ts'
import type { LeadFieldRule } from '../form/lead-fields.ts'
import type { LeadFormModel, LeadOption } from '../form/lead-form-model.ts'
import type { PlaceDistances } from '../form/place-distances.server.ts'

/** A service of the workshop, in the dealer's words; '' for what is not said. */
export type PricedService = { name: string; text: string; price: string }

/** What a form is made for. */
export type LeadFacts = {
  tenant: Tenant
  /** The dealer's visible locations. */
  locations: readonly Location[]
  /** The vehicle it is about; null where it is about none. */
  car: Car | null
  /** The kinds of vehicle that the dealer sells, by their `item_type`; absent where the form says nothing of them. */
  sold?: readonly string[]
  /** The location that receives it: the chosen one, or the vehicle's; '' while it is unknown. */
  locationId: string
  /** What the message begins with, where the form is about something by name; '' for nothing. */
  about?: string
  /** What the enquiry is filed under at first; '' for the form's own. */
  category?: string | undefined
  /** The open role that an application is for at first; '' for none. */
  position?: string
  /** The workshop's services with what they cost, as the dealer's page says. */
  services?: readonly PricedService[]
  /** The dealer's pages, of which a form may be part. */
  pages?: readonly { slug: string; id: string }[]
  /** The version of the privacy policy, see `policyVersion`. */
  policyVersion: string
  /** ISO UTC. */
  now: string
  /** How far the places are from the shopper; absent while that is not known. */
  distances?: PlaceDistances
  /** What is booked already, of a kind that books a time. */
  taken?: TakenSlots
  /** The new model that the visitor would like to order or to drive. */
  wanted?: string
  /** The slug of that model's make. */
  wantedMake?: string
}

/** The words for what a form is about: its vehicle, else what the dealer sells. */
export const readTradeWords = ({ car, sold = [] }: Pick<LeadFacts, 'car' | 'sold'>) =>
  getTradeWords(car ? [car.itemType] : sold)

/** A value, or a rule that gives it. */
export type FromFacts<T> = T | ((facts: LeadFacts) => T)

/** A field before the dealer and the visitor are known: see `LeadFormField`. */
export type LeadFieldSpec = Omit<LeadFieldRule, 'required' | 'options' | 'label' | 'bounds'> & {
  label: FromFacts<string>
  required?: FromFacts<boolean>
  options?: FromFacts<readonly LeadOption[]>
  bounds?: FromFacts<DollarBounds>
  /** Absent from the form where this is false. */
  shown?: FromFacts<boolean>
  /** Initial value. */
  initial?: FromFacts<string>
  placeholder?: string
  hint?: FromFacts<string>
  /** Of a textarea: texts that a press fills in. */
  suggestions?: readonly string[]
  autoComplete?: string
  half?: boolean
  /** Its choices are shown as tiles. */
  tiles?: true
  /** Fields of one section are shown together under its name. */
  section?: string
  timesOf?: string
  /** The days that appointments are offered on, also those without any: `YYYY-MM-DD`. */
  days?: FromFacts<readonly string[]>
}

/** A step of a form: what is asked for together. */
export type LeadStepSpec = { title: string; fields: readonly LeadFieldSpec[] }

/** What no visitor can post: the step from which on the journey alone goes on, and where it is to be found. */
export type JourneySteps = { from: number; instead: string }

/** The time that a kind of lead can book: the field that names it, and whose it is. */
export type LeadBooking = {
  field: string
  department: BookedDepartment
  /** Null while it is not known. */
  place: (facts: LeadFacts) => Location | null
  /** The free times, as the field offers them. */
  days: (facts: LeadFacts) => LeadOption[]
}

/**
 * A form for leads of one kind. Everything that differs between kinds is declared here: one renderer (`<LeadForm>`), one
 * command (`submitLead`) and one address (POST /api/leads) serve them all. A new kind is a file in `definitions/` and
 * a line in `definitions.ts`.
 */
export type LeadDefinition = {
  kind: LeadKind
  title: FromFacts<string>
  intro?: FromFacts<string>
  submitLabel: FromFacts<string>
  /** What the lead is filed under; a field named `category` beats it. */
  category: string
  subcategory?: string
  /** One or more; the last submits (LEAD-02). */
  steps: readonly LeadStepSpec[]
  /** The steps where a dealer orders them by settings of its own; then `steps` is not read. */
  stepsFor?: (tenant: Tenant) => readonly LeadStepSpec[]
  /** False where this dealer does not offer it: then its address answers as if there were none. */
  offered?: (facts: Pick<LeadFacts, 'tenant' | 'locations'>) => boolean
  /** Steps that a journey of its own takes, beside the form: a payment, a valuation, a draw. Absent: none. */
  journey?: JourneySteps
  /** The vehicle must be known. */
  needsCar?: boolean
  /** What a lead without a vehicle takes from the address of its form, by the names of the payload. */
  ofAddress?: (query: URLSearchParams, facts: LeadFacts) => Record<string, string>
  /** What the dealer's content adds to the answers, by the names of the payload. */
  ofAnswers?: (answers: Readonly<Record<string, unknown>>, facts: LeadFacts) => Record<string, string>
  eventKind?: LeadFormModel['eventKind']
  /** Absent: it books no time. */
  books?: LeadBooking
  /** The page after an accepted lead; /success by default. */
  successHref?: string
}

/** A declared value, or the result of its function of the facts. */
export function fromFacts<T extends string | boolean | readonly LeadOption[] | readonly string[]>(
  value: FromFacts<T> | undefined,
  facts: LeadFacts,
  otherwise: T,
): T {
  if (value === undefined) return otherwise
  return typeof value === 'function' ? value(facts) : value
}
