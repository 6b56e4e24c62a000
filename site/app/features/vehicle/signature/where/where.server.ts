import { type Car, type Location, listLocations } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import { type GroupMapModel, groupMapModel } from '#app/blocks/group-map/group-map.server.ts'
import type { DealerContext } from '#app/context.ts'
import { findCarLocation } from '#app/parts/car/facts/car-place.server.ts'
import type { RegionPlan } from '#app/parts/contact/region-plan.ts'
import { shortPlaceName } from '#app/parts/contact/short-place-name.ts'
import { findDelivery } from '#app/parts/delivery/queries.server.ts'
import { type Signature, strong } from '../signature-model.ts'

const TOWNS = 4
/** Units of the map between two yards that have a mark each. */
const MARKS_APART = 12

/** At which of the dealer's yards a vehicle is, and what bringing it elsewhere costs. */
export type WhereStrip = {
  kind: 'where'
  /** `Geelong`. */
  yard: string
  /** The yards on a map, this one marked by its key; a plan where all are in one city. */
  map: (Pick<GroupMapModel, 'view' | 'states' | 'dealerships' | 'companies'> & { here: string }) | null
  plan: RegionPlan | null
  /** To the towns of the other yards: `Newcastle`, `$690`. */
  towns: { name: string; price: string }[]
  /** What a used vehicle is sold with, at every yard; it is then nowhere else on the page. */
  assurances: string[]
}

/** Where a vehicle is, of a dealer with several yards; null where it is at none that is shown. */
export async function whereSignature(car: Car, dealer: DealerContext): Promise<Signature | null> {
  const { bundle } = dealer
  const here = findCarLocation(car, bundle)
  const yards = listLocations(bundle.locations, 'sales')
  if (here === undefined || yards.length < 2) return null
  const others = yards.filter(({ id }) => id !== here.id)
  const towns = listTowns(car, here, others, dealer)
  const [first] = towns
  const map = await groupMapModel({ type: 'groupMap', key: '', title: '', text: '', companies: [] }, dealer)
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
      map:
        map && map.region === null
          ? { ...pickMap(map), dealerships: mergeNear(map.dealerships, here.id), here: here.id }
          : null,
      plan: map?.region ?? null,
      towns,
      assurances: car.carType === 'used' ? bundle.tenant.vehiclePage.assurances : [],
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

const pickMap = ({ view, states, companies }: GroupMapModel) => ({ view, states, companies })

type Dealerships = GroupMapModel['dealerships']

/** Yards whose marks would be over each other have one, that of the yard itself before all others. */
function mergeNear(dealerships: Dealerships, here: string): Dealerships {
  const places = dealerships.flatMap((state) => state.places)
  const ordered = places.toSorted((one, other) => Number(other.key === here) - Number(one.key === here))
  const kept = ordered.filter(
    (place, index) =>
      !ordered
        .slice(0, index)
        .some((other) => Math.hypot(place.x - other.x, place.y - other.y) < MARKS_APART),
  )
  return dealerships.map(({ state, places: own }) => ({
    state,
    places: own.filter((place) => kept.includes(place)),
  }))
}
