import { LEAD_DELIVERIES, type LeadKind, type StaffLeads } from '@forecourt/schemas/contract'
import type { RequestContext } from '#app/context.ts'
import { requireDealerStaff } from '#app/http/require-dealer-staff.ts'
import { countLeadsByDelivery, listLeadKinds, listLeadPage } from '#db/leads/lead-list.ts'
import { buildLeadFilter, readLeadParameters } from './lead-filter.server.ts'
import { leadRow } from './lead-row.server.ts'

const PAGE_SIZE = 30

/** A page of the dealer's leads. @throws 404 unless the user is staff; 400 */
export async function getStaffLeads(context: RequestContext): Promise<StaffLeads> {
  const { staff, tenantSlug } = requireDealerStaff(context)
  const { db, now, url } = context
  const { readsLeads } = staff
  const asked = readLeadParameters(url.searchParams)
  const filter = buildLeadFilter(asked, { now, readsLeads })
  const { page, delivery } = asked
  const [leads, deliveries, kinds] = await Promise.all([
    listLeadPage(
      db,
      tenantSlug,
      { ...filter, delivery },
      { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    ),
    countLeadsByDelivery(db, tenantSlug, filter),
    listLeadKinds(db, tenantSlug),
  ])
  const shown = LEAD_DELIVERIES.filter((state) => delivery === undefined || state === delivery)
  const total = shown.reduce((sum, state) => sum + deliveries[state], 0)
  return {
    at: now,
    readsPeople: readsLeads,
    page,
    pages: Math.ceil(total / PAGE_SIZE),
    total,
    deliveries,
    kinds: kinds as LeadKind[],
    leads: leads.map((lead) => leadRow(lead, readsLeads)),
  }
}
