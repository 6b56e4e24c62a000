import { formatDollars, type Reason } from '@forecourt/schemas/contract/pure'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'

/** Money in whole cents, null when the dealer gave none. */
export type PricedCar = {
  priceCents: number | null
  reducedPriceCents?: number | null
  subscriptionPriceCents: number | null
  preorder: boolean
}

export type PriceOptions = { offersSubscriptions: boolean; noPriceText?: string }

export type PriceDisplay =
  | { kind: 'subscription'; cents: number; text: string }
  | { kind: 'price'; cents: number; text: string }
  | { kind: 'preorder'; text: 'PREORDER' }
  | { kind: 'text'; text: string }

const NO_PRICE_TEXT = 'Enquire for price.'

/** The result of one step: what is displayed, or null to continue; with the reason. */
export type PriceStep = { display: PriceDisplay | null; reason: Reason }

/**
 * The price or text shown on a card or page, in the order of PRICE-01: subscription (where the dealer offers it), the
 * reduced price or else the price when above $10, 'PREORDER', the dealer's no-price text.
 */
export function priceDisplay(car: PricedCar, options: PriceOptions): PriceDisplay {
  for (const step of STEPS) {
    const { display } = step(car, options)
    if (display !== null) return display
  }
  return { kind: 'text', text: options.noPriceText || NO_PRICE_TEXT }
}

/** The steps up to the deciding one, each with its reason. */
export function priceSteps(car: PricedCar, options: PriceOptions): PriceStep[] {
  const steps = STEPS.map((step) => step(car, options))
  const decided = steps.findIndex(({ display }) => display !== null)
  if (decided >= 0) return steps.slice(0, decided + 1)
  const display = priceDisplay(car, options)
  return [
    ...steps,
    { display, reason: because('no-price-text', 'The dealer’s text for cars without a price is shown.') },
  ]
}

type Step = (car: PricedCar, options: PriceOptions) => PriceStep

const subscriptionStep: Step = ({ subscriptionPriceCents: weekly }, { offersSubscriptions }) => {
  if (!offersSubscriptions) return no('no-subscriptions', 'The dealer offers no subscriptions.')
  if (weekly === null || weekly <= 0) return no('no-subscription-price', 'The car has no subscription price.')
  const display = { kind: 'subscription', cents: weekly, text: `${formatDollars(weekly)}/week` } as const
  return { display, reason: because('subscription', 'The dealer offers this car by subscription.') }
}

const moneyStep: Step = (car) => {
  const cents = effectivePriceCents(car)
  if (cents === null) return no('no-price', 'The car has no price above $10.')
  const display = { kind: 'price', cents, text: formatDollars(cents) } as const
  const isReduced = car.reducedPriceCents === cents
  return {
    display,
    reason: isReduced
      ? because('reduced', 'The reduced price goes before the price.')
      : because('price', 'The car’s price is above $10.'),
  }
}

const preorderStep: Step = ({ preorder }) =>
  preorder
    ? {
        display: { kind: 'preorder', text: 'PREORDER' },
        reason: because('preorder', 'The car can be ordered before it comes.'),
      }
    : no('no-preorder', 'The car is no preorder.')

const STEPS: readonly Step[] = [subscriptionStep, moneyStep, preorderStep]

function no(code: string, text: string): PriceStep {
  return { display: null, reason: because(code, text) }
}

function because(code: string, text: string): Reason {
  return { code, text }
}
