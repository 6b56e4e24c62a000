import { AUSTRALIAN_STATES, type Car, PRICE_LABELS } from '@forecourt/schemas/contract'
import { addDays, computeInstant, dateAt, formatDollars } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import type { ChargeSource } from '#app/domain/charges/charge-tables.ts'
import { type Charges, computeCharges } from '#app/domain/charges/charges.ts'
import { parseState, type StateCode } from '#app/domain/charges/state-code.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { getTradeWords } from '#app/domain/words/trade-words.ts'
import { findCarLocation } from '#app/parts/car/facts/car-place.server.ts'
import { showsPrice } from '#app/parts/car/present-price.server.ts'
import { carPath } from '#app/paths.ts'
import { readChargedVehicle } from './charged-car.ts'

/** What the government charges of a car come to in a state, as far as it is known. */
export type DriveAwayModel = {
  /** `Drive away in NSW, estimated`, or what alone is known. */
  title: string
  /** `$41,234`; '' where nothing is known. */
  amount: string
  /** What the amount lacks, or why there is none. */
  extra: string
  parts: { label: string; value: string }[]
  sources: ChargeSource[]
  states: { code: StateCode; name: string }[]
  state: StateCode
  /** The page that the choice of another state leads back to. */
  path: string
}

/**
 * The estimate for a car priced before government charges; null for any other, and where the dealer shows none. It is
 * shown beside the price and nowhere else: structured data, cards and orders go by the price that the dealer asks.
 * @param asked the state that the shopper has chosen, as an address or a cookie may spell it
 */
export function driveAwaySection(
  car: Car,
  dealer: DealerContext,
  asked: string | null,
): DriveAwayModel | null {
  const { tenant } = dealer.bundle
  if (!tenant.flags.driveAwayByState || !isAvailable(car) || !showsPrice(car, dealer)) return null
  const priceCents = effectivePriceCents(car)
  if (car.priceType !== PRICE_LABELS['excl-govt-charges'] || priceCents === null) return null
  const vehicle = readChargedVehicle(car, priceCents)
  const state = parseState(asked) ?? findHomeState(car, dealer)
  if (vehicle === null || state === null) return null
  const charges = computeCharges(vehicle, state, dateAt(dealer.now, tenant.timeZone))
  const { lastDay, duty, registration } = charges
  if (lastDay !== null) dealer.cacheUntil(computeInstant(addDays(lastDay, 1), 0, tenant.timeZone))
  return {
    ...describe(charges, state, priceCents, getTradeWords([car.itemType]).go),
    sources: [duty, registration].flatMap((charge) => (charge ? [charge.source] : [])),
    states: [...AUSTRALIAN_STATES],
    state,
    path: carPath(car.slug),
  }
}

/** The state of the place where the car is, or the dealer's. */
function findHomeState(car: Car, { bundle }: DealerContext): StateCode | null {
  const own = findCarLocation(car, bundle)?.address?.state
  const places = [own, car.location?.address?.state, car.state, bundle.tenant.defaultState]
  return places.map(parseState).find((state) => state !== null) ?? null
}

type Words = Pick<DriveAwayModel, 'title' | 'amount' | 'extra' | 'parts'>

function describe(charges: Charges, state: StateCode, priceCents: number, go: 'drive' | 'ride'): Words {
  const place = state === 'ACT' || state === 'NT' ? `the ${state}` : state
  const { duty, registration, totalCents } = charges
  const ask = `Ask us for a ${go} away price.`
  if (duty === null) {
    const why = charges.isKnown
      ? 'We’d need to know a bit more to work it out.'
      : `We don’t have this year’s rates for ${place} yet.`
    return { title: `Stamp duty in ${place}`, amount: '', extra: `${why} ${ask}`, parts: [] }
  }
  const rounded = [priceCents, duty.cents, registration?.cents ?? 0].map(roundUp)
  const [price = 0, dutyCents = 0, registrationCents = 0] = rounded
  const total = formatDollars(rounded.reduce((sum, cents) => sum + cents, 0))
  const away = go === 'ride' ? 'Ride away' : 'Drive away'
  return {
    ...(totalCents === null
      ? {
          title: `Estimated stamp duty in ${place}`,
          amount: formatDollars(dutyCents),
          extra: 'Registration and compulsory insurance are extra.',
        }
      : { title: `${away} in ${place}, estimated`, amount: total, extra: '' }),
    parts: [
      { label: 'Price before government charges', value: formatDollars(price) },
      { label: 'Stamp duty', value: formatDollars(dutyCents) },
      {
        label: 'Registration and compulsory insurance, 12 months',
        value: registration === null ? 'Extra' : formatDollars(registrationCents),
      },
      ...(totalCents === null ? [] : [{ label: `${away}, estimated`, value: total }]),
    ],
  }
}

/** Whole dollars, so that parts and sum agree and an estimate is never too low. */
const roundUp = (cents: number) => Math.ceil(cents / 100) * 100
