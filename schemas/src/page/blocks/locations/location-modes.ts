/** Which locations a block shows, beside one by its id (LOC-01). */
export const LOCATION_MODE_TITLES = {
  primary: 'The main location',
  sales: 'Sales locations',
  service: 'Service locations',
  parts: 'Parts locations',
  'service-and-parts': 'Service and parts locations',
  all: 'All locations',
  one: 'One location',
} as const

/** How a block lays several locations out: in a row that swipes, as cards, or by distance from a postcode, on a plan. */
export const LOCATION_LAYOUTS = ['carousel', 'grid', 'finder'] as const
