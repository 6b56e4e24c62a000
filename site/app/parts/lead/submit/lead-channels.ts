import type { LeadKind, LeadPayload, Location, Tenant } from '@forecourt/schemas/contract'
import { INSPECTION_FIELD } from '../definitions/trade-in.ts'
import { TEST_LEAD } from '../test-enquiry.ts'

/** Every channel by which dealers receive leads. */
export const LEAD_CHANNELS = ['webhook', 'adf', 'mail'] as const
type LeadChannel = (typeof LEAD_CHANNELS)[number]

/** The channels by which a dealer receives leads. */
export function listChannels(
  { leads, email }: Pick<Tenant, 'leads' | 'email'>,
  locations: readonly Pick<Location, 'email'>[],
): LeadChannel[] {
  const isSet: Readonly<Record<LeadChannel, boolean>> = {
    webhook: leads.webhookUrl !== '',
    adf: leads.adfTo.length > 0,
    mail: leads.mailTo.length > 0 || email !== '' || locations.some((place) => place.email !== ''),
  }
  return LEAD_CHANNELS.filter((channel) => isSet[channel])
}

/** Journeys whose own pages say all, and those that are steps of another. */
const NOT_CONFIRMED: readonly LeadKind[] = [
  'trade_in',
  'valuation_adjustment',
  'rego_lookup',
  'offer_acceptance',
  'prize_wheel',
]

/** Whether a lead's shopper gets a mail that says what was agreed. */
export const isConfirmed = (payload: LeadPayload, sendsMail: boolean) =>
  sendsMail &&
  Boolean(payload.email) &&
  !(TEST_LEAD in payload) &&
  (!NOT_CONFIRMED.includes(payload.kind) || INSPECTION_FIELD in payload)
