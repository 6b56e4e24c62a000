import type { CountedPage } from '@forecourt/schemas/contract/pure'

const PAGES: readonly (readonly [RegExp, CountedPage])[] = [
  [/^\/$/, 'home'],
  [/^\/search(\/|$)/, 'results'],
  [/^\/special-offers$/, 'offers'],
  [/^\/offers\//, 'offer'],
  [/^\/(locations|our-location)\//, 'location'],
  [/^\/(models\/|[^/]+\/overview$)/, 'model'],
  [/^\/cars\//, 'car'],
  [/^\/(finance|apply-for-finance|finance-enquiry)$/, 'finance'],
]

/** The type of page at a path, as counts are kept; `isComposed` for a page that staff compose. */
export function findCountedPage(path: string, isComposed: boolean): CountedPage {
  const [, page] = PAGES.find(([pattern]) => pattern.test(path)) ?? []
  return page ?? (isComposed ? 'page' : 'other')
}
