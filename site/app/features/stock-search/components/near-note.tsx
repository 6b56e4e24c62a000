import type { Near } from '../near/near.ts'
import { INVALID_POSTCODE, type NearModel } from '../near/near-model.ts'

/** What a postcode came to: the places around it, nearest first, or that there are none, or no such postcode. */
export function NearNote({ near, asked }: { near: NearModel | undefined; asked: Near }) {
  // On its way: the line keeps its place.
  if (near === undefined)
    return (
      <p className="near-note">
        Within {asked.km} km of {asked.postcode}
      </p>
    )
  if (!near.known) return <p className="near-note err">{INVALID_POSTCODE}</p>
  const { within, nearest } = near
  const where = `${asked.km} km of ${asked.postcode}`
  return (
    <p className="near-note">
      {within.length > 0
        ? `Within ${where}, nearest first: ${within.map(({ name, km }) => `${name} (${km} km)`).join(', ')}.`
        : `We have no location within ${where}.${nearest ? ` The nearest is ${nearest.name}, ${nearest.km} km away.` : ''}`}
    </p>
  )
}
