import type { StaffStockKeys } from '@forecourt/schemas/contract'
import type { RequestContext } from '#app/context.ts'
import { AppError } from '#app/errors.ts'
import { requireDealerStaff } from '#app/http/require-dealer-staff.ts'
import type { StockKeys } from '#app/integrations/stock-files.ts'

/** The keys with which the dealer's system sends stock. @throws 404; AppError staff_not_permitted, stock_unavailable */
export async function getStaffStockKeys(context: RequestContext): Promise<StaffStockKeys> {
  return describeKeys(context, null)
}

/** Makes a key, which is in this answer alone, or revokes all of them. @throws as above; 422 for anything else */
export async function changeStaffStockKeys(
  context: RequestContext,
  { do: wanted }: Readonly<Record<string, string>>,
): Promise<StaffStockKeys> {
  const { keys, tenantSlug } = requireKeys(context)
  if (wanted !== 'make' && wanted !== 'revoke')
    throw new Response('A key is made or revoked.', { status: 422 })
  const made = wanted === 'make' ? await keys.make(tenantSlug, context.now) : null
  if (wanted === 'revoke') await keys.revoke(tenantSlug)
  context.log.info({ change: wanted }, 'a key for sending stock was changed')
  return describeKeys(context, made)
}

async function describeKeys(context: RequestContext, made: string | null): Promise<StaffStockKeys> {
  const { keys, tenantSlug } = requireKeys(context)
  return {
    at: context.now,
    address: new URL(`/api/stock/${tenantSlug}`, context.url).href,
    keys: await keys.list(tenantSlug),
    made,
  }
}

function requireKeys(context: RequestContext): { keys: StockKeys; tenantSlug: string } {
  const { staff, tenantSlug } = requireDealerStaff(context)
  if (staff.cars !== 'writes') throw new AppError('staff_not_permitted')
  const { stockKeys: keys } = context
  if (keys === undefined) throw new AppError('stock_unavailable', { message: 'no key to write to the index' })
  return { keys, tenantSlug }
}
