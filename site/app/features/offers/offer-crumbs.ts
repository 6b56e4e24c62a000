import { homePath, offersPath } from '#app/paths.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'

/** The breadcrumbs of the list of offers, or of one of them. */
export const offerCrumbs = (name = ''): Crumb[] => [
  { label: 'Home', href: homePath() },
  { label: 'Special offers', href: offersPath() },
  ...(name ? [{ label: name }] : []),
]
