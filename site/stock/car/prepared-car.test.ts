import { type CarDocumentInput, carDocument } from '@forecourt/schemas/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { prepareCar } from './prepared-car.ts'

const url = fc.constantFrom('https://a.example/1.webp', '', 7, null)
const picture = fc.oneof(
  fc.record({ image: fc.record({ url, thumb: fc.record({ url }) }) }),
  fc.record({ image: fc.record({ thumb: fc.record({ url }), url }) }),
  fc.record({ image: fc.record({ url, thumb: fc.constantFrom(null, undefined, []), size: fc.nat() }) }),
  fc.constantFrom(
    { image: { url: 'a', thumb: { url: 'b', more: 1 } } },
    { image: { url: 'a' }, more: 1 },
    [],
  ),
)
/** Right and wrong values of every kind that the contract has. */
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, undefined, '', '2026-07-10T02:00:00Z', 'used', {}, [], [null], Number.NaN),
  fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { maxLength: 3 }),
  fc.array(picture, { maxLength: 3 }),
  fc.constant({ id: 'x', name: 5, address: { lat: -27, long: 153, more: 1 } }),
  fc.constant({ Manual: { paymentWeek: 43, termYears: null, disclaimer: '' } }),
)
const kinds = {
  text: fc.string({ unit: 'binary' }),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }),
  flag: fc.boolean(),
  texts: fc.array(fc.string(), { maxLength: 3 }),
  images: fc.array(
    fc.string().map((address) => ({ image: { url: address, thumb: { url: address } } })),
    { maxLength: 3 },
  ),
}

/** Values that a member most often takes, so that whole cars come about, with one of any kind now and then. */
function member(name: string, schema: unknown): fc.Arbitrary<unknown> {
  if (name === 'car_type') return fc.constantFrom('new', 'used')
  if (name === 'id' || name === 'slug') return fc.constant(name)
  const { shape } = carDocument
  const of = (known: unknown, right: fc.Arbitrary<unknown>) => (schema === known ? right : null)
  const right =
    of(shape.make, kinds.text) ??
    of(shape.year, kinds.number) ??
    of(shape.sold, kinds.flag) ??
    of(shape.dealership_ids, kinds.texts) ??
    of(shape.images, kinds.images) ??
    fc.constant(undefined)
  return fc.oneof({ weight: 300, arbitrary: right }, { weight: 1, arbitrary: anything })
}
const cars = fc.record(
  Object.fromEntries(Object.entries(carDocument.shape).map(([name, schema]) => [name, member(name, schema)])),
)

/** The contract alone, with everything empty left out. */
function byTheContract(input: unknown): unknown {
  const parsed = carDocument.safeParse(input)
  return parsed.success ? pruned({ ...parsed.data, rank: parsed.data.rank ?? 0 }) : 'refused'
}

function pruned(value: object): Record<string, unknown> {
  const entries = Object.entries(value).flatMap(([name, each]) => {
    if (each === null || each === undefined || each === '') return []
    if (Array.isArray(each)) return each.length === 0 ? [] : [[name, each] as const]
    if (typeof each !== 'object') return [[name, each] as const]
    const within = pruned(each)
    return Object.keys(within).length === 0 ? [] : [[name, within] as const]
  })
  return Object.fromEntries(entries)
}

function prepared(input: unknown): unknown {
  try {
    const { import_hash, import_feed, ...car } = JSON.parse(
      prepareCar(input as CarDocumentInput, { feed: 'a/b' }).json,
    )
    expect([import_feed, typeof import_hash]).toEqual(['a/b', 'string'])
    return car
  } catch (error) {
    if ((error as Error).name === 'ZodError') return 'refused'
    throw error
  }
}

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value))

it('a car is accepted, refused and serialised as the full schema does', () => {
  let taken = 0
  fc.assert(
    fc.property(cars, (input) => {
      const wanted = byTheContract(input)
      if (wanted !== 'refused') taken += 1
      expect(prepared(input)).toEqual(asJson(wanted))
    }),
    { numRuns: process.env.FORECOURT_FULL ? 10_000 : 600 },
  )
  expect(taken).toBeGreaterThan(100)
})

it.each(Object.keys(carDocument.shape))(
  'a value of any kind as %s is taken or refused as in the contract',
  (name) => {
    fc.assert(
      fc.property(anything, (value) => {
        const input = { id: 'a', slug: 'a', car_type: 'used', [name]: value }
        expect(prepared(input)).toEqual(asJson(byTheContract(input)))
      }),
      { numRuns: process.env.FORECOURT_FULL ? 1_000 : 40 },
    )
  },
)
