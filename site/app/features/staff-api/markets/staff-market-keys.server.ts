import {
  LEAD_SENDER_NAMES,
  LEAD_SENDERS,
  MARKET_FEED_NAMES,
  MARKET_FEEDS,
  type MarketPurpose,
  marketKeyChange,
  type StaffMarketKeys,
} from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { AppError } from '#app/errors.ts'
import { requireLeadReader } from '#app/http/require-dealer-staff.ts'
import { leadsInPath, marketFeedPath } from '#app/paths.ts'
import { listMarketKeys, makeMarketKey, revokeMarketKeys } from '#db/markets/market-keys-repository.ts'

type Place = { purpose: MarketPurpose; title: string; path: string }

/** What keys can open. */
const PLACES: readonly Place[] = [
  ...MARKET_FEED_NAMES.map((name) => ({
    purpose: `feed-${name}` as const,
    title: MARKET_FEEDS[name].title,
    path: marketFeedPath(MARKET_FEEDS[name].file),
  })),
  ...LEAD_SENDER_NAMES.map((name) => ({
    purpose: `leads-${name}` as const,
    title: LEAD_SENDERS[name].title,
    path: leadsInPath(name),
  })),
]

/** The keys of market places. @throws 404; AppError staff_not_permitted */
export function getStaffMarketKeys(context: RequestContext): Promise<StaffMarketKeys> {
  return describeKeys(context, null)
}

/** Makes a key, which is in this answer alone, or ends all of one purpose. @throws as above; 422 for anything else */
export async function changeStaffMarketKeys(
  context: RequestContext,
  fields: Readonly<Record<string, string>>,
): Promise<StaffMarketKeys> {
  const { user, tenantSlug } = requireManager(context)
  const asked = marketKeyChange.safeParse(fields)
  if (!asked.success) throw new Response('A key is made or ended.', { status: 422 })
  const { do: wanted, purpose } = asked.data
  const of = { tenant_slug: tenantSlug, purpose }
  const made = wanted === 'make' ? { purpose, key: await makeMarketKey(context.db, of, context.now) } : null
  if (wanted === 'revoke') await revokeMarketKeys(context.db, of)
  context.log.info({ change: wanted, purpose, by: user }, 'a key of a market place was changed')
  return describeKeys(context, made)
}

async function describeKeys(
  context: RequestContext,
  made: StaffMarketKeys['made'],
): Promise<StaffMarketKeys> {
  const { tenantSlug } = requireManager(context)
  const { origin } = requireDealerContext(context)
  const keys = await listMarketKeys(context.db, tenantSlug)
  return {
    at: context.now,
    places: PLACES.map(({ purpose, title, path }) => ({
      purpose,
      title,
      address: origin + path,
      keys: keys.filter((key) => key.purpose === purpose).map(({ made_at: madeAt }) => ({ madeAt })),
    })),
    made,
  }
}

/** Such a key gives the whole stock away, or puts leads into the inbox. */
function requireManager(context: RequestContext): { user: string; tenantSlug: string } {
  if (context.staff && context.staff.cars !== 'writes') throw new AppError('staff_not_permitted')
  return requireLeadReader(context)
}
