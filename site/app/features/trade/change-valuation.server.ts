import { compareInstants } from '@forecourt/schemas/contract/pure'
import { redirect } from '@remix-run/node'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { type Adjustments, type Answered, offerRange } from '#app/features/trade/rules/trade-offer.ts'
import { getDefinition } from '#app/parts/lead/definitions/definitions.ts'
import { INSPECTION_FIELD } from '#app/parts/lead/definitions/trade-in.ts'
import { isOpen, type TradeStep, tradeStepFields } from '#app/parts/lead/definitions/trade-step.ts'
import { type LeadFormState, leadRules } from '#app/parts/lead/form/lead-form.server.ts'
import { parseFields, refuseFields } from '#app/parts/lead/form/parse-fields.server.ts'
import { leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'
import { signLeadId } from '#app/parts/lead/submit/lead-id.server.ts'
import type { SubmittedLead } from '#app/parts/lead/submit/lead-submission.ts'
import { submitLead } from '#app/parts/lead/submit/submit-lead.server.ts'
import { valuationPath } from '#app/paths.ts'
import type { TradeValuationRow } from '#db/trade/tables.ts'
import { changeValuation, type ValuationChanges } from '#db/trade/valuation-repository.ts'
import { requireValuation } from './valuation-page.server.ts'
import { readAnswered } from './valuation-range.server.ts'
import { readValuationLead } from './valuation-visit.server.ts'

/** A refused change, with the form as it was sent, or what is wrong with the inspection's time. */
export type ChangeRefusal = { status: number; state: LeadFormState; inspectError?: string }

/**
 * Changes a valuation: `accept` takes its firm offer (TRADE-02), `inspect` books when the vehicle is looked at, every other
 * intent tells more about its state (TRADE-11). An accepted offer is not changed by later requests.
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
  const change = CHANGES[fields.intent ?? ''] ?? adjust
  const refused = await change(context, row, fields, userAgent)
  if (refused === null) throw back
  return refused
}

type Change = (
  context: RequestContext,
  row: TradeValuationRow,
  fields: Readonly<Record<string, string>>,
  userAgent: string,
) => Promise<ChangeRefusal | null>

/** Only a firm offer can be accepted: an estimate is of a vehicle that nobody here has seen. */
const accept: Change = async (context, row, _fields, userAgent) => {
  const { firm_cents: firm, firm_until: until } = row
  if (firm === null || until === null || compareInstants(context.now, until) >= 0)
    return refusal(409, {}, 'There’s no offer to accept. Give us a call.')
  const lead = await submitLead(context, {
    ...(await findStep(context, row, userAgent)),
    kind: 'offer_acceptance',
    fields: {},
    added: {
      offer_accepted: tradeStepFields('accepted').offer_accepted,
      offer_firm: firm / 100,
    },
  })
  return settle(context, row, lead, {}, { step: 'accepted' })
}

/** Books an inspection, or another time for it. */
const inspect: Change = async (context, row, fields, userAgent) => {
  const { payload } = await readValuationLead(context, row)
  const { [INSPECTION_FIELD]: asked = '' } = fields
  if (asked === '') return { status: 422, state: {}, inspectError: 'Pick a time, or give us a call.' }
  const lead = await submitLead(context, {
    ...(await findStep(context, row, userAgent)),
    kind: 'valuation_adjustment',
    step: 0,
    fields: { [INSPECTION_FIELD]: asked, location_id: String(payload.location_id ?? '') },
  })
  if ('error' in lead) return { status: lead.status, state: {}, inspectError: lead.error }
  return settle(context, row, lead, {}, {})
}

const adjust: Change = async (context, row, fields, userAgent) => {
  const dealer = requireDealerContext(context)
  const definition = getDefinition('valuation_adjustment', dealer.bundle.tenant)
  const parsed = parseFields(leadRules(definition, leadFacts(dealer, null), 0, 0), fields)
  if (parsed.status !== 'success')
    return { status: 422, state: { values: fields, lastResult: parsed.reply() } }
  const answered: Answered = { ...readAnswered(row), ...readAnswers(fields) }
  const range = row.value_cents === null ? null : offerRange(row.value_cents, answered)
  const lead = await submitLead(context, {
    ...(await findStep(context, row, userAgent)),
    kind: 'valuation_adjustment',
    step: 0,
    fields: { ...fields, ...nameAnswers(answered) },
    ...(range ? { added: offerFields(range.lowCents, range.highCents) } : {}),
  })
  return settle(context, row, lead, fields, {
    step: 'valued',
    adjustments: JSON.stringify(answered),
    low_cents: range?.lowCents ?? null,
    high_cents: range?.highCents ?? null,
  })
}

const CHANGES: Readonly<Record<string, Change>> = { accept, inspect }

/** A further step of the same lead, however long ago it began; sent twice it is one step (LEAD-04). */
async function findStep(context: RequestContext, row: TradeValuationRow, userAgent: string) {
  const { slug } = requireDealerContext(context).bundle.tenant
  const { leadId } = await readValuationLead(context, row)
  return {
    leadId: signLeadId(context.secret, slug, leadId, context.now),
    ...(row.car_id ? { carId: row.car_id } : {}),
    idempotencyKey: `${row.id} ${row.updated_at}`,
    journey: true as const,
    userAgent,
    page: valuationPath(row.id),
  }
}

/** Whole dollars in the API. */
const offerFields = (lowCents: number, highCents: number) => ({
  offer_low: lowCents / 100,
  offer_high: highCents / 100,
})

/** What was answered. Casts are safe: the rules have checked every answer against its choices. */
const readAnswers = ({
  condition = '',
  history = '',
  damage = '',
  keys = '',
}: Readonly<Record<string, string>>): Answered => ({
  ...(condition ? { condition: condition as Adjustments['condition'] } : {}),
  ...(history ? { history: history as Adjustments['history'] } : {}),
  ...(damage ? { damage: damage === 'Yes' } : {}),
  ...(keys ? { keys: keys as Adjustments['keys'] } : {}),
})

/** All that is answered, as its form sends it. */
const nameAnswers = ({ damage, ...chosen }: Answered): Record<string, string> => ({
  ...chosen,
  ...(damage === undefined ? {} : { damage: damage ? 'Yes' : 'No' }),
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
