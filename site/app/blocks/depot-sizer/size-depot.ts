import type { BlockOf } from '@forecourt/schemas/contract'

type Depot = Pick<BlockOf<'depotSizer'>, 'kinds' | 'hours' | 'supplyKw'>

/** What a depot asks for. */
export type DepotAnswer = { counts: number[]; hours: number; supplyKw: number }

/** What it needs: energy of a night, power with all chargers on and with them in turn, and what the chargers cost. */
export type DepotSize = {
  kwh: number
  peakKw: number
  managedKw: number
  /** Whole dollars before GST. */
  price: number
  chargers: { key: string; name: string; count: number; kw: number }[]
  isEnough: boolean
}

const MOST = 9_999
const MOST_HOURS = 24

/** The answers of a form, whole numbers; where it does not say, what the block begins with. */
export function readDepot({ kinds, hours, supplyKw }: Depot, fields: URLSearchParams | null): DepotAnswer {
  const read = (name: string, start: number, most = MOST) => {
    const typed = fields?.get(name)
    const value = typed ? Number(typed) : typed === '' ? 0 : start
    return Number.isFinite(value) ? Math.min(most, Math.max(0, Math.round(value))) : start
  }
  return {
    counts: kinds.map(({ key, count }) => read(`count-${key}`, count)),
    hours: read('hours', hours, MOST_HOURS),
    supplyKw: read('supply', supplyKw),
  }
}

/**
 * Energy is a sum over the vehicles; chargers that share the night need that energy over its hours (power = energy / time),
 * chargers that all run at once the sum of their own.
 */
export function sizeDepot(
  { kinds }: Pick<Depot, 'kinds'>,
  { counts, hours, supplyKw }: DepotAnswer,
): DepotSize {
  const chargers = kinds.map(({ key, name, chargerKw, perCharger, price }, at) => ({
    key,
    name,
    kw: chargerKw,
    price,
    count: Math.ceil((counts[at] ?? 0) / Math.max(1, perCharger)),
  }))
  const kwh = kinds.reduce((sum, kind, at) => sum + kind.kwh * (counts[at] ?? 0), 0)
  const peakKw = chargers.reduce((sum, { count, kw }) => sum + count * kw, 0)
  const needed = hours > 0 ? kwh / hours : kwh > 0 ? peakKw : 0
  const managedKw = Math.ceil(needed)
  return {
    kwh,
    peakKw,
    managedKw,
    price: chargers.reduce((sum, { count, price }) => sum + count * price, 0),
    chargers: chargers.filter(({ count }) => count > 0).map(({ price: _price, ...charger }) => charger),
    // What the chargers cannot deliver in the night, no supply makes up for.
    isEnough: managedKw <= supplyKw && managedKw <= peakKw && (hours > 0 || kwh === 0),
  }
}
