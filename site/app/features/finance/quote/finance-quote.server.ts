import type { Frequency } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { getListedCar } from '#app/parts/car/listed-car.server.ts'
import { carTitle } from '#app/parts/car/present-car.server.ts'
import { requireOffered } from '#app/parts/car/sold-car.server.ts'
import type { CalculatorInputs } from '#app/parts/money/calculator/calculator-bounds.ts'
import { financeModel } from '#app/parts/money/calculator/finance-block.server.ts'
import type { FinanceModel } from '#app/parts/money/calculator/finance-model.ts'
import { askedFrequency, askedInputs } from '#app/parts/money/quote/asked-inputs.ts'
import { carPath, financeQuotePath } from '#app/paths.ts'

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
      ...siteMeta(dealer),
      path: financeQuotePath(car.slug),
    },
    car: { name, sub, href: carPath(car.slug) },
    finance,
    from: { inputs: askedInputs(query, finance.calculator), frequency: askedFrequency(query) },
  }
}
