import type { StaffRedirects } from '@forecourt/schemas/contract'
import { toInstant } from '@forecourt/schemas/contract/pure'
import type { RequestContext } from '#app/context.ts'
import { requireDealerStaff } from '#app/http/require-dealer-staff.ts'
import { listRedirectHits } from '#db/redirects/redirect-hits-repository.ts'

/** How often each of the dealer's redirects was used. @throws 404 unless the user is staff */
export async function getStaffRedirects(context: RequestContext): Promise<StaffRedirects> {
  const { tenantSlug } = requireDealerStaff(context)
  const rows = await listRedirectHits(context.db, tenantSlug)
  return {
    visits: rows.map(({ redirect_id: id, hits, last_at: last }) => ({ id, hits, last: toInstant(last) })),
  }
}
