import {
  MARKET_PUSH_NAMES,
  type MarketPushChange,
  marketPushChange,
  type StaffMarketPushes,
} from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { AppError } from '#app/errors.ts'
import { requireDealerStaff } from '#app/http/require-dealer-staff.ts'
import { type MarketPushes, TargetRefusal } from '#app/integrations/market-pushes.ts'

/** What market places were sent of the dealer's stock. @throws 404; AppError staff_not_permitted */
export async function getStaffMarketPushes(context: RequestContext): Promise<StaffMarketPushes> {
  const { pushes, tenantSlug, mayChange } = requirePushes(context)
  const { marketFeeds } = requireDealerContext(context).bundle.tenant
  const chosen = MARKET_PUSH_NAMES.filter((market) => marketFeeds.includes(market))
  const markets = await Promise.all(chosen.map((market) => pushes.describe({ tenantSlug, market })))
  return {
    at: context.now,
    mayChange,
    markets: mayChange ? markets : markets.map(withoutAddress),
  }
}

/** Changes where vehicles are sent, or has them sent. @throws as above; 422 with words for people */
export async function changeStaffMarketPushes(
  context: RequestContext,
  fields: Readonly<Record<string, string>>,
): Promise<StaffMarketPushes> {
  const { pushes, tenantSlug, user, mayChange } = requirePushes(context)
  if (!mayChange) throw new AppError('staff_not_permitted')
  const read = marketPushChange.safeParse(fields)
  if (!read.success) throw refuse(findWords(read.error.issues))
  await applyChange(pushes, read.data, { tenantSlug, user })
  const { do: change, market } = read.data
  context.log.info({ change, market, by: user }, 'what a market place is sent was changed')
  return getStaffMarketPushes(context)
}

async function applyChange(
  pushes: MarketPushes,
  change: MarketPushChange,
  { tenantSlug, user }: { tenantSlug: string; user: string },
): Promise<void> {
  const of = { tenantSlug, market: change.market }
  switch (change.do) {
    case 'save':
      return pushes.save(of, change, user).catch((error: unknown) => {
        throw error instanceof TargetRefusal ? refuse(error.message) : error
      })
    case 'told':
      return pushes.noteTold(of, change.car)
    case 'start':
      return pushes.start(of)
    case 'stop':
      return pushes.stop(of)
    case 'again':
      return pushes.sendAgain(of)
    case 'remove':
      return pushes.remove(of)
  }
}

/** The first words of ours; what the shape says of itself is for programmers. */
const findWords = (issues: readonly { message: string }[]) =>
  issues.find(({ message }) => /^(Give|The key) /.test(message))?.message ??
  'That is no change of a market place.'

const refuse = (words: string) => new Response(words, { status: 422 })

/** An address may hold a key, and is for those who set it. */
const withoutAddress = (push: StaffMarketPushes['markets'][number]) => ({
  ...push,
  target: push.target && { ...push.target, address: '' },
})

function requirePushes(context: RequestContext): {
  pushes: MarketPushes
  tenantSlug: string
  user: string
  mayChange: boolean
} {
  const { staff, tenantSlug } = requireDealerStaff(context)
  const { marketPushes: pushes } = context
  if (pushes === undefined) throw new AppError('stock_unavailable', { message: 'nothing is sent from here' })
  return { pushes, tenantSlug, user: staff.user, mayChange: staff.cars === 'writes' && staff.readsLeads }
}
