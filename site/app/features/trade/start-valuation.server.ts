import { randomUUID } from 'node:crypto'
import type { Car } from '@forecourt/schemas/contract'
import { dateAt } from '@forecourt/schemas/contract/pure'
import { redirect } from '@remix-run/node'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { offerRange } from '#app/features/trade/rules/trade-offer.ts'
import { parseKms } from '#app/features/trade/rules/valuation-input.ts'
import type { RegoVehicle } from '#app/integrations/rego/rego-lookup.ts'
import { getDefinition } from '#app/parts/lead/definitions/definitions.ts'
import type { LeadFieldErrors, LeadFieldRule } from '#app/parts/lead/form/lead-fields.ts'
import { type LeadFormState, leadRules } from '#app/parts/lead/form/lead-form.server.ts'
import { listFieldErrors, parseFields, refuseFields } from '#app/parts/lead/form/parse-fields.server.ts'
import { leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'
import { readLeadAttributes } from '#app/parts/lead/submit/lead-request.server.ts'
import { submitLead } from '#app/parts/lead/submit/submit-lead.server.ts'
import { valuationPath } from '#app/paths.ts'
import { insertValuation } from '#db/trade/valuation-repository.ts'
import { findVehicle, vehicleName } from './find-vehicle.server.ts'
import { missingTriggers, tradeInEstimateGiven } from './rules/valuation-input.ts'

/** A refused valuation, with the form as it was sent. */
export type ValuationRefusal = { status: number; state: LeadFormState }

const NO_KMS = 'Enter the kilometres as a number, for example 45,000.'

/**
 * Starts a valuation: looks the vehicle up, stores the lead (TRADE-01), values it, and redirects to the valuation.
 * @param car the vehicle it is to be traded in for
 * @returns what is wrong; @throws a redirect to the valuation
 */
export async function startValuation(
  context: RequestContext,
  fields: Readonly<Record<string, string>>,
  car: Car | null,
  userAgent: string,
): Promise<ValuationRefusal> {
  const rules = listRules(context, fields, car)
  const again = (status: number, wrong: FormRefusal) => ({
    status,
    state: { values: fields, lastResult: refuseFields(rules, fields, wrong) },
  })
  const fieldErrors = fieldErrorsFor(rules, fields)
  if (Object.keys(fieldErrors).length > 0) return again(422, { fieldErrors })
  const found = await findVehicle(context, { rego: fields.rego ?? '', state: fields.regoState ?? '' })
  if (found.kind === 'error')
    return again(
      found.status,
      found.field ? { fieldErrors: { [found.field]: found.error } } : { formError: found.error },
    )
  const kms = parseKms(fields.kms ?? '') ?? 0
  const lead = await submitLead(context, {
    kind: 'trade_in',
    step: 0,
    fields: { ...fields, rego: found.rego, regoState: found.state, kms: String(kms) },
    ...(car ? { carId: car.id } : {}),
    idempotencyKey: fields.idempotency_key || randomUUID(),
    userAgent,
    page: fields.page ?? '',
    ...readLeadAttributes(fields.lead_attributes),
    added: { ...vehicleFields(found.vehicle), kms },
  })
  if ('error' in lead)
    return again(
      lead.status,
      lead.fieldErrors ? { fieldErrors: lead.fieldErrors } : { formError: lead.error },
    )
  const id = await createValuation(context, { ...found, kms, leadId: lead.lead_id, carId: car?.id ?? null })
  throw redirect(valuationPath(id), 303)
}

type FormRefusal = { fieldErrors?: LeadFieldErrors; formError?: string }

/** The form's rules; what a valuation needs is required (TRADE-05). */
function listRules(
  context: RequestContext,
  fields: Readonly<Record<string, string>>,
  car: Car | null,
): LeadFieldRule[] {
  const dealer = requireDealerContext(context)
  const facts = leadFacts(dealer, car, fields.location_id)
  const rules = leadRules(getDefinition('trade_in', dealer.bundle.tenant), facts, 0, 0)
  const missing = missingTriggers(fields)
  return rules.map((rule) => (missing.includes(rule.name) ? { ...rule, required: true } : rule))
}

function fieldErrorsFor(rules: readonly LeadFieldRule[], fields: Readonly<Record<string, string>>) {
  const errors = listFieldErrors(parseFields(rules, fields))
  const noKms = errors.kms === undefined && parseKms(fields.kms ?? '') === null
  return noKms ? { ...errors, kms: NO_KMS } : errors
}

/** The vehicle's fields in the lead; API names. */
const vehicleFields = (vehicle: RegoVehicle) => ({
  trade_in_make: vehicle.make,
  trade_in_model: vehicle.model,
  trade_in_year: vehicle.year,
  trade_in_description: vehicleName(vehicle),
})

type Begun = {
  rego: string
  state: string
  vehicle: RegoVehicle
  kms: number
  leadId: string
  carId: string | null
}

async function createValuation(context: RequestContext, begun: Begun): Promise<string> {
  const { tenant } = requireDealerContext(context).bundle
  const { db, now } = context
  const year = Number(dateAt(now, tenant.timeZone).slice(0, 4))
  const value = await findPrice(context, begun, year)
  const range = value === null ? null : offerRange(value, {})
  const id = randomUUID()
  await insertValuation(db, {
    tenant_slug: tenant.slug,
    id,
    lead_id: begun.leadId,
    car_id: begun.carId,
    rego: begun.rego,
    rego_state: begun.state,
    kms: begun.kms,
    vehicle: JSON.stringify(begun.vehicle),
    value_cents: value,
    adjustments: '{}',
    low_cents: range?.lowCents ?? null,
    high_cents: range?.highCents ?? null,
    firm_cents: null,
    firm_until: null,
    step: 'created',
    shown: null,
    created_at: now,
    updated_at: now,
  })
  return id
}

/** Whole cents; null where none is given online, or the valuer is unavailable (TRADE-03). */
async function findPrice(
  { valuer, log }: RequestContext,
  { vehicle, kms }: Begun,
  year: number,
): Promise<number | null> {
  if (!tradeInEstimateGiven({ year: vehicle.year, km: kms }, year)) return null
  try {
    return await valuer.tradeValue(vehicle.id, kms, year)
  } catch (error) {
    // The lead is stored already, so the dealer calls.
    log.warn({ err: error }, 'a vehicle cannot be valued')
    return null
  }
}
