// Random stock for the brute-force tests: small vocabularies, so that filters, facets and ties coincide often.
import fc from 'fast-check'

/** A test document. Every field but `id` may be missing. */
export interface TestCar {
  id: number
  make?: string
  colour?: string | null
  features?: string[]
  price?: number | null
  year?: number
  sizes?: number[]
  sold?: boolean
  comments?: string | null
  place?: { state?: string; rooms?: number | null }
  rank?: number
  _geo?: { lat: number; lng: number }
}

export const MAKES = ['Ōmega', 'Alfa', 'alfa romeo', 'BYD', 'GWM Haval', 'O’Brien', 'Citroën', 'Land "Rover"']
export const COLOURS = ['Red', 'Deep Blue', 'white', 'Off\\White']
export const FEATURES = ['Tow bar', 'Sunroof', 'ABS', 'Roof racks']
export const STATES = ['NSW', 'VIC', 'Qld']
export const COMMENTS = ['', 'One owner', 'as new']

const without = { requiredKeys: [] }

/** Any number of cars, with ids from 0. */
export const inventStock = (count: number): fc.Arbitrary<TestCar[]> =>
  fc
    .array(
      fc.record<Omit<TestCar, 'id'>>(
        {
          make: fc.constantFrom(...MAKES),
          colour: fc.constantFrom(...COLOURS, null),
          features: fc.uniqueArray(fc.constantFrom(...FEATURES)),
          price: fc.option(fc.integer({ min: -2, max: 12 }).map((step) => step * 2500.5)),
          year: fc.integer({ min: 2015, max: 2026 }),
          sizes: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
          sold: fc.boolean(),
          comments: fc.constantFrom(...COMMENTS, null),
          place: fc.record(
            { state: fc.constantFrom(...STATES), rooms: fc.option(fc.integer({ min: 0, max: 3 })) },
            without,
          ),
          rank: fc.integer({ min: 0, max: 5 }),
          _geo: fc.record({
            lat: fc.integer({ min: -380, max: -270 }).map((tenths) => tenths / 10),
            lng: fc.integer({ min: 1400, max: 1530 }).map((tenths) => tenths / 10),
          }),
        },
        without,
      ),
      { minLength: count, maxLength: count },
    )
    .map((cars) => cars.map((car, id) => ({ id, ...car })))
