import type { LeadPayload } from '@forecourt/schemas/contract'
import { compareInstants, dateAt, formatDollars } from '@forecourt/schemas/contract/pure'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import type { OfferReason } from '#app/domain/money/offer-reasons.ts'
import { phoneLink } from '#app/domain/phone/phone-link.ts'
import { getTradeWords } from '#app/domain/words/trade-words.ts'
import type { RegoVehicle } from '#app/integrations/rego/rego-lookup.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { findSoldTypes } from '#app/parts/car/stock-overview.server.ts'
import { signBooking } from '#app/parts/lead/confirmation/booking-token.server.ts'
import { viewConfirmation } from '#app/parts/lead/confirmation/confirmation-page.server.ts'
import { formatDay, formatTime, inspectionPlace } from '#app/parts/lead/definitions/appointments.ts'
import { getDefinition } from '#app/parts/lead/definitions/definitions.ts'
import { INSPECTION_FIELD } from '#app/parts/lead/definitions/trade-in.ts'
import type { TradeStep } from '#app/parts/lead/definitions/trade-step.ts'
import { leadCar } from '#app/parts/lead/form/lead-car.server.ts'
import { type LeadFormState, leadForm } from '#app/parts/lead/form/lead-form.server.ts'
import type { LeadFormField, LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'
import { readTakenSlots } from '#app/parts/lead/form/taken-slots.server.ts'
import { isConfirmed } from '#app/parts/lead/submit/lead-channels.ts'
import { findCarByIdOrSlug, leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'
import { bookingCalendarPath, bookingPath, carTradeInPath, sellPath, valuationPath } from '#app/paths.ts'
import { findLeadSlot } from '#db/leads/appointments-repository.ts'
import type { TradeValuationRow } from '#db/trade/tables.ts'
import { vehicleName } from './find-vehicle.server.ts'
import { formatOfferRange } from './format-offer-range.ts'
import { listOpen } from './rules/trade-offer.ts'
import { tradeInEstimateGiven } from './rules/valuation-input.ts'
import { ADJUST, AGAIN_PARAM, CHANGE_PARAM, type ValuationModel } from './trade-model.ts'
import { askQuestions, findRange, readAnswered } from './valuation-range.server.ts'
import { findOwnValuation, getVisit, listTold, readValuationLead } from './valuation-visit.server.ts'

/** @throws 404 for a valuation that this dealer does not have */
export async function requireValuation(context: RequestContext, id: string): Promise<TradeValuationRow> {
  const row = await findOwnValuation(context, id)
  if (row === null) throw new Response('No such valuation', { status: 404 })
  return row
}

/** A valuation and its actions, without personal details. @throws as `requireValuation` */
export async function getValuationPage(
  context: RequestContext,
  id: string,
  { state = {}, inspectError = '' }: { state?: LeadFormState; inspectError?: string } = {},
): Promise<ValuationModel> {
  const dealer = requireDealerContext(context)
  const row = await requireValuation(context, id)
  const { tenant } = dealer.bundle
  const vehicle = JSON.parse(row.vehicle) as RegoVehicle
  const { car } = row.car_id ? await findCarByIdOrSlug(dealer, row.car_id) : { car: null }
  const definition = getDefinition('valuation_adjustment', tenant)
  const path = valuationPath(row.id)
  const offer = formatOfferRange(row)
  const lead = await readValuationLead(context, row)
  const facts = {
    ...leadFacts(dealer, null, String(lead.payload.location_id ?? '')),
    taken: await readTakenSlots(context),
  }
  const form = leadForm(definition, facts, { values: adjustmentValues(row), ...state, page: path })
  const asked = withFields(form, (fields) => fields.filter(({ name }) => name !== INSPECTION_FIELD))
  const changed = context.url.searchParams.get(CHANGE_PARAM) ?? ''
  const adjust = withFields(asked, (fields) => askQuestions(fields, row, changed))
  const sell = row.car_id ? carTradeInPath(row.car_id) : sellPath(tenant.flags.sellPath)
  const times = findTimes(form)
  const inspection = await findInspection(context, lead)
  const firm = formatFirm(row, context.now, tenant.timeZone)
  const ended = row.step === 'accepted' || (offer === '' && firm === null)
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
    facts: [row.rego, row.rego_state, formatKms(row.kms)].join(' · '),
    words: getTradeWords(vehicle.kind ? [vehicle.kind] : await findSoldTypes(dealer)),
    offer,
    firm,
    isLimited: !isEstimateGiven(row, vehicle, context.now, tenant.timeZone),
    range: findRange(row),
    isOpen: listOpen(readAnswered(row)).length > 0,
    told: tellBack(row, asked, { path, sell }),
    sellHref: sellPath(tenant.flags.sellPath),
    inspection,
    times: inspection ? null : times,
    nextTime: inspection ? '' : nameFirstTime(times, inspectionPlace(facts)?.name ?? ''),
    inspectError,
    adjust,
    car: car && leadCar(car, dealer),
    phone: phoneLink(tenant.phones.used || tenant.phones.main),
    visit: ended ? await getVisit(context, row, offer === '' ? null : asked) : null,
    stored: getStoredValuation(row, vehicle),
  }
}

/** What its owner has said of the vehicle, as values of the form. */
function adjustmentValues({ adjustments, step }: TradeValuationRow): Record<string, string> {
  if (step === 'created') return {}
  const { condition = '', history = '', damage, keys = '' } = readAnswered({ adjustments })
  return { condition, history, keys, ...(damage === undefined ? {} : { damage: damage ? 'Yes' : 'No' }) }
}

const withFields = (
  form: LeadFormModel,
  change: (fields: LeadFormField[]) => LeadFormField[],
): LeadFormModel => ({
  ...form,
  steps: form.steps.map((step) => ({ ...step, fields: change(step.fields) })),
})

/** What its owner has said: of the vehicle, then of its state. Another vehicle is another valuation. */
function tellBack(
  row: TradeValuationRow,
  asked: LeadFormModel,
  { path, sell }: { path: string; sell: string },
): ValuationModel['told'] {
  const again = `${sell}${sell.includes('?') ? '&' : '?'}${AGAIN_PARAM}=${row.id}`
  return [
    { label: 'Rego', answer: `${row.rego}, ${row.rego_state}`, href: again },
    { label: 'Kilometres', answer: formatKms(row.kms), href: again },
    ...listTold(asked).map(({ name, label, answer }) => ({
      label,
      answer,
      href: `${path}?${CHANGE_PARAM}=${name}#${ADJUST}`,
    })),
  ]
}

/** Is an estimate given online for a vehicle of this age and distance (TRADE-03)? */
const isEstimateGiven = ({ kms }: TradeValuationRow, { year }: RegoVehicle, now: string, zone: string) =>
  tradeInEstimateGiven({ year, km: kms }, Number(dateAt(now, zone).slice(0, 4)))

/** `Tuesday 1 December, 10:00 am, Parramatta`. */
function nameFirstTime(times: LeadFormField | null, place: string): string {
  const [first] = times?.options ?? []
  return first ? [first.group, first.label, place].filter(Boolean).join(', ') : ''
}

/** The times at which the vehicle can be looked at; null where none is free. */
function findTimes(form: LeadFormModel): LeadFormField | null {
  const fields = form.steps.flatMap((step) => step.fields)
  const field = fields.find(({ name }) => name === INSPECTION_FIELD)
  return field?.options?.length ? field : null
}

/** What somebody offers who has seen the vehicle; null before. */
function formatFirm(
  { firm_cents: cents, firm_until: until, firm_reasons: reasons }: TradeValuationRow,
  now: string,
  zone: string,
): ValuationModel['firm'] {
  if (cents === null || until === null) return null
  return {
    cents,
    price: formatDollars(cents),
    until: `${formatDay(until, zone)}, ${formatTime(until, zone)}`,
    isOver: compareInstants(now, until) >= 0,
    reasons: reasons === null ? [] : (JSON.parse(reasons) as OfferReason[]),
  }
}

/** The inspection that is booked, and the page where it is changed; null for none. */
async function findInspection(
  context: RequestContext,
  { lead, payload }: Awaited<ReturnType<typeof readValuationLead>>,
): Promise<ValuationModel['inspection']> {
  const { slug } = requireDealerContext(context).bundle.tenant
  const slot = lead && (await findLeadSlot(context.db, slug, lead.id))
  if (!lead || !slot) return null
  const view = await viewConfirmation(
    context,
    { lead: { ...lead, kind: 'valuation_adjustment' }, payload, slot },
    { isMailed: isConfirmed(payload as LeadPayload, context.sendsMail), namesContact: false },
  )
  const token = signBooking(context.secret, slug, lead.id, lead.created_at)
  return { view, calendarHref: bookingCalendarPath(token), href: bookingPath(token) }
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
