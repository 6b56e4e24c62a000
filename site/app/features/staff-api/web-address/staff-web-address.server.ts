import type { StaffWebAddress } from '@forecourt/schemas/contract'
import type { RequestContext } from '#app/context.ts'
import { AppError } from '#app/errors.ts'
import { requireDealerStaff } from '#app/http/require-dealer-staff.ts'

/** The dealer's web addresses and what is seen of them. @throws 404 unless the user is staff; AppError staff_not_permitted */
export async function getStaffWebAddress(context: RequestContext): Promise<StaffWebAddress> {
  const { staff, tenantSlug } = requireDealerStaff(context)
  if (!staff.managesPeople || context.webAddresses === undefined) throw new AppError('staff_not_permitted')
  return { at: context.now, ...(await context.webAddresses.look(tenantSlug)) }
}
