/** Features a shopper filters by, and how dealers write them; the rest stay on the vehicle page. */
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
  // What a learner may ride (card and vehicle page tell it by this name).
  ['LAMS Approved', /^(?:lams|learner)(?:[ -]approved)?$/i],
]

/** The features of the facet `filtered_features` among a car's own. */
export function filteredFeatures(features: readonly string[]): string[] {
  return FILTERED.filter(([, written]) => features.some((feature) => written.test(feature))).map(
    ([name]) => name,
  )
}
