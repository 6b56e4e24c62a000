import { redirect } from '@remix-run/node'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { type Adjustments, offerRange } from '#app/features/trade/rules/trade-offer.ts'
import { getDefinition } from '#app/parts/lead/definitions/definitions.ts'
import { isOpen, type TradeStep, tradeStepFields } from '#app/parts/lead/definitions/trade-step.ts'
import { type LeadFormState, leadRules } from '#app/parts/lead/form/lead-form.server.ts'
import { parseFields, refuseFields } from '#app/parts/lead/form/parse-fields.server.ts'
import { leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'
import type { SubmittedLead } from '#app/parts/lead/submit/lead-submission.ts'
import { submitLead } from '#app/parts/lead/submit/submit-lead.server.ts'
import { valuationPath } from '#app/paths.ts'
import type { TradeValuationRow } from '#db/trade/tables.ts'
import { changeValuation, type ValuationChanges } from '#db/trade/valuation-repository.ts'
import { requireValuation } from './valuation-page.server.ts'

/** A refused change, with the form as it was sent. */
export type ChangeRefusal = { status: number; state: LeadFormState }

/**
 * Changes a valuation: `accept` takes its offer (TRADE-02), every other intent adjusts the vehicle's state
 * (TRADE-11). An accepted offer is not changed by later requests.
 * @returns the refusal; @throws a redirect back to the valuation, and 404 for none of this dealer's
 */
export async function changeOffer(
  context: RequestContext,
  id: string,
  fields: Readonly<Record<string, string>>,
  userAgent: string,
): Promise<ChangeRefusal> {
  const row = await requireValuation(context, id)
  const back = redirect(valuationPath(row.id), 303)
  if (!isOpen(row.step as TradeStep)) throw back
  const refused =
    fields.intent === 'accept'
      ? await accept(context, row, userAgent)
      : await adjust(context, row, fields, userAgent)
  if (refused === null) throw back
  return refused
}

async function accept(
  context: RequestContext,
  row: TradeValuationRow,
  userAgent: string,
): Promise<ChangeRefusal | null> {
  if (row.low_cents === null || row.high_cents === null)
    return refusal(409, {}, 'There’s no offer to accept. Give us a call.')
  const lead = await submitLead(context, {
    ...findStep(row, userAgent),
    kind: 'offer_acceptance',
    fields: {},
    added: {
      offer_accepted: tradeStepFields('accepted').offer_accepted,
      ...offerFields(row.low_cents, row.high_cents),
    },
  })
  return settle(context, row, lead, {}, { step: 'accepted' })
}

async function adjust(
  context: RequestContext,
  row: TradeValuationRow,
  fields: Readonly<Record<string, string>>,
  userAgent: string,
): Promise<ChangeRefusal | null> {
  const dealer = requireDealerContext(context)
  const definition = getDefinition('valuation_adjustment', dealer.bundle.tenant)
  const parsed = parseFields(leadRules(definition, leadFacts(dealer, null), 0, 0), fields)
  if (parsed.status !== 'success')
    return { status: 422, state: { values: fields, lastResult: parsed.reply() } }
  const adjustments = adjustmentsOf(fields)
  const range = row.value_cents === null ? null : offerRange(row.value_cents, adjustments)
  const lead = await submitLead(context, {
    ...findStep(row, userAgent),
    kind: 'valuation_adjustment',
    step: 0,
    fields,
    ...(range ? { added: offerFields(range.lowCents, range.highCents) } : {}),
  })
  return settle(context, row, lead, fields, {
    step: 'valued',
    adjustments: JSON.stringify(adjustments),
    low_cents: range?.lowCents ?? null,
    high_cents: range?.highCents ?? null,
  })
}

/** A further step of the same lead; sent twice it is one step (LEAD-04). */
const findStep = ({ id, lead_id, car_id, updated_at }: TradeValuationRow, userAgent: string) => ({
  leadId: lead_id,
  ...(car_id ? { carId: car_id } : {}),
  idempotencyKey: `${id} ${updated_at}`,
  journey: true as const,
  userAgent,
  page: valuationPath(id),
})

/** Whole dollars in the API. */
const offerFields = (lowCents: number, highCents: number) => ({
  offer_low: lowCents / 100,
  offer_high: highCents / 100,
})

/** Casts are safe: the rules have checked every answer against its choices. */
const adjustmentsOf = ({
  condition,
  history,
  damage,
  keys,
}: Readonly<Record<string, string>>): Adjustments => ({
  condition: condition as Adjustments['condition'],
  history: history as Adjustments['history'],
  damage: damage === 'Yes',
  keys: keys as Adjustments['keys'],
})

async function settle(
  { db, now }: RequestContext,
  row: TradeValuationRow,
  lead: SubmittedLead,
  fields: Readonly<Record<string, string>>,
  changes: ValuationChanges,
): Promise<ChangeRefusal | null> {
  if ('error' in lead) return refusal(lead.status, fields, lead.error)
  await changeValuation(db, row.tenant_slug, row.id, { ...changes, updated_at: now })
  return null
}

const refusal = (
  status: number,
  values: Readonly<Record<string, string>>,
  formError: string,
): ChangeRefusal => ({
  status,
  state: {
    ...(Object.keys(values).length > 0 ? { values } : {}),
    lastResult: refuseFields([], {}, { formError }),
  },
})
