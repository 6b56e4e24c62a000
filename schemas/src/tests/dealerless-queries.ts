/** The queries that ask for no one dealer, by name, each with its reason. A test fails on any other. */
export const DEALERLESS_QUERIES: Readonly<Record<string, string>> = {
  hostsQuery:
    'Finds the dealer of a host, and lists the dealers; it reads names, hosts, dealership ids and search servers only.',
  leftDealersQuery:
    'Asked when dealers are missing from the list, by their ids; it answers ids, and whether there is any content.',
  tenantIdentityQuery:
    'Asked in the Studio while the platform’s staff edit a dealer; it compares addresses and dealerships.',
  linkFoundQuery:
    'Asked in the Studio while a link is edited, by the ids of the document’s sites; it answers yes or no.',
  tilesAtPlaceQuery: 'Asked in the Studio while a tile is edited, by the ids of the tile’s sites.',
  siteRedirectsQuery: 'Asked in the Studio while a redirect is edited, by the id of its site.',
  slugTakenQuery: 'Asked in the Studio while a slug is edited, by the id of the site; it answers yes or no.',
}
