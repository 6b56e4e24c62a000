import { homePath, locationsPath } from '#app/paths.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'

/** The breadcrumbs of the list of locations, or of one of them. */
export const locationCrumbs = (name = ''): Crumb[] => [
  { label: 'Home', href: homePath() },
  { label: 'Locations', href: locationsPath() },
  ...(name ? [{ label: name }] : []),
]
