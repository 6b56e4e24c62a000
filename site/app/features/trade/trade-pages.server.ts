import type { Car } from '@forecourt/schemas/contract'
import { redirect } from '@remix-run/node'
import { blockModels } from '#app/blocks/blocks.server.ts'
import type { DealerContext } from '#app/context.ts'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { KILOMETRE_QUICK_PICKS } from '#app/domain/money/quick-picks.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { getTradeWords } from '#app/domain/words/trade-words.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { findItemNames, findSoldTypes } from '#app/parts/car/stock-overview.server.ts'
import { listBring } from '#app/parts/lead/confirmation/bring.ts'
import { getDefinition } from '#app/parts/lead/definitions/definitions.ts'
import { leadCar } from '#app/parts/lead/form/lead-car.server.ts'
import { type LeadFormState, leadForm } from '#app/parts/lead/form/lead-form.server.ts'
import type { LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'
import { findCarByIdOrSlug, leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'
import { carTradeInPath, sellPath } from '#app/paths.ts'
import { AGAIN_PARAM, type EarlyEstimate, type TradePageModel } from './trade-model.ts'
import { findOwnValuation } from './valuation-visit.server.ts'

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
  return tradePage(context, null, state, estimate)
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
  return tradePage(context, await requireTradeCar(context), state, estimate)
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

/** The form with the vehicle of a valuation that its owner comes back to change. */
async function fillVehicle(context: RequestContext, form: LeadFormModel): Promise<LeadFormModel> {
  const last = await findOwnValuation(context, context.url.searchParams.get(AGAIN_PARAM) ?? '')
  if (last === null) return form
  const answers: Readonly<Record<string, string>> = {
    rego: last.rego,
    regoState: last.rego_state,
    kms: formatCount(last.kms),
  }
  return {
    ...form,
    steps: form.steps.map((step) => ({
      ...step,
      fields: step.fields.map((field) => ({ ...field, value: answers[field.name] ?? field.value })),
    })),
  }
}

async function tradePage(
  context: RequestContext,
  car: Car | null,
  state: LeadFormState,
  estimate: EarlyEstimate | null,
): Promise<TradePageModel> {
  const dealer = requireDealerContext(context)
  const { tenant } = dealer.bundle
  const { page, blocks } = car ? { page: null, blocks: [] } : await writtenBy(dealer)
  const path = car ? carTradeInPath(car.id) : sellPath(tenant.flags.sellPath)
  const definition = getDefinition('trade_in', tenant)
  const soldTypes = await findSoldTypes(dealer)
  const facts = { ...leadFacts(dealer, car), sold: soldTypes }
  const empty = leadForm(definition, facts, { ...state, page: path })
  const form = state.values ? empty : await fillVehicle(context, empty)
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
    one: getTradeWords(soldTypes).one,
    bring: listBring('valuation_adjustment', {
      bring: tenant.leads.bring,
      itemType: soldTypes.length === 1 ? String(soldTypes[0]) : '',
    }),
    blocks,
    form,
    kilometrePicks: tenant.flags.kilometreQuickPicks ? KILOMETRE_QUICK_PICKS : [],
    estimate,
    car: car && leadCar(car, dealer),
  }
}
