/** What a lead may be about (LEAD-24, LEAD-39). Every one of them is sent the same way, to POST /api/leads. */
export const LEAD_KINDS = [
  'enquiry',
  'vehicle_enquiry',
  'test_drive',
  'request_photos',
  'find_similar',
  'careers',
  'service',
  'parts',
  'trade_in',
  'valuation_adjustment',
  'rego_lookup',
  'offer_acceptance',
  'finance',
  'reserve',
  'prize_wheel',
] as const

/** What a lead is about. */
export type LeadKind = (typeof LEAD_KINDS)[number]

/** The choices of the category select, in their order (OPEN-18). */
export const LEAD_CATEGORIES = [
  'General Enquiry',
  'Vehicle Enquiry',
  'Test Drive',
  'Request Photos',
  'Service',
  'Parts',
  'Finance',
  'Trade In',
  'Careers Enquiry',
] as const

/** How far a lead has come (LEAD-03): every step but the last leaves it incomplete. */
export const LEAD_STATUSES = ['Incomplete', 'Complete'] as const
