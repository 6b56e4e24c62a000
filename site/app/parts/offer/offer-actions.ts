/** An action of an offer: what it is called and where it leads. The first of a list is the one that matters most. */
export type OfferAction = { label: string; href: string }

/** What an offer is about, and where the dealer's journeys are; null for one it does not offer. */
export type OfferActionsInput = {
  category: string
  enquire: string
  explore: string | null
  testDrive: string | null
  /** The words for that. */
  testDriveCta: string
  service: string
  value: string
}

/**
 * OFFER-01: 'Enquire Now', 'Explore model' and 'Book A Test Drive', as far as their journeys exist. Offers of the
 * workshop book a service instead, those about a trade-in value the visitor's vehicle.
 */
export function offerActions(input: OfferActionsInput): OfferAction[] {
  const { category, enquire, explore, testDrive, testDriveCta, service, value } = input
  const last =
    category === 'Service offer'
      ? action('Book a service', service)
      : category === 'Trade-in offer'
        ? action('Value my vehicle', value)
        : action(testDriveCta, testDrive)
  return [...action('Enquire Now', enquire), ...action('Explore model', explore), ...last]
}

const action = (label: string, href: string | null): OfferAction[] => (href === null ? [] : [{ label, href }])
