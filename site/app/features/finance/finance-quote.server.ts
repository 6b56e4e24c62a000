import {
  type CalculatorField,
  type CalculatorInputs,
  nearestTerm,
} from '#app/domain/finance/calculator-bounds.ts'
import { DEFAULT_FREQUENCY, type Frequency, PERIODS_PER_YEAR } from '#app/domain/finance/frequency.ts'
import { heldInputs } from '#app/domain/finance/reckon.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'
import type { Shop } from '#app/features/shop.ts'
import { requireOffered } from '#app/features/sold-car.server.ts'
import { stockScope } from '#app/features/stock-scope.server.ts'
import { carTitle } from '#app/features/stock-search/car-card.server.ts'
import { carPath, financeQuotePath } from '#app/paths.ts'
import { financeModel } from './finance-block.server.ts'
import type { FinanceModel } from './finance-model.ts'
import { CALCULATOR_FIELDS } from './quote-fields.ts'

/** A car's calculator, set to what the address says. */
export type FinanceQuoteModel = {
  meta: PageMeta
  car: { name: string; sub: string; href: string }
  finance: FinanceModel
  from: { inputs: CalculatorInputs; frequency: Frequency }
}

/**
 * @throws 404 for a car this dealer does not have, or shows no finance for; a redirect to the page of one that is sold
 */
export async function getFinanceQuote(
  shop: Shop,
  slug: string,
  query: URLSearchParams,
): Promise<FinanceQuoteModel> {
  const car = await shop.stock.findCarBySlug(stockScope(shop), slug)
  if (car) requireOffered(car)
  const finance = car && financeModel(car, shop)
  if (!car || !finance) throw new Response('No finance for this car', { status: 404 })
  const { name, sub } = carTitle(car)
  return {
    meta: {
      title: `Finance for ${name}`,
      description: `What ${name} costs a week, a fortnight or a month.`,
      siteName: shop.bundle.tenant.name,
      origin: shop.origin,
      path: financeQuotePath(car.slug),
    },
    car: { name, sub, href: carPath(car.slug) },
    finance,
    from: { inputs: inputsOf(query, finance), frequency: frequencyOf(query.get('every')) },
  }
}

function inputsOf(query: URLSearchParams, { calculator }: FinanceModel): CalculatorInputs {
  const { start, termChoices, rateLocked } = calculator
  const asked = (field: CalculatorField) => {
    const text = query.get(field)?.replace(/[^\d.-]/g, '') ?? ''
    const value = Number(text)
    return text === '' || !Number.isFinite(value) ? start[field] : value
  }
  const [amount, deposit, residual, term, rate] = CALCULATOR_FIELDS.map(asked) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const held = heldInputs(
    { amount, deposit, residual, term, rate: rateLocked ? start.rate : rate },
    calculator,
  )
  return { ...held, term: termChoices.length > 0 ? nearestTerm(held.term, termChoices) : held.term }
}

function frequencyOf(every: string | null): Frequency {
  return every !== null && Object.hasOwn(PERIODS_PER_YEAR, every) ? (every as Frequency) : DEFAULT_FREQUENCY
}
