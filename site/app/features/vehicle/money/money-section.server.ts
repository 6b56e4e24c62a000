import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import type { PriceModel, WeeklyModel } from '#app/parts/car/card/card-model.ts'
import { findStatement } from '#app/parts/car/lender-statement.server.ts'
import { priceModel, weeklyModel } from '#app/parts/car/present-price.server.ts'
import { moneyModel } from '#app/parts/money/calculator/money.server.ts'
import type { MoneyModel } from '#app/parts/money/calculator/money-model.ts'

/** What a vehicle costs, at once and by the week. */
export type MoneySection = {
  price: PriceModel
  weekly: (WeeklyModel & { terms: string }) | null
  money: MoneyModel
}

export function moneySection(car: Car, dealer: DealerContext): MoneySection {
  return {
    price: priceModel(car, dealer),
    weekly: weeklyWithTerms(car, dealer),
    money: moneyModel(car, dealer),
  }
}

function weeklyWithTerms(car: Car, dealer: DealerContext): MoneySection['weekly'] {
  const weekly = weeklyModel(car, dealer)
  const statement = findStatement(car, dealer.bundle.tenant)
  if (weekly === null || statement === null) return null
  const { termYears, deposit } = statement
  const term = termYears === null ? '' : termText(termYears)
  return { ...weekly, terms: [term, deposit ? '' : 'no deposit'].filter(Boolean).join(', ') }
}

/** `5 year term`; one that is no half year in months. */
const termText = (years: number) =>
  Number.isInteger(years * 2) ? `${years} year term` : `${Math.round(years * 12)} month term`
