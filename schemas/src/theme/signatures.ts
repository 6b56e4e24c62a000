/** What a vehicle's page says that no other dealer's says, with what the Studio calls it (docs/templates.md). */
export const SIGNATURES = {
  faults: 'What the inspection found',
  tow: 'What it tows',
  load: 'What it carries, and on which licence',
  tare: 'What it weighs, and what tows it',
  fit: 'Seat height and licence',
  range: 'How far it goes on a charge',
  place: 'Where its price stands',
  where: 'Where it is, and bringing it to you',
} as const

export type SignatureName = keyof typeof SIGNATURES

export const SIGNATURE_NAMES = Object.keys(SIGNATURES) as [SignatureName, ...SignatureName[]]
