import { formatDollars } from '@forecourt/schemas/contract/pure'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { phoneLink } from '#app/domain/phone/phone-link.ts'
import type { Adjustments } from '#app/features/trade/rules/trade-offer.ts'
import type { RegoVehicle } from '#app/integrations/rego/rego-lookup.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { getDefinition } from '#app/parts/lead/definitions/definitions.ts'
import type { TradeStep } from '#app/parts/lead/definitions/trade-step.ts'
import { leadCar } from '#app/parts/lead/form/lead-car.server.ts'
import { type LeadFormState, leadForm } from '#app/parts/lead/form/lead-form.server.ts'
import { findCarByIdOrSlug, leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'
import { valuationPath } from '#app/paths.ts'
import type { TradeValuationRow } from '#db/trade/tables.ts'
import { findValuation } from '#db/trade/valuation-repository.ts'
import { vehicleName } from './find-vehicle.server.ts'
import type { ValuationModel } from './trade-model.ts'
import { getVisit } from './valuation-visit.server.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** @throws 404 for a valuation that this dealer does not have */
export async function requireValuation(context: RequestContext, id: string): Promise<TradeValuationRow> {
  const { slug } = requireDealerContext(context).bundle.tenant
  const row = UUID.test(id) ? await findValuation(context.db, slug, id) : null
  if (row === null) throw new Response('No such valuation', { status: 404 })
  return row
}

/** A valuation and its actions, without personal details. @throws as `requireValuation` */
export async function getValuationPage(
  context: RequestContext,
  id: string,
  state: LeadFormState = {},
): Promise<ValuationModel> {
  const dealer = requireDealerContext(context)
  const row = await requireValuation(context, id)
  const { tenant } = dealer.bundle
  const vehicle = JSON.parse(row.vehicle) as RegoVehicle
  const { car } = row.car_id ? await findCarByIdOrSlug(dealer, row.car_id) : { car: null }
  const definition = getDefinition('valuation_adjustment', tenant)
  const path = valuationPath(row.id)
  const offer = formatOfferRange(row)
  const adjust = leadForm(definition, leadFacts(dealer, null), {
    values: adjustmentValues(row),
    ...state,
    page: path,
  })
  const ended = row.step === 'accepted' || offer === ''
  return {
    meta: {
      ...siteMeta(dealer),
      title: 'Your valuation',
      description: 'What your vehicle is worth to us.',
      path,
    },
    id: row.id,
    step: row.step as TradeStep,
    vehicle: vehicleName(vehicle),
    facts: [formatKms(row.kms), vehicle.body, vehicle.fuel, vehicle.transmission].filter(Boolean),
    offer,
    adjust,
    car: car && leadCar(car, dealer),
    phone: phoneLink(tenant.phones.used || tenant.phones.main),
    visit: ended ? await getVisit(context, row, offer === '' ? null : adjust) : null,
    stored: getStoredValuation(row, vehicle),
  }
}

/** `$18,400 – $19,900`; '' without an estimate. */
export function formatOfferRange({
  low_cents,
  high_cents,
}: Pick<TradeValuationRow, 'low_cents' | 'high_cents'>): string {
  if (low_cents === null || high_cents === null) return ''
  return `${formatDollars(low_cents)} – ${formatDollars(high_cents)}`
}

/** The description of the vehicle as values of the form; none until its owner gives one, or takes the offer without. */
function adjustmentValues({ adjustments, step }: TradeValuationRow): Record<string, string> {
  if (step === 'created') return {}
  const { condition, history, damage, keys } = JSON.parse(adjustments) as Adjustments
  return { condition, history, damage: damage ? 'Yes' : 'No', keys }
}

function getStoredValuation(row: TradeValuationRow, vehicle: RegoVehicle): ValuationModel['stored'] {
  const dollars = (cents: number | null) => (cents === null ? null : cents / 100)
  return {
    lead_id: row.lead_id,
    rego: row.rego,
    regoState: row.rego_state,
    kms: row.kms,
    vehicle: vehicleName(vehicle),
    low: dollars(row.low_cents),
    high: dollars(row.high_cents),
    offer_accepted: row.step === 'accepted',
    href: valuationPath(row.id),
  }
}

const WHOLE = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

/** Kilometres on screen: `12,000 kms` (PRICE-08). */
function formatKms(km: number): string {
  return `${WHOLE.format(km)} kms`
}
