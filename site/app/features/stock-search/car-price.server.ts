import type { Car } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import { financeEligible } from '#app/domain/finance/eligibility.ts'
import { effectivePriceCents, priceDisplay } from '#app/domain/price/price-display.ts'
import { wasPriceCents } from '#app/domain/price/was-price.ts'
import { formatCount } from '#app/domain/words/count.ts'
import type { Shop } from '#app/features/shop.ts'
import type { PriceModel, WeeklyModel } from './card-model.ts'

/** The price of a car as the dealer shows it, with its kind and what it was (PRICE-01 to PRICE-03, PRICE-05). */
export function priceModel(car: Car, { bundle: { tenant } }: Pick<Shop, 'bundle'>): PriceModel {
  const shown = priceDisplay(car, {
    offersSubscriptions: tenant.flags.offersSubscriptions,
    noPriceText: tenant.texts.noPrice,
  })
  const was = shown.kind === 'price' ? wasPriceCents(car.beforePriceCents, effectivePriceCents(car)) : null
  return {
    text: shown.text,
    type: shown.kind === 'price' ? car.priceType : '',
    was: was === null ? '' : formatDollars(was),
    isMoney: shown.kind === 'price' || shown.kind === 'subscription',
  }
}

/**
 * The weekly repayment with its comparison rate, or null where the dealer shows none or the lender's rules leave the
 * car out. The figures are the lender's own, computed at import (decision 14).
 */
export function weeklyModel(car: Car, shop: Pick<Shop, 'bundle' | 'now'>): WeeklyModel | null {
  const { tenant, platform } = shop.bundle
  if (!tenant.flags.weeklyPrice) return null
  const record = lenderRecordOf(car, tenant.financeProvider)
  if (record === null) return null
  const verdict = financeEligible({
    provider: record.financeProvider,
    car: { year: car.year ?? 0, priceCents: car.priceCents, status: car.status },
    lender: record,
    manufacturer: car.make,
    dealershipSlug: car.dealershipSlug,
    hiddenSlugs: platform.financeHiddenDealerships,
    hiddenManufacturers: [],
    currentYear: Number(shop.now.slice(0, 4)),
  })
  const { paymentWeek, comparisonRate } = record
  if (!verdict.shown || paymentWeek === null || comparisonRate === null) return null
  return {
    text: `$${formatCount(Math.round(paymentWeek))}/week`,
    comparison: `${comparisonRate.toFixed(2)}% comparison rate`,
  }
}

/** The record of the dealer's provider, or the only one there is. */
export function lenderRecordOf(car: Pick<Car, 'lenders'>, provider: string) {
  return car.lenders[provider] ?? Object.values(car.lenders)[0] ?? null
}
