/** How a dealer's system takes leads, by formats that are public. */
export const LEAD_FORMATS = {
  forecourt: 'Our own: every field of the form',
  'csn-dto': 'carsales CSN-DTO: systems that take leads from carsales',
} as const
export type LeadFormat = keyof typeof LEAD_FORMATS
export const LEAD_FORMAT_NAMES = Object.keys(LEAD_FORMATS) as [LeadFormat, ...LeadFormat[]]
