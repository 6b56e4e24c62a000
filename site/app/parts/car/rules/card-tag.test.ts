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
/** For each step of the order, the option or field that makes it match. */
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

it.each(['SUZUKI', 'Suzuki Australia', 'suzuki'])(
  'CARD-04: the badge of Suzuki is on a car of %s',
  (make) => {
    const badge = { certifiedBadgeMake: 'Suzuki' }
    expect(cardTag({ ...car, certified: true, make }, badge, NOW).kind).toBe('certified_image')
    expect(cardTag({ ...car, certified: true }, badge, NOW).kind).toBe('just_arrived')
  },
)

it('a new arrival’s tag has the instant at which it ends, so that a cached page expires then', () => {
  expect(cardTag(car, {}, NOW).changesAt).toBe('2025-07-16T02:00:00.000Z')
})

it('a tag that staff end has no expiry', () => {
  expect(cardTag({ ...car, tag: 'Run-out' }, {}, NOW)).toEqual({ kind: 'explicit', text: 'Run-out' })
})

it('each step has a reason for its tag or none, and later steps are listed too', () => {
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

it('the tag is that of the first matching step for any car, and none when no step matches', () => {
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
