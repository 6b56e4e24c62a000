import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { getModelWords } from '#app/domain/words/model-words.ts'
import { getTradeWords, type TradeWords } from '#app/domain/words/trade-words.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { parseFinanceQuery } from '#app/parts/money/calculator/finance-query.ts'
import { canonicalFinancePath } from '#app/parts/money/calculator/own-path.server.ts'
import { hasJourney, journeyAction } from '../application/journey-model.server.ts'
import { type AskSection, askSection } from './ask-section.server.ts'
import { findAskedCar } from './asked-car.server.ts'
import { type BrowseSection, browseSection, NOTHING_TO_BROWSE } from './browse-section.server.ts'

export type FinancePageModel = {
  meta: PageMeta
  /** How the vehicle, or what the dealer sells, is talked of. */
  words: Pick<TradeWords, 'one' | 'go'>
  /** The finance journey for what was asked; null where the dealer has no lender. */
  journeyHref: string | null
} & AskSection &
  BrowseSection

/** The finance page for the parameters of its address (FIN-46 to FIN-51). */
export async function getFinancePage(
  context: RequestContext,
  query: URLSearchParams,
): Promise<FinancePageModel> {
  const dealer = requireDealerContext(context)
  const { tenant, models, manufacturers } = dealer.bundle
  const asked = parseFinanceQuery(query)
  const car = await findAskedCar(dealer, asked.carId)
  return {
    meta: {
      title: 'Finance',
      description: `Get an estimate in a minute, then talk to a person at ${tenant.name}.`,
      ...siteMeta(dealer),
      path: canonicalFinancePath(dealer),
    },
    ...askSection(car, dealer, asked),
    ...(car === null ? await browseSection(dealer, query) : NOTHING_TO_BROWSE),
    words: car ? getTradeWords([car.itemType]) : getModelWords(models, manufacturers),
    journeyHref: hasJourney(tenant) ? journeyAction(asked, car) : null,
  }
}
