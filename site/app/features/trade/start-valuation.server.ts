import { randomUUID } from 'node:crypto'
import type { Car } from '@forecourt/schemas/contract'
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
import { estimateEarly, findTradeValue } from './estimate.server.ts'
import { findOfferedVehicle, vehicleName } from './find-vehicle.server.ts'
import { missingTriggers } from './rules/valuation-input.ts'
import { type EarlyEstimate, ESTIMATE_INTENT } from './trade-model.ts'

/** A refused valuation, with the form as it was sent. */
export type ValuationRefusal = { status: number; state: LeadFormState; estimate?: EarlyEstimate }

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
  const isEstimate = fields.intent === ESTIMATE_INTENT
  const all = listRules(context, fields, car)
  const rules = isEstimate ? all.filter(({ name }) => OF_VEHICLE.includes(name)) : all
  const again = (status: number, wrong: FormRefusal) => ({
    status,
    state: { values: fields, lastResult: refuseFields(rules, fields, wrong) },
  })
  if (isEstimate) {
    const early = await estimateEarly(context, {
      rego: fields.rego ?? '',
      state: fields.regoState ?? '',
      kms: fields.kms ?? '',
    })
    if ('estimate' in early) return { status: 200, state: { values: fields }, estimate: early.estimate }
    const { '': formError = '', ...fieldErrors } = early.error
    return again(early.status, { fieldErrors, formError })
  }
  const fieldErrors = fieldErrorsFor(rules, fields)
  if (Object.keys(fieldErrors).length > 0) return again(422, { fieldErrors })
  const found = await findOfferedVehicle(context, { rego: fields.rego ?? '', state: fields.regoState ?? '' })
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

/** What an estimate is made from. */
const OF_VEHICLE = ['rego', 'regoState', 'kms']

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
  const { cents: value } = await findTradeValue(context, {
    id: begun.vehicle.id,
    year: begun.vehicle.year,
    kms: begun.kms,
  })
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
    firm_reasons: null,
    step: 'created',
    shown: null,
    created_at: now,
    updated_at: now,
  })
  return id
}
