/**
 * The GROQ filter of each document type that sites read for one site: its type, and whose it is. `$tenant` is the site's slug. Written
 * out, because `sanity typegen` reads constants; a test holds each one to the scope of its type.
 */
export const SCOPE_FILTERS = {
  tenant: '_type == "tenant" && slug.current == $tenant',
  siteSettings: '_type == "siteSettings" && tenant->slug.current == $tenant',
  platformSettings: '_type == "platformSettings"',
  manufacturer: '_type == "manufacturer"',
  model: '_type == "model"',
  location: '_type == "location" && tenant->slug.current == $tenant',
  navigation: '_type == "navigation" && tenant->slug.current == $tenant',
  page: '_type == "page" && tenant->slug.current == $tenant',
  redirect: '_type == "redirect" && tenant->slug.current == $tenant',
  // Excluded sites are read too: the rule, not the query, knows the dealer's list of exceptions (OFFER-07).
  offer: '_type == "offer" && $tenant in sites[]->slug.current',
  promoTile: '_type == "promoTile" && $tenant in sites[]->slug.current',
  banner: '_type == "banner" && $tenant in sites[]->slug.current',
} as const
