import type { Car } from '@forecourt/schemas/contract'
import { dateAt, formatDollars, formatShortDay } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { priceModel } from '../present-price.server.ts'
import { nextPrice } from '../rules/price-history.ts'
import { wasPriceCents } from '../rules/was-price.ts'

/** A price a car had, has, or is promised to have. */
export type PriceStepModel = {
  price: string
  when: string
  note: string
  /** Where it is between the lowest of them (0) and the highest (100): beside the whole price a fall would not be seen. */
  share: number
  is: 'past' | 'now' | 'next'
}

type Step = { cents: number; at: string | null; is: PriceStepModel['is'] }

/**
 * The prices a car had, the present one, and the one that the dealer's rule promises; none where only one is known.
 * @param most so many of the last ones
 * @param ahead so many of those that are promised
 */
export function priceSteps(car: Car, dealer: DealerContext, most: number, ahead = 1): PriceStepModel[] {
  const { bundle, now } = dealer
  const cents = effectivePriceCents(car)
  if (cents === null || !priceModel(car, dealer).text.startsWith('$')) return []
  const { timeZone, vehiclePage } = bundle.tenant
  const promised = listNext(car, cents, { rule: vehiclePage.priceFalls, now, ahead })
  if (promised[0]) dealer.cacheUntil(promised[0].at)
  const all: Step[] = [...pastSteps(car, cents), { cents, at: null, is: 'now' }, ...promised]
  const steps = all.slice(-most)
  const prices = steps.map((step) => step.cents)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const parseDay = (instant: string) => formatShortDay(dateAt(instant, timeZone), dateAt(now, timeZone))
  if (steps.length < 2) return []
  return steps.map((step, index) => ({
    price: formatDollars(step.cents),
    when: step.is === 'now' ? 'Today' : step.at === null ? 'Before' : parseDay(step.at),
    note: describeChange(step, steps[index - 1]),
    share: highest === lowest ? 100 : Math.round(((step.cents - lowest) / (highest - lowest)) * 100),
    is: step.is,
  }))
}

/** The prices that the dealer's rule promises, each counted from the one before. */
function listNext(
  car: Car,
  cents: number,
  { ahead, ...given }: Parameters<typeof nextPrice>[2] & { ahead: number },
): Step[] {
  const next = ahead > 0 ? nextPrice(car, cents, given) : null
  if (next === null) return []
  const then = { ...car, priceSteps: [{ at: next.at, price: next.cents / 100 }] }
  return [{ ...next, is: 'next' }, ...listNext(then, next.cents, { ...given, ahead: ahead - 1 })]
}

/** `−$400` since the step before, and of a promised price its condition. */
function describeChange({ cents, is }: Step, before: Step | undefined): string {
  const change = before === undefined ? 0 : cents - before.cents
  const amount = change === 0 ? '' : `${change < 0 ? '−' : '+'}${formatDollars(Math.abs(change))}`
  return [amount, is === 'next' ? 'if it’s still here' : ''].filter(Boolean).join(' ')
}

/** Steps before the present price; where none was recorded, the feed's was-price, of an unknown day. */
function pastSteps(car: Car, cents: number): Step[] {
  const recorded = car.priceSteps.slice(0, -1)
  if (recorded.length > 0)
    return recorded.map(({ at, price }) => ({ cents: Math.round(price * 100), at, is: 'past' }))
  const was = wasPriceCents(car.beforePriceCents, cents)
  return was === null ? [] : [{ cents: was, at: null, is: 'past' }]
}
