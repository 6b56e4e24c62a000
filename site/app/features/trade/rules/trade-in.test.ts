import { describe, expect, it } from 'vitest'
import { isRego, normaliseRego } from '#app/features/trade/find-vehicle.server.ts'
import { isOpen, tradeStepFields } from '#app/parts/lead/definitions/trade-step.ts'
import { type Answered, listOpen, offerRange, offerScale, worthUpTo } from './trade-offer.ts'
import { missingTriggers, parseKms, tradeInEstimateGiven, VALUATION_TRIGGERS } from './valuation-input.ts'

describe('TRADE-03, OPEN-47: an online estimate', () => {
  it.each([
    [2019, 100_000, true],
    [2018, 100_000, false],
    [2019, 100_001, false],
    [2019, 0, true],
    [2027, 10, true],
  ])('of a car of %i with %i km in 2026: %s', (year, km, given) => {
    expect(tradeInEstimateGiven({ year, km }, 2026)).toBe(given)
  })
})

describe('TRADE-05: a valuation', () => {
  const whole = Object.fromEntries(VALUATION_TRIGGERS.map((name) => [name, 'x']))

  it('runs once everything is filled in', () => expect(missingTriggers(whole)).toEqual([]))

  it.each(VALUATION_TRIGGERS)('waits for %s', (name) => {
    expect(missingTriggers({ ...whole, [name]: ' ' })).toEqual([name])
    expect(missingTriggers({ ...whole, [name]: undefined })).toEqual([name])
  })
})

describe('TRADE-12: kilometres', () => {
  it.each([
    ['45,000 kms', 45_000],
    ['45 000', 45_000],
    ['0', 0],
    ['2000000km', 2_000_000],
  ])('typed as %s', (typed, kms) => expect(parseKms(typed)).toBe(kms))

  it.each(['', 'kms', '-5', '1e5', '12.5', '2000001', '١٢٣', '0x10', '99999999999'])(
    'are not “%s”',
    (typed) => expect(parseKms(typed)).toBeNull(),
  )
})

it('a registration is distinguished from other text', () => {
  expect(normaliseRego(' abc-12 d ')).toBe('ABC12D')
  expect(isRego('ABC12D')).toBe(true)
  for (const none of ['', 'ABCDEFGHIJ', "A'B", '../A', 'ÄBC', 'A B']) expect(isRego(none)).toBe(false)
})

const USUAL: Answered = { condition: 'good', history: 'full', damage: false, keys: 'two' }

describe('TRADE-01: an offer', () => {
  it('is a range of whole hundreds around the value', () => {
    expect(offerRange(2_000_000, USUAL)).toEqual({ lowCents: 1_920_000, highCents: 2_080_000 })
  })

  it('an offer falls with condition, history, damage and a missing key, and rises for excellent', () => {
    const low = (changes: object) => offerRange(2_000_000, { ...USUAL, ...changes }).lowCents
    const usual = low({})
    for (const worse of [{ condition: 'fair' }, { history: 'none' }, { damage: true }, { keys: 'one' }])
      expect(low(worse)).toBeLessThan(usual)
    expect(low({ condition: 'excellent' })).toBeGreaterThan(usual)
  })

  it('narrows with each answer, and supposes a vehicle in good order for what is open', () => {
    const width = (answered: Answered) => {
      const { lowCents, highCents } = offerRange(2_000_000, answered)
      return highCents - lowCents
    }
    const asked = [{}, { condition: 'good' }, { condition: 'good', history: 'full' }, USUAL] as const
    const widths = asked.map(width)
    expect(widths).toEqual([...widths].sort((one, other) => other - one))
    expect(new Set(widths).size).toBe(4)
    expect(listOpen({ condition: 'fair', damage: false })).toEqual(['history', 'keys'])
    expect(offerRange(2_000_000, {})).toEqual({ lowCents: 1_770_000, highCents: 2_230_000 })
  })

  it('is not negative', () => {
    const worst = { condition: 'poor', history: 'none', damage: true, keys: 'one' } as const
    expect(offerRange(10_000, worst)).toEqual({ lowCents: 0, highCents: 0 })
  })
})

it('TRADE-02: an accepted offer is shown and final', () => {
  expect(tradeStepFields('accepted')).toEqual({
    subcategory: '3. Offer Accepted',
    offer_accepted: true,
    form_completed: true,
  })
  expect(tradeStepFields('accepted', { form_completed: false }).form_completed).toBe(false)
  expect(['created', 'valued', 'accepted'].map((step) => isOpen(step as 'created'))).toEqual([
    true,
    true,
    false,
  ])
})

describe('the scale of an estimate, and what an answer is worth', () => {
  it.each([2_000_000, 1_725_000, 90_000, 9_500_000])('holds every estimate of %d cents', (value) => {
    const scale = offerScale(value)
    for (const condition of [undefined, 'excellent', 'poor'] as const)
      for (const damage of [undefined, true, false]) {
        const { lowCents, highCents } = offerRange(value, {
          ...(condition ? { condition } : {}),
          ...(damage === undefined ? {} : { damage }),
        })
        expect(lowCents).toBeGreaterThanOrEqual(scale.lowCents)
        expect(highCents).toBeLessThanOrEqual(scale.highCents)
      }
  })

  it('the condition may move it most, a second key by what one costs', () => {
    const worths = (['condition', 'history', 'damage', 'keys'] as const).map((name) =>
      worthUpTo(2_000_000, {}, name),
    )
    expect(worths).toEqual([320_000, 120_000, 160_000, 50_000])
  })
})
