import type { Frequency } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { getListedCar } from '#app/features/car/listed-car.server.ts'
import { carTitle } from '#app/features/car/present-car.server.ts'
import { requireOffered } from '#app/features/car/sold-car.server.ts'
import type { CalculatorInputs } from '#app/features/finance/calculator/calculator-bounds.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'
import { carPath, financeQuotePath } from '#app/paths.ts'
import { financeModel } from '../calculator/finance-block.server.ts'
import type { FinanceModel } from '../calculator/finance-model.ts'
import { askedFrequency, askedInputs } from './asked-inputs.ts'

/** A car's calculator with the values of the address. */
export type FinanceQuoteModel = {
  meta: PageMeta
  car: { name: string; sub: string; href: string }
  finance: FinanceModel
  from: { inputs: CalculatorInputs; frequency: Frequency }
}

/**
 * @throws 404, also for a car without finance, 410, and a redirect to the page of one that is sold
 */
export async function getFinanceQuote(
  dealer: DealerContext,
  slug: string,
  query: URLSearchParams,
): Promise<FinanceQuoteModel> {
  const car = await getListedCar(dealer, slug)
  requireOffered(car)
  const finance = financeModel(car, dealer)
  if (!finance) throw new Response('No finance for this car', { status: 404 })
  const { name, sub } = carTitle(car)
  return {
    meta: {
      title: `Finance for ${name}`,
      description: `What ${name} costs a week, a fortnight or a month.`,
      siteName: dealer.bundle.tenant.name,
      origin: dealer.origin,
      path: financeQuotePath(car.slug),
    },
    car: { name, sub, href: carPath(car.slug) },
    finance,
    from: { inputs: askedInputs(query, finance.calculator), frequency: askedFrequency(query) },
  }
}
