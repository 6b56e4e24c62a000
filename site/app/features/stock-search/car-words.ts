// How a car's values are written on cards and pages.
import type { Car } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import { formatKms } from '#app/domain/price/kilometres.ts'
import { effectivePriceCents, priceDisplay } from '#app/domain/price/price-display.ts'
import { wasPriceCents } from '#app/domain/price/was-price.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import type { Shop } from '#app/features/shop.ts'
import type { FactModel, PriceModel, RepaymentModel } from './card-model.ts'

type Tenant = Shop['bundle']['tenant']

/** The price in the order of PRICE-01, with its kind and what it was. */
export function priceOf(car: Car, { texts, flags }: Tenant): PriceModel {
  const options = { offersSubscriptions: flags.offersSubscriptions, noPriceText: texts.noPrice }
  const shown = priceDisplay(car, options)
  const was = wasPriceCents(car.beforePriceCents, effectivePriceCents(car))
  return {
    text: shown.text,
    type: shown.kind === 'price' ? car.priceType : '',
    was: shown.kind === 'price' && was !== null ? formatDollars(was) : null,
  }
}

/** The weekly repayment that the import counted by the dealership's lender; null for a car that cannot be bought. */
export function repaymentOf(car: Car, { flags }: Tenant): RepaymentModel | null {
  const [lender] = Object.values(car.lenders)
  if (!flags.weeklyPrice || !isAvailable(car) || !lender) return null
  const { paymentWeek, comparisonRate } = lender
  if (paymentWeek === null || comparisonRate === null) return null
  return {
    weekly: `${formatDollars(Math.round(paymentWeek) * 100)}/week`,
    comparison: `${comparisonRate.toFixed(2)}% comparison rate`,
  }
}

/** Kilometres, transmission and body (CARD-15), as far as they are known. */
export function factsOf(car: Car): FactModel[] {
  const facts: FactModel[] = []
  if (car.km !== null) facts.push({ icon: 'odometer', text: formatKms(car.km) })
  const gears = car.simpleTransmission || car.trans
  if (gears) facts.push({ icon: 'gearbox', text: gears })
  const body = car.simpleBody || car.body
  if (body) facts.push({ icon: 'car-front', text: body })
  return facts
}

/** What a picture of the car is described by. */
export function pictureWords(car: Car, view = ''): string {
  return [car.name, car.colour.toLowerCase(), view].filter(Boolean).join(', ')
}
