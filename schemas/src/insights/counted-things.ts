/** What a site runs and counts: each is a document of the dealer's, a popup is its location's. */
export const COUNTED_KINDS = ['tile', 'offer', 'banner', 'popup', 'page'] as const
export type CountedKind = (typeof COUNTED_KINDS)[number]

/** The types of page that counts are kept by, with their words for staff. */
export const COUNTED_PAGES = {
  home: 'home',
  results: 'results',
  offers: 'the list of offers',
  offer: 'its own page',
  location: 'the location’s page',
  model: 'a model’s page',
  car: 'a car’s page',
  finance: 'finance',
  page: 'a page',
  other: 'other pages',
} as const
export type CountedPage = keyof typeof COUNTED_PAGES

/** Where something stands: a type of page, and its place there from 1; 0 where it has none. */
export type CountedPlace = { page: CountedPage; position: number }

/** A place in words: `results, place 8`. */
export function formatCountedPlace({ page, position }: CountedPlace): string {
  return position === 0 ? COUNTED_PAGES[page] : `${COUNTED_PAGES[page]}, place ${position}`
}
