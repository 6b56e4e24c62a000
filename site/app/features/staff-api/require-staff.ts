import { type RequestContext, requireDealerContext, type StaffMember } from '#app/context.ts'
import { AppError } from '#app/errors.ts'

/** Answers of the staff API are personal, or say what nobody else may know. */
export const STAFF_HEADERS = { 'cache-control': 'private, no-store' }

/** The person of the dealer's staff who asks, and the dealer. @throws 404 unless the user is staff */
export function requireStaff(context: RequestContext): { staff: StaffMember; tenantSlug: string } {
  const { staff } = context
  if (!staff) throw new Response('No such page', { status: 404 })
  return { staff, tenantSlug: requireDealerContext(context).bundle.tenant.slug }
}

/** As `requireStaff`, of somebody who may read leads. @throws 404; AppError staff_not_permitted */
export function requireLeadReader(context: RequestContext): { user: string; tenantSlug: string } {
  const { staff, tenantSlug } = requireStaff(context)
  if (!staff.readsLeads) throw new AppError('staff_not_permitted')
  return { user: staff.user, tenantSlug }
}
