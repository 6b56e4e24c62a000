import { isPlaceFor, type Location, type LocationType } from '@forecourt/schemas/contract'
import { formatDistance } from '#app/domain/geography/format-distance.ts'
import { makeSlug } from '../submit/make-slug.ts'
import type { LeadFacts, LeadFieldSpec } from './lead-definition.ts'

/**
 * The places a dropdown offers: of one type, that sell the make of the vehicle or of the new model, and that the dealer has not hidden from forms
 * (LEAD-34, LEAD-35). A place that names no makes serves them all; where none would be left, every place of the type is
 * offered, so that the form can always be sent.
 */
export function locationChoices(
  { tenant, locations, car, wantedMake }: Pick<LeadFacts, 'tenant' | 'locations' | 'car' | 'wantedMake'>,
  type: LocationType | 'any',
): Location[] {
  const hidden = new Set(tenant.leads.hiddenLocations)
  const open = locations.filter(
    (place) => !hidden.has(place.slug) && (type === 'any' || isPlaceFor(place, type)),
  )
  const make = car?.make ? makeSlug(car.make) : wantedMake
  if (!make) return open
  const selling = open.filter(
    ({ manufacturers }) => manufacturers.length === 0 || manufacturers.some(({ slug }) => slug === make),
  )
  return selling.length > 0 ? selling : open
}

/** The places as tiles with their streets; nearest first, with how far, where the shopper's place is known. */
export function locationTiles(type: LocationType | 'any', label?: string): LeadFieldSpec {
  const { placeholder: _, ...field } = locationField(type, label)
  return {
    ...field,
    type: 'radio',
    tiles: true,
    options: (facts) =>
      nearestFirst(locationChoices(facts, type), facts).map(({ id, name, address }) => ({
        value: id,
        label: name,
        note: [
          [address?.street, address?.city].filter(Boolean).join(', '),
          sayDistance(facts.distances?.get(id)),
        ]
          .filter(Boolean)
          .join(' · '),
      })),
  }
}

const nearestFirst = (places: Location[], { distances }: LeadFacts): Location[] =>
  distances
    ? places.toSorted(
        (one, other) =>
          (distances.get(one.id) ?? Number.MAX_VALUE) - (distances.get(other.id) ?? Number.MAX_VALUE),
      )
    : places

const sayDistance = (km: number | undefined) =>
  km === undefined ? '' : km < 1 ? 'less than 1 km away' : `${formatDistance(km)} away`

/** The dropdown of places; required where it is shown (LEAD-13), and the only place is chosen at first (LEAD-36). */
export function locationField(type: LocationType | 'any', label = 'Location'): LeadFieldSpec {
  return {
    name: 'location_id',
    label,
    type: 'select',
    required: true,
    placeholder: 'Choose a location',
    shown: (facts) => locationChoices(facts, type).length > 0,
    options: (facts) => locationChoices(facts, type).map(({ id, name }) => ({ value: id, label: name })),
    initial: (facts) => {
      const choices = locationChoices(facts, type)
      const asked = choices.find(({ id }) => id === facts.locationId)
      return asked?.id ?? (choices.length === 1 ? (choices[0]?.id ?? '') : '')
    },
  }
}
