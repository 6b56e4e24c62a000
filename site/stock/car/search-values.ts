import { measureMm } from '#app/domain/words/measures.ts'

/** Fuel as filters group it; 'Electric' and 'Hybrid' are the values that tags use (CARD-02). */
export function simpleFuel(written: string): string {
  if (
    /hybrid|phev|mhev/i.test(written) ||
    (/electric/i.test(written) && /petrol|diesel|unleaded/i.test(written))
  )
    return 'Hybrid'
  if (/electric|\bb?ev\b/i.test(written)) return 'Electric'
  if (/diesel/i.test(written)) return 'Diesel'
  if (/petrol|unleaded|ulp|gasoline|\be10\b|\b9[158] ?ron\b/i.test(written)) return 'Petrol'
  return /lpg|gas/i.test(written) ? 'LPG' : written
}

/** Transmission as filters group it: manual or automatic. */
export function simpleTransmission(written: string): string {
  if (/manual/i.test(written) && !/auto|sports/i.test(written)) return 'Manual'
  if (/auto|cvt|dct|dsg|dual[ -]?clutch|tronic|reduction|single|1 speed|e-cvt/i.test(written))
    return 'Automatic'
  return written
}

/** Drive as filters group it. */
export function simpleDrive(written: string): string {
  if (/4x4|4wd|four[ -]?wheel/i.test(written)) return '4x4'
  if (/awd|all[ -]?wheel|quattro|4matic/i.test(written)) return 'AWD'
  if (/fwd|front/i.test(written)) return 'FWD'
  if (/4x2/i.test(written)) return '4x2'
  return /rwd|rear/i.test(written) ? 'RWD' : written
}

const PREMIUM_FROM_CENTS = 8_000_000

/** The groups of the search's first row that a car belongs to (SRCH-30). */
export function carCategories(car: {
  simpleBody: string
  simpleFuel: string
  priceCents: number | null
  status: string
}): string[] {
  const { simpleBody: body, simpleFuel: fuel, priceCents, status } = car
  return [
    ...(body === 'Hatch' || body === 'Sedan' ? ['Hatchback & Sedan'] : []),
    ...(body === 'SUV' ? ['SUV'] : []),
    ...((priceCents ?? 0) >= PREMIUM_FROM_CENTS ? ['Premium'] : []),
    ...(fuel === 'Petrol' || fuel === 'Diesel' ? ['Petrol & Diesel'] : []),
    ...(fuel === 'Electric' ? ['Electric'] : []),
    ...(fuel === 'Hybrid' ? ['Hybrid'] : []),
    ...(status === 'coming_soon' ? ['Coming Soon'] : []),
  ]
}

/** No seat is lower or higher: another number is of something else. */
const SEAT_MM = { lowest: 400, highest: 1_200 }

/** A motorcycle's seat height in whole millimetres, of its own column or of a feature like `Seat Height 805 mm`. */
export function seatHeightMm(column: string, features: readonly string[]): number | null {
  const named = features.find((feature) => /^\s*seat height\b/i.test(feature)) ?? ''
  const mm = measureMm(column.trim() || named.replace(/^\s*seat height\W*/i, '')) ?? 0
  return mm >= SEAT_MM.lowest && mm <= SEAT_MM.highest ? mm : null
}

/** Features that can be filtered by, with the spellings dealers use; other features appear on the vehicle page only. */
const FILTERED: readonly (readonly [name: string, written: RegExp])[] = [
  ['Apple CarPlay', /car ?play/i],
  ['Android Auto', /android auto/i],
  ['Reversing Camera', /revers\w* camera|rear ?view camera/i],
  ['360° Camera', /360|surround view/i],
  ['Adaptive Cruise Control', /adaptive cruise|radar cruise/i],
  ['Blind Spot Monitor', /blind ?spot/i],
  ['Heated Seats', /heated (?:front )?seats|seats? heat/i],
  ['Leather Seats', /leather (?:seat|trim|interior|upholstery)/i],
  ['Sunroof', /sun ?roof|panoramic/i],
  ['Satellite Navigation', /sat(?:ellite)? ?nav/i],
  ['Tow Bar', /tow ?bar|towing (?:kit|pack)/i],
  ['Parking Sensors', /park(?:ing)? sensors|parktronic/i],
  ['Wireless Charging', /wireless charg/i],
  ['Alloy Wheels', /alloy/i],
  ['Keyless Entry', /keyless/i],
  // Motorcycles for learners; the card and the vehicle page look for this name.
  ['LAMS Approved', /^(?:lams|learner)(?:[ -]approved)?$/i],
]

/** The values of the facet `filtered_features` for a car's features. */
export function filteredFeatures(features: readonly string[]): string[] {
  return FILTERED.filter(([, written]) => features.some((feature) => written.test(feature))).map(
    ([name]) => name,
  )
}
