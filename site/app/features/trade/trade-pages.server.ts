import type { Car } from '@forecourt/schemas/contract'
import { redirect } from '@remix-run/node'
import { blockModels } from '#app/blocks/blocks.server.ts'
import type { DealerContext } from '#app/context.ts'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { KILOMETRE_QUICK_PICKS } from '#app/domain/money/quick-picks.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { getTradeWords } from '#app/domain/words/trade-words.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { findItemNames, findSoldTypes } from '#app/parts/car/stock-overview.server.ts'
import { getDefinition } from '#app/parts/lead/definitions/definitions.ts'
import { leadCar } from '#app/parts/lead/form/lead-car.server.ts'
import { type LeadFormState, leadForm } from '#app/parts/lead/form/lead-form.server.ts'
import { findCarByIdOrSlug, leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'
import { carTradeInPath, sellPath } from '#app/paths.ts'
import type { EarlyEstimate, TradePageModel } from './trade-model.ts'

/** The page for sellers at the dealer's own address. @throws a redirect there from its other names (VAR-12) */
export function getSellPage(
  context: RequestContext,
  name: Parameters<typeof sellPath>[0],
  state: LeadFormState = {},
  estimate: EarlyEstimate | null = null,
): Promise<TradePageModel> {
  const dealer = requireDealerContext(context)
  const own = dealer.bundle.tenant.flags.sellPath
  if (name !== own) throw redirect(sellPath(own) + context.url.search, 302)
  return tradePage(dealer, null, state, estimate)
}

/** Staff's page at the same address: its title, and the content after the form. */
async function writtenBy(dealer: DealerContext) {
  const { tenant, pages } = dealer.bundle
  const page = pages.find(({ slug }) => slug === tenant.flags.sellPath)
  return page ? { page, blocks: await blockModels(page.blocks, dealer) } : { page: null, blocks: [] }
}

/**
 * The page on which a vehicle is traded in for one of the dealer's (TRADE-06, ROUTE-16).
 * @throws a redirect to the page for sellers without a vehicle, or for a sold one; 404 for one that is not this
 * dealer's
 */
export async function getCarTradePage(
  context: RequestContext,
  state: LeadFormState = {},
  estimate: EarlyEstimate | null = null,
): Promise<TradePageModel> {
  const dealer = requireDealerContext(context)
  return tradePage(dealer, await requireTradeCar(context), state, estimate)
}

/** The vehicle that a trade-in is for. @throws as `getCarTradePage` */
export async function requireTradeCar(context: RequestContext): Promise<Car> {
  const dealer = requireDealerContext(context)
  const asked = context.url.searchParams.get('car_id') ?? ''
  const own = sellPath(dealer.bundle.tenant.flags.sellPath)
  if (asked === '') throw redirect(own)
  const { car, unknown } = await findCarByIdOrSlug(dealer, asked)
  if (unknown) throw new Response('The stock does not answer', { status: 503 })
  if (car === null) throw new Response('No such vehicle', { status: 404 })
  if (!isAvailable(car)) throw redirect(own)
  return car
}

async function tradePage(
  dealer: DealerContext,
  car: Car | null,
  state: LeadFormState,
  estimate: EarlyEstimate | null,
): Promise<TradePageModel> {
  const { tenant } = dealer.bundle
  const { page, blocks } = car ? { page: null, blocks: [] } : await writtenBy(dealer)
  const path = car ? carTradeInPath(car.id) : sellPath(tenant.flags.sellPath)
  const definition = getDefinition('trade_in', tenant)
  const form = leadForm(definition, leadFacts(dealer, car), { ...state, page: path })
  const title =
    page?.title || (car ? form.title : `Trade in or sell your ${(await findItemNames(dealer)).one}`)
  return {
    meta: {
      ...siteMeta(dealer),
      title: page?.metaTitle || title,
      description:
        page?.metaDescription ||
        'What your vehicle is worth, by its registration and kilometres, in a minute.',
      path,
    },
    title,
    words: getTradeWords(await findSoldTypes(dealer)),
    blocks,
    form,
    kilometrePicks: tenant.flags.kilometreQuickPicks ? KILOMETRE_QUICK_PICKS : [],
    estimate,
    car: car && leadCar(car, dealer),
  }
}
