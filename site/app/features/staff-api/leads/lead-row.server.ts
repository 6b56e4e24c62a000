import type { LeadKind, LeadProgress, StaffLeadRow } from '@forecourt/schemas/contract'
import { leadSource } from '#app/parts/lead/lead-source.ts'
import { leadVehicle } from '#app/parts/lead/lead-vehicle.ts'
import type { ListedLead } from '#db/leads/lead-list.ts'

/** A lead's payload in wire format. */
export type Payload = Readonly<Record<string, unknown>>

export const payloadOf = ({ payload }: { payload: string }) => JSON.parse(payload) as Payload

/** A value of a payload as text; '' for none. */
export function readText(payload: Payload, name: string): string {
  const value = payload[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Who wrote a lead. */
export const personOf = (payload: Payload) => ({
  name: [readText(payload, 'name'), readText(payload, 'last_name')].filter(Boolean).join(' '),
  phone: readText(payload, 'phone'),
})

/** A lead as a line of the list. @param readsLeads whether it may say who wrote it */
export function leadRow(lead: ListedLead, readsLeads: boolean): StaffLeadRow {
  const payload = payloadOf(lead)
  return {
    id: lead.id,
    kind: lead.kind as LeadKind,
    at: lead.created_at,
    complete: lead.lead_status === 'Complete',
    progress: lead.progress as LeadProgress,
    delivery: { state: lead.delivery, tries: Number(lead.tries), since: lead.delivery_since },
    itemType: readText(payload, 'item_type'),
    car: leadVehicle(payload),
    stockNumber: readText(payload, 'stock_number'),
    source: leadSource(payload),
    person: readsLeads ? personOf(payload) : null,
  }
}
