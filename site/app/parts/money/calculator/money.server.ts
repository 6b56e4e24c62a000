import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { FUEL_DEFAULTS, fuelCostVisible } from '#app/parts/money/fuel/fuel-cost.ts'
import type { FuelModel } from '#app/parts/money/fuel/fuel-model.ts'
import { vehicleQuoteInputs } from '../quote/vehicle-quote.server.ts'
import { financeModel, lenderModel } from './finance-block.server.ts'
import { financeHref } from './finance-link.ts'
import type { MoneyModel } from './money-model.ts'

/** Finance, quote and running costs of a car's page. */
export function moneyModel(car: Car, dealer: Pick<DealerContext, 'bundle' | 'now'>): MoneyModel {
  const { finance, texts } = dealer.bundle.tenant
  const asked = vehicleQuoteInputs(car, dealer)
  return {
    finance: financeModel(car, dealer),
    lender: lenderModel(car, dealer),
    quote: asked && { asked, applyHref: financeHref(finance.path, car), cta: texts.financeCta },
    fuel: fuelModel(car),
  }
}

/** The fuel cost calculator of a car that can be bought; an electric one burns nothing (FUEL-04, FUEL-05). */
export function fuelModel(car: Car): FuelModel | null {
  if (!isAvailable(car) || !fuelCostVisible(car)) return null
  const litresPer100km = findConsumption(car)
  // The assumption is one of cars: of a truck or a motorcycle it would mislead.
  if (litresPer100km === null && !['', 'car'].includes(car.itemType)) return null
  return { litresPer100km: litresPer100km ?? FUEL_DEFAULTS.litresPer100km, known: litresPer100km !== null }
}

function findConsumption({ fuelconsumptioncombined }: Car): number | null {
  const text = String(fuelconsumptioncombined ?? '')
  // Miles per gallon are another measure.
  if (/mpg/i.test(text)) return null
  const litres = Number.parseFloat(text.replace(',', '.'))
  return Number.isFinite(litres) && litres > 0 ? litres : null
}
