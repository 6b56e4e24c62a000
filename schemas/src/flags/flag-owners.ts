import type { FlagOwner } from './flag-definition.ts'

/** The parts of the site that read flags, in the Studio's order. */
export const OWNER_TITLES: Readonly<Record<FlagOwner, string>> = {
  search: 'Search results',
  vehicle: 'Vehicle page',
  locations: 'Locations',
  offers: 'Offers',
  layout: 'Header, footer and menus',
  finance: 'Finance',
  saved: 'Saved cars',
  account: 'Sign-in',
  reserve: 'Reservations',
  trade: 'Trade-in',
  leads: 'Enquiries',
}
