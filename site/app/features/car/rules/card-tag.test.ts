import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardTag, cardTagSteps, type TaggableCar } from './card-tag.ts'

const NOW = '2025-07-10T02:00:00.000Z'
const car: TaggableCar = {
  status: 'in_stock',
  reserved: false,
  certified: false,
  tag: '',
  simpleFuel: 'Petrol',
  carType: 'used',
  make: 'Anywhere',
  createdAt: '2025-07-08T02:00:00.000Z',
}
/** Each option or field that raises one step of the order, from the first to the last. */
const STEPS = [
  ['fuel', { simpleFuel: 'Electric' }],
  ['reserved', { reserved: true }],
  ['certified_image', { certified: true }],
  ['explicit', { tag: 'Run-out' }],
  ['coming_soon', { status: 'coming_soon' }],
  ['just_arrived', {}],
] as const
const options = { electricHybridTag: true, certifiedBadgeMake: 'Anywhere' }
const PAIRS = STEPS.flatMap(([first, a], index) =>
  STEPS.slice(index + 1).map(([second, b]) => [first, second, { ...b, ...a }] as const),
)

it.each(PAIRS)('shows %s rather than %s', (first, _second, both) => {
  expect(cardTag({ ...car, ...both }, options, NOW).kind).toBe(first)
})

it('says when a new arrival stops being one, so that a cached page ends then', () => {
  expect(cardTag(car, {}, NOW).changesAt).toBe('2025-07-16T02:00:00.000Z')
})

it('has no end for a tag that ends by hand', () => {
  expect(cardTag({ ...car, tag: 'Run-out' }, {}, NOW)).toEqual({ kind: 'explicit', text: 'Run-out' })
})

it('says of every step why it gives a tag or none, and what waits behind the one that wins', () => {
  const steps = cardTagSteps({ ...car, reserved: true }, options, NOW)
  expect(steps.map(({ step, tag, reason }) => [step, tag?.text ?? null, reason.code])).toEqual([
    ['fuel', null, 'other-fuel'],
    ['reserved', 'RESERVED', 'reserved'],
    ['certified_image', null, 'not-certified'],
    ['sold', null, 'not-sold'],
    ['explicit', null, 'no-tag'],
    ['coming_soon', null, 'not-coming-soon'],
    ['just_arrived', 'New Arrival', 'just-arrived'],
  ])
})

it('gives the first tag of its steps whatever the car, and none only where no step gives one', () => {
  const cars = fc.record({
    status: fc.constantFrom('in_stock', 'coming_soon', 'sold', ''),
    reserved: fc.boolean(),
    certified: fc.boolean(),
    tag: fc.constantFrom('', 'Run-out'),
    simpleFuel: fc.constantFrom('Electric', 'Hybrid', 'Petrol'),
    carType: fc.constantFrom('used', 'new'),
    make: fc.constantFrom('Anywhere', 'Elsewhere'),
    createdAt: fc.constantFrom(null, NOW, '2020-01-01T00:00:00.000Z'),
  })
  fc.assert(
    fc.property(cars, fc.boolean(), (any, electricHybridTag) => {
      const asked = { ...options, electricHybridTag }
      const first = cardTagSteps(any, asked, NOW).find(({ tag }) => tag !== null)?.tag
      expect(cardTag(any, asked, NOW)).toEqual(first ?? { kind: 'none', text: '' })
    }),
  )
})
