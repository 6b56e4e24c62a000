import type { Location } from './location.query.ts'

/** Which locations a section shows (LOC-01). */
export type LocationMode =
  | 'primary'
  | 'sales'
  | 'service'
  | 'parts'
  | 'service-and-parts'
  | 'all'
  | { id: string }

/**
 * The locations of a section, in their order; those not visible are never among them (LOC-01, LOC-03). Without one
 * marked primary, the first is used.
 */
export function listLocations(locations: readonly Location[], mode: LocationMode): Location[] {
  const visible = locations.filter((location) => location.visible)
  if (typeof mode === 'object') return visible.filter((location) => location.id === mode.id)
  if (mode === 'all') return visible
  if (mode === 'primary') {
    const primary = visible.find((location) => location.primary) ?? visible[0]
    return primary ? [primary] : []
  }
  const types: readonly string[] = mode === 'service-and-parts' ? ['service', 'parts'] : [mode]
  return visible.filter((location) => types.includes(location.locationType))
}
