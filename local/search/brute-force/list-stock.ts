// Random stock with list fields: texts in several spellings, numbers, objects, and mixtures.
import fc from 'fast-check'

type Item = string | number | boolean | null

/** A test document. Every field but `id` may be missing. */
export interface ListCar {
  id: number
  title?: string
  features?: Item | (Item | Item[])[]
  sizes?: (number | null)[] | number
  extras?: (Extra | Item)[] | Extra | null
}

interface Extra {
  name?: string | string[]
  cost?: number | null
}

/** No word is a prefix of another, so that a word matches only itself. */
export const WORDS = ['amber', 'bronze', 'cobalt', 'denim']

/** More than twenty, Meilisearch's threshold for grouping values; some differ in case only. */
export const FEATURES = Array.from({ length: 44 }, (_, at) => {
  const text = `${String.fromCharCode(97 + (at % 22))}-feature`
  return at < 22 ? text : text.toUpperCase()
})

/** Packages create values with identical documents. */
const PACKAGES = [FEATURES.slice(0, 4), FEATURES.slice(2, 9), FEATURES.slice(12, 16), FEATURES.slice(25, 29)]

const size = fc.integer({ min: 2, max: 60 }).map((halves) => halves / 2)
const feature = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom<Item>(...FEATURES) },
  { weight: 1, arbitrary: fc.constantFrom<Item>(null, '', true, false, 7, 8.5, ' A-Feature ') },
)
const features = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.subarray(PACKAGES, { maxLength: 2 }), fc.array(feature, { maxLength: 6 }))
      .map(([packages, others]) => [...packages.flat(), ...others]),
  },
  { weight: 1, arbitrary: feature },
  {
    weight: 1,
    arbitrary: fc.array(fc.oneof(feature, fc.array(feature, { maxLength: 3 })), { maxLength: 4 }),
  },
)
const extra: fc.Arbitrary<Extra> = fc.record(
  {
    name: fc.oneof(fc.constantFrom(...FEATURES), fc.array(fc.constantFrom(...FEATURES), { maxLength: 3 })),
    cost: fc.option(fc.integer({ min: 1, max: 6 }).map((step) => step * 250)),
  },
  { requiredKeys: [] },
)

// Extra has no required member, so the union is not inferred.
const extraItem: fc.Arbitrary<Extra | Item> = fc.oneof<fc.Arbitrary<Extra | Item>[]>(
  extra,
  extra,
  extra,
  feature,
)
const extras: fc.Arbitrary<ListCar['extras']> = fc.oneof<fc.Arbitrary<ListCar['extras']>[]>(
  fc.array(extraItem, { maxLength: 3 }),
  fc.array(extraItem, { maxLength: 3 }),
  fc.option(extra),
)

/** That many cars, with ids from 0. */
export const listStock = (count: number): fc.Arbitrary<ListCar[]> =>
  fc
    .array(
      fc.record<Omit<ListCar, 'id'>>(
        {
          title: fc.subarray(WORDS).map((words) => words.join(' ')),
          features,
          sizes: fc.oneof(
            { weight: 5, arbitrary: fc.array(fc.option(size, { freq: 9 }), { maxLength: 5 }) },
            { weight: 1, arbitrary: size },
          ),
          extras,
        },
        { requiredKeys: [] },
      ),
      { minLength: count, maxLength: count },
    )
    .map((cars) => cars.map((car, id) => ({ id, ...car })))
