import { type Car, type Location, listLocations } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { findCarLocation } from '#app/parts/car/facts/car-place.server.ts'
import { type RegionPlan, regionPlan } from '#app/parts/contact/region-plan.ts'
import { shortPlaceName } from '#app/parts/contact/short-place-name.ts'
import { findDelivery } from '#app/parts/delivery/queries.server.ts'
import { type Signature, strong } from '../signature-model.ts'

const TOWNS = 4

/** At which of the dealer's yards a vehicle is, and what bringing it elsewhere costs. */
export type WhereStrip = {
  kind: 'where'
  /** `Geelong`. */
  yard: string
  plan: RegionPlan | null
  /** To the towns of the other yards: `Newcastle`, `$690`. */
  towns: { name: string; price: string }[]
}

/** Where a vehicle is, of a dealer with several yards; null where it is at none that is shown. */
export function whereSignature(car: Car, dealer: DealerContext): Signature | null {
  const { bundle } = dealer
  const here = findCarLocation(car, bundle)
  const yards = listLocations(bundle.locations, 'sales')
  if (here === undefined || yards.length < 2) return null
  const others = yards.filter(({ id }) => id !== here.id)
  const towns = listTowns(car, here, others, dealer)
  const [first] = towns
  return {
    line: {
      icon: 'map-pin',
      words: [
        'It’s at ',
        strong(here.name),
        '.',
        ...(first ? [` Brought to ${first.name} for `, strong(first.price), '.'] : []),
      ],
    },
    strip: {
      kind: 'where',
      yard: shortPlaceName(here.name, bundle.tenant),
      plan: yardPlan(here, others, dealer),
      towns,
    },
  }
}

/** The towns of the other yards, in the dealer's order, with the price of the delivery where it is fixed. */
function listTowns(
  car: Car,
  here: Location,
  others: readonly Location[],
  dealer: DealerContext,
): WhereStrip['towns'] {
  const priced = others.flatMap(({ address }) => {
    const name = address?.city ?? ''
    if (name === '' || name === here.address?.city) return []
    const cents = findDelivery(car, dealer, address?.postcode ?? '')?.priceCents ?? null
    return cents === null ? [] : [{ name, price: formatDollars(cents) }]
  })
  const names = priced.map(({ name }) => name)
  return priced.filter(({ name }, index) => names.indexOf(name) === index).slice(0, TOWNS)
}

/** The yards on a plan, the vehicle's own with the number 1. */
function yardPlan(here: Location, others: readonly Location[], dealer: DealerContext): RegionPlan | null {
  const numbered = [here, ...others].map(({ name, address }, index) => {
    const { lat = null, long = null } = address ?? {}
    const point = lat === null || long === null ? null : ([lat, long] as const)
    return { number: index + 1, label: shortPlaceName(name, dealer.bundle.tenant), point }
  })
  return numbered[0]?.point ? regionPlan(numbered, null) : null
}
