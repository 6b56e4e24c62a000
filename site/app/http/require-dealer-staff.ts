import { type RequestContext, requireDealerContext, type StaffMember } from '#app/context.ts'
import { AppError } from '#app/errors.ts'
import { requireStaff } from './require-staff.ts'

/** Answers of the staff API are personal, or say what nobody else may know. */
export const STAFF_HEADERS = { 'cache-control': 'private, no-store' }

/** The person of the dealer's staff who asks, and the dealer. @throws 404 unless the user is staff */
export function requireDealerStaff(context: RequestContext): { staff: StaffMember; tenantSlug: string } {
  return { staff: requireStaff(context), tenantSlug: requireDealerContext(context).bundle.tenant.slug }
}

/** As `requireDealerStaff`, of somebody who may read leads. @throws 404; AppError staff_not_permitted */
export function requireLeadReader(context: RequestContext): { user: string; tenantSlug: string } {
  const { staff, tenantSlug } = requireDealerStaff(context)
  if (!staff.readsLeads) throw new AppError('staff_not_permitted')
  return { user: staff.user, tenantSlug }
}
