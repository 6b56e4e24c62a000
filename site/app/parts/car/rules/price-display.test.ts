import { expect, it } from 'vitest'
import { priceDisplay, priceSteps } from './price-display.ts'
import { wasPriceShown } from './was-price.ts'

const car = { priceCents: 2_000_000, subscriptionPriceCents: null, preorder: false }

it.each([
  ['a price', car, false, ['no-subscriptions', 'price']],
  ['a reduced price', { ...car, reducedPriceCents: 1_900_000 }, false, ['no-subscriptions', 'reduced']],
  ['a subscription', { ...car, subscriptionPriceCents: 20_000 }, true, ['subscription']],
  [
    'a preorder without a price',
    { ...car, priceCents: 900, preorder: true },
    true,
    ['no-subscription-price', 'no-price', 'preorder'],
  ],
  [
    'nothing',
    { ...car, priceCents: null },
    false,
    ['no-subscriptions', 'no-price', 'no-preorder', 'no-price-text'],
  ],
])(
  'the reasons for %s list each step taken, the deciding one last',
  (_what, asked, offersSubscriptions, codes) => {
    const steps = priceSteps(asked, { offersSubscriptions })
    expect(steps.map(({ reason }) => reason.code)).toEqual(codes)
    expect(steps.at(-1)?.display).toEqual(priceDisplay(asked, { offersSubscriptions }))
  },
)

it('the price before has a reason for being struck through or not', () => {
  expect(wasPriceShown(300, 200)).toMatchObject({ shown: true, reasons: [{ code: 'was-higher' }] })
  expect(wasPriceShown(200, 200)).toMatchObject({ shown: false, reasons: [{ code: 'was-not-higher' }] })
  expect(wasPriceShown(null, 200)).toMatchObject({ shown: false, reasons: [{ code: 'no-price-before' }] })
  expect(wasPriceShown(300, null)).toMatchObject({ shown: false, reasons: [{ code: 'no-price' }] })
})
