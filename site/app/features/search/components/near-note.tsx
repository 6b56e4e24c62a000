import type { Near } from '#app/domain/search-address/near.ts'
import { formatKm } from '#app/parts/car/facts/card-facts.ts'
import { nearLabel } from '#app/parts/search/filters/filter-labels.ts'
import { invalidPostcode, type NearModel } from '#app/parts/search/near/near-model.ts'

/** The result for a postcode: the locations around it, nearest first, none, or an unknown postcode. */
export function NearNote({ near, requestedPlace }: { near: NearModel | undefined; requestedPlace: Near }) {
  // While loading, the line keeps its height.
  if (near === undefined) return <p className="near-note">{nearLabel(requestedPlace)}</p>
  if (!near.known) return <p className="near-note err">{invalidPostcode(requestedPlace.postcode)}</p>
  const { within, nearest } = near
  const where = nearLabel(requestedPlace)
  return (
    <p className="near-note">
      {within.length > 0
        ? `${where}, nearest first: ${within.map(({ name, km }) => `${name} (${formatKm(km)})`).join(', ')}.`
        : `We have no location ${where.toLowerCase()}.${nearest ? ` The nearest is ${nearest.name}, ${formatKm(nearest.km)} away.` : ''}`}
    </p>
  )
}
