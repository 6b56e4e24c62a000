import { dateAt } from '@forecourt/schemas/contract/pure'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { findOfferedVehicle, vehicleName } from './find-vehicle.server.ts'
import { formatOfferRange } from './format-offer-range.ts'
import { offerRange } from './rules/trade-offer.ts'
import { parseKms, tradeInEstimateGiven } from './rules/valuation-input.ts'
import type { EarlyEstimate } from './trade-model.ts'

type Asked = { rego: string; state: string; kms: string }

/** Invalid fields with their errors; '' for an error of none. */
type Refused = { error: Record<string, string>; status: number }

const NO_KMS = 'Enter the kilometres as a number, for example 45,000.'

/**
 * What a vehicle is worth, before its owner says who they are. Nothing is stored: the valuation, which is, begins once
 * all is answered (TRADE-05).
 */
export async function estimateEarly(
  context: RequestContext,
  asked: Asked,
): Promise<{ estimate: EarlyEstimate } | Refused> {
  const found = await findOfferedVehicle(context, asked)
  if (found.kind === 'error') return { error: { [found.field]: found.error }, status: found.status }
  const kms = parseKms(asked.kms)
  if (kms === null) return { error: { kms: NO_KMS }, status: 422 }
  const value = await findTradeValue(context, { id: found.vehicle.id, year: found.vehicle.year, kms })
  const range = value.cents === null ? null : offerRange(value.cents, {})
  return {
    estimate: {
      vehicle: vehicleName(found.vehicle),
      offer: range ? formatOfferRange({ low_cents: range.lowCents, high_cents: range.highCents }) : '',
      isLimited: value.isLimited,
    },
  }
}

/** Whole cents; null where none is given online (`isLimited`), or the valuer is unavailable (TRADE-03). */
export async function findTradeValue(
  context: RequestContext,
  { id, year, kms }: { id: string; year: number; kms: number },
): Promise<{ cents: number | null; isLimited: boolean }> {
  const { timeZone } = requireDealerContext(context).bundle.tenant
  const thisYear = Number(dateAt(context.now, timeZone).slice(0, 4))
  if (!tradeInEstimateGiven({ year, km: kms }, thisYear)) return { cents: null, isLimited: true }
  try {
    return { cents: await context.valuer.tradeValue(id, kms, thisYear), isLimited: false }
  } catch (error) {
    // The dealer calls instead.
    context.log.warn({ err: error }, 'a vehicle cannot be valued')
    return { cents: null, isLimited: false }
  }
}
