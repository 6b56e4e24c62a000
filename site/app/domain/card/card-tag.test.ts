import { expect, it } from 'vitest'
import { cardTag, type TaggableCar } from './card-tag.ts'

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
