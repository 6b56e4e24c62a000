import { addMs } from '@forecourt/schemas/contract/pure'
import { wasPriceCents } from './was-price.ts'

const DAY_MS = 86_400_000

/** So many whole dollars less every so many days. */
type PriceFalls = { everyDays: number; dollars: number }

type Stepped = {
  status: string
  reserved: boolean
  carType: string
  createdAt: string | null
  priceSteps: readonly { at: string; price: number }[]
}

/**
 * By how many whole cents a car is cheaper than at an instant; null where it is not, or where that is unknown.
 * @param cents the price it is shown with
 */
export function fallenSince(
  { priceSteps }: Pick<Stepped, 'priceSteps'>,
  cents: number | null,
  instant: string,
): number | null {
  const then = priceSteps.findLast(({ at }) => at <= instant) ?? priceSteps[0]
  if (then === undefined || cents === null) return null
  const fall = Math.round(then.price * 100) - cents
  return fall > 0 ? fall : null
}

/**
 * By how many whole cents a car is cheaper than before its last change, and since when; null where it is not. Without
 * recorded prices the feed's was-price is the one before, of an unknown day.
 * @param cents the price it is shown with
 */
export function latestFall(
  { priceSteps, beforePriceCents }: Pick<Stepped, 'priceSteps'> & { beforePriceCents: number | null },
  cents: number | null,
): { cents: number; at: string | null } | null {
  if (cents === null) return null
  const [before, last] = priceSteps.slice(-2)
  const then = before && last ? Math.round(before.price * 100) : wasPriceCents(beforePriceCents, cents)
  return then !== null && then > cents ? { cents: then - cents, at: last?.at ?? null } : null
}

/** The price that a dealer's rule promises, in whole cents, and the instant from which it counts. */
export type NextPrice = { cents: number; at: string }

/**
 * The next price of a used car that stays; null where the dealer's rule promises none: a car that is reserved or still
 * to come, one whose fall is overdue, or one that would cost less than half.
 * @param cents the price it is shown with
 */
export function nextPrice(
  car: Stepped,
  cents: number | null,
  { rule, now }: { rule: PriceFalls | null; now: string },
): NextPrice | null {
  const since = car.priceSteps.at(-1)?.at ?? car.createdAt
  if (rule === null || cents === null || since === null) return null
  if (car.carType !== 'used' || car.status !== 'in_stock' || car.reserved) return null
  const at = addMs(since, rule.everyDays * DAY_MS)
  const next = cents - rule.dollars * 100
  return at > now && next * 2 >= cents ? { cents: next, at } : null
}
