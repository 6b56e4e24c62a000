import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { parseJson } from '#app/domain/parse-json.ts'
import type { RegoVehicle } from '#app/integrations/rego/rego-lookup.ts'
import { listBring } from '#app/parts/lead/confirmation/bring.ts'
import type { LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'
import { readLeadId } from '#app/parts/lead/submit/lead-id.server.ts'
import { locationCard } from '#app/parts/location/location-card.server.ts'
import { findLead } from '#db/leads/lead-repository.ts'
import type { LeadRow } from '#db/leads/tables.ts'
import type { TradeValuationRow } from '#db/trade/tables.ts'
import { findValuation } from '#db/trade/valuation-repository.ts'
import type { ValuationVisit } from './trade-model.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One of this dealer's valuations by its id, which nobody can guess; null for none. */
export async function findOwnValuation(
  context: RequestContext,
  id: string,
): Promise<TradeValuationRow | null> {
  const { slug } = requireDealerContext(context).bundle.tenant
  return UUID.test(id) ? findValuation(context.db, slug, id) : null
}

/** The lead of a valuation, by its plain id; '' and no answers for one that was erased. */
export async function readValuationLead(
  context: RequestContext,
  row: Pick<TradeValuationRow, 'lead_id' | 'created_at'>,
): Promise<{ leadId: string; lead: LeadRow | null; payload: Record<string, unknown> }> {
  const { slug } = requireDealerContext(context).bundle.tenant
  // The valuation is the dealer's own, so its lead id is read as of the day it was signed.
  const leadId = readLeadId(context.secret, slug, row.lead_id, row.created_at)
  const lead = leadId === null ? null : await findLead(context.db, slug, leadId)
  if (lead === null) return { leadId: '', lead, payload: {} }
  return {
    leadId: lead.id,
    lead,
    payload: parseJson(lead.payload) as Record<string, unknown>,
  }
}

/**
 * How the vehicle of a lead comes to the dealer. A lead that was erased leaves a call, without a place.
 * @param adjust the form with the state that the offer is for; null without an offer
 */
export async function getVisit(
  context: RequestContext,
  row: Pick<TradeValuationRow, 'lead_id' | 'created_at' | 'vehicle'>,
  adjust: LeadFormModel | null,
): Promise<ValuationVisit> {
  const dealer = requireDealerContext(context)
  const { payload } = await readValuationLead(context, row)
  const { PreferredContactMethod: contact, finance, location_id: id } = payload
  const place = dealer.bundle.locations.find((one) => one.id === id)
  return {
    contact: contact === 'Email' || contact === 'SMS' ? contact : 'Phone',
    bring: listBring('valuation_adjustment', {
      bring: dealer.bundle.tenant.leads.bring,
      itemType: (parseJson(row.vehicle) as RegoVehicle).kind ?? '',
      isOwing: finance === 'Yes',
    }),
    place: place ? locationCard(place, dealer) : null,
    state: adjust ? listTold(adjust) : [],
  }
}

/** The questions that are answered, with their answers. */
export const listTold = ({ steps }: LeadFormModel): { name: string; label: string; answer: string }[] =>
  steps.flatMap(({ fields }) =>
    fields.flatMap(({ name, label, value, options = [] }) => {
      const answer = options.find((option) => option.value === value)?.label
      return answer ? [{ name, label, answer }] : []
    }),
  )
