import { type Car, PRICE_LABELS } from '@forecourt/schemas/contract'
import { dateAt, formatDollars, hides, roundHalfUp, type Verdict } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { comparisonText } from '#app/domain/money/comparison-text.ts'
import { describeTerms } from '#app/domain/money/describe-terms.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { getTradeWords } from '#app/domain/words/trade-words.ts'
import type { PriceModel, WeeklyModel } from './card/card-model.ts'
import { findHiddenMake, findStatement, followsTerms, showsWeeklyPrices } from './lender-statement.server.ts'
import { financeEligible } from './rules/finance-eligibility.ts'
import { type PriceDisplay, priceDisplay } from './rules/price-display.ts'
import { fallenSince } from './rules/price-history.ts'
import { wasPriceCents } from './rules/was-price.ts'

const NO_PRICE: PriceModel = { text: '', type: '', was: '', isMoney: false }

/**
 * The price of a car as the dealer shows it, with its kind and the price before (PRICE-01 to PRICE-03, PRICE-05); an
 * unavailable car has none, not even the dealer's no-price text.
 */
export function priceModel(car: Car, { bundle: { tenant } }: Pick<DealerContext, 'bundle'>): PriceModel {
  if (!isAvailable(car)) return NO_PRICE
  const shown = shownPrice(car, tenant)
  const was = shown.kind === 'price' ? wasPriceCents(car.beforePriceCents, effectivePriceCents(car)) : null
  return {
    text: shown.text,
    type: typeBeside(shown, car),
    was: was === null ? '' : formatDollars(was),
    isMoney: shown.kind === 'price' || shown.kind === 'subscription',
  }
}

/** The label of a price: its kind; of a subscription its name, and the price to buy the car. */
function typeBeside({ kind }: PriceDisplay, car: Car): string {
  if (kind === 'price') return formatPriceType(car)
  if (kind !== 'subscription') return ''
  const cents = effectivePriceCents(car)
  const own = cents === null ? '' : [formatDollars(cents), formatPriceType(car)].filter(Boolean).join(' ')
  return own === '' ? SUBSCRIPTION : `${SUBSCRIPTION}, or ${own} to buy`
}

/** What the price includes; of what is ridden nobody says that it is driven away. */
export const formatPriceType = ({ priceType, itemType }: Pick<Car, 'priceType' | 'itemType'>) =>
  priceType === PRICE_LABELS['drive-away'] && getTradeWords([itemType]).go === 'ride'
    ? 'Ride Away'
    : priceType

const SUBSCRIPTION = 'Subscription'

/** Does a car show what its subscription costs a week? Then a loan's weekly figure would be taken for the same. */
export function showsSubscription(car: Car, { bundle: { tenant } }: Pick<DealerContext, 'bundle'>): boolean {
  return shownPrice(car, tenant).kind === 'subscription'
}

/** Does a car show a price, and not what a subscription costs a week or a text? */
export function showsPrice(car: Car, { bundle: { tenant } }: Pick<DealerContext, 'bundle'>): boolean {
  return shownPrice(car, tenant).kind === 'price'
}

const shownPrice = (car: Car, { flags, texts }: DealerContext['bundle']['tenant']) =>
  priceDisplay(car, { offersSubscriptions: flags.offersSubscriptions, noPriceText: texts.noPrice })

/**
 * `$510` that a car became cheaper since an instant; '' where it shows no price, or is no cheaper.
 * @param instant ISO 8601 in UTC
 */
export function fellText(car: Car, dealer: Pick<DealerContext, 'bundle'>, instant: string): string {
  const fall = priceModel(car, dealer).isMoney ? fallenSince(car, effectivePriceCents(car), instant) : null
  return fall === null ? '' : formatDollars(fall)
}

/**
 * The weekly repayment with its comparison rate, or null where the dealer shows none or the lender's rules leave the
 * car out. The figures are the lender's own, calculated at import (decision 032).
 */
export function weeklyModel(car: Car, dealer: Pick<DealerContext, 'bundle' | 'now'>): WeeklyModel | null {
  const record = findStatement(car, dealer.bundle.tenant)
  if (record === null || !weeklyVerdict(car, dealer).shown) return null
  const { paymentWeek, comparisonRate, basis } = record
  if (paymentWeek === null || comparisonRate === null) return null
  return {
    text: `$${formatCount(roundHalfUp(paymentWeek))}/week`,
    comparison: comparisonText(comparisonRate, basis),
  }
}

/**
 * The comparison rate on a card. Deposit and final payment are in the footnote on repayments where they follow from the
 * dealer's terms; those of a quote, or stated for this car alone, stay beside the rate.
 */
export function cardComparison(
  car: Car,
  { bundle: { tenant } }: Pick<DealerContext, 'bundle'>,
  { comparison }: WeeklyModel,
): string {
  const record = findStatement(car, tenant)
  const isNoted = followsTerms(car, tenant) && describeTerms(tenant.lenders) !== ''
  return isNoted && record?.comparisonRate != null ? comparisonText(record.comparisonRate, '') : comparison
}

/** Does a car show a weekly repayment, and why not (FIN-01 to FIN-09)? */
export function weeklyVerdict(car: Car, dealer: Pick<DealerContext, 'bundle' | 'now'>): Verdict {
  const { tenant } = dealer.bundle
  if (!showsWeeklyPrices(dealer.bundle)) return hides('switched-off', 'The dealer shows no weekly prices.')
  const record = findStatement(car, tenant)
  if (record === null) return hides('no-lender', 'The car has no lender record.')
  if (record.paymentWeek === null) return hides('no-weekly-payment', 'The lender gives no weekly payment.')
  return financeVerdict(car, dealer)
}

/** Whether the lender's block shows for a car, regardless of weekly prices, with reasons (FIN-02 to FIN-09). */
export function financeVerdict(car: Car, dealer: Pick<DealerContext, 'bundle' | 'now'>): Verdict {
  const { tenant, platform } = dealer.bundle
  const record = findStatement(car, tenant)
  if (record === null) return hides('no-lender', 'The car has no lender record.')
  if (showsSubscription(car, dealer)) return hides('subscription', 'The car is offered by subscription.')
  return financeEligible({
    provider: record.financeProvider,
    car: { year: car.year ?? 0, priceCents: effectivePriceCents(car), status: car.status },
    lender: record,
    manufacturer: findHiddenMake(dealer.bundle) ?? car.make,
    dealershipSlug: car.dealershipSlug,
    hiddenSlugs: platform.financeHiddenDealerships,
    hiddenManufacturers: platform.financeHiddenMakes,
    currentYear: Number(dateAt(dealer.now, tenant.timeZone).slice(0, 4)),
  })
}
