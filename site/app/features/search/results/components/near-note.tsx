import type { Near } from '#app/domain/search-address/near.ts'
import { formatKm } from '#app/features/car/facts/card-facts.ts'
import { nearLabel } from '../../filters/filter-labels.ts'
import { INVALID_POSTCODE, type NearModel } from '../../near/near-model.ts'

/** What a postcode came to: the places around it, nearest first, or that there are none, or no such postcode. */
export function NearNote({ near, asked }: { near: NearModel | undefined; asked: Near }) {
  // On its way: the line keeps its place.
  if (near === undefined) return <p className="near-note">{nearLabel(asked)}</p>
  if (!near.known) return <p className="near-note err">{INVALID_POSTCODE}</p>
  const { within, nearest } = near
  const where = nearLabel(asked)
  return (
    <p className="near-note">
      {within.length > 0
        ? `${where}, nearest first: ${within.map(({ name, km }) => `${name} (${formatKm(km)})`).join(', ')}.`
        : `We have no location ${where.toLowerCase()}.${nearest ? ` The nearest is ${nearest.name}, ${formatKm(nearest.km)} away.` : ''}`}
    </p>
  )
}
