import { formatDollars } from '@forecourt/schemas/contract/pure'
import type { TradeValuationRow } from '#db/trade/tables.ts'

/** `$18,400 – $19,900`; '' without an estimate. */
export function formatOfferRange({
  low_cents,
  high_cents,
}: Pick<TradeValuationRow, 'low_cents' | 'high_cents'>): string {
  if (low_cents === null || high_cents === null) return ''
  return `${formatDollars(low_cents)} – ${formatDollars(high_cents)}`
}
