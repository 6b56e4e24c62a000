import { type Car, listLocations } from '@forecourt/schemas/contract'
import { type GroupMapModel, groupMapModel } from '#app/blocks/group-map/group-map.server.ts'
import type { DealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { findCarLocation } from '#app/parts/car/facts/car-place.server.ts'
import { type DeliveryTown, listDeliveryTowns } from '#app/parts/car/facts/find-delivery.server.ts'
import type { RegionPlan } from '#app/parts/contact/region-plan.ts'
import { shortPlaceName } from '#app/parts/contact/short-place-name.ts'
import type { DeliveryModel } from '#app/parts/delivery/delivery-model.ts'
import { carDeliveryPath } from '#app/paths.ts'
import { type Signature, strong } from '../signature-model.ts'
import { frameYards, type MapFrame } from './frame-yards.ts'

const TOWNS = 4
/** Units between two yards that have a mark each, where words are as large as in the block. */
const MARKS_APART = 10

type Yard = { key: string; name: string; x: number; y: number }

/** The part of the group's map that holds its yards. */
export type YardMap = Pick<GroupMapModel, 'view' | 'states' | 'companies'> & {
  here: string
  places: Yard[]
  part: Omit<MapFrame, 'view'>
}

/** At which of the dealer's yards a vehicle is, and what bringing it elsewhere costs. */
export type WhereStrip = {
  kind: 'where'
  /** `Geelong`. */
  yard: string
  /** The yards on a map, this one marked by its key; a plan where all are in one city. */
  map: YardMap | null
  plan: RegionPlan | null
  /** To the towns of the other yards. */
  towns: DeliveryTown[]
  /** The estimate for any postcode; null where nothing is brought any more. */
  delivery: DeliveryModel | null
  /** What a used vehicle is sold with, at every yard; it is then nowhere else on the page. */
  assurances: string[]
}

/** Where a vehicle is, of a dealer with several yards; null where it is at none that is shown. */
export async function whereSignature(car: Car, dealer: DealerContext): Promise<Signature | null> {
  const { bundle } = dealer
  const here = findCarLocation(car, bundle)
  const yards = listLocations(bundle.locations, 'sales')
  if (here === undefined || yards.length < 2) return null
  const towns = listDeliveryTowns(car, here, dealer).slice(0, TOWNS)
  const [first] = towns
  const map = await groupMapModel({ type: 'groupMap', key: '', title: '', text: '', companies: [] }, dealer)
  return {
    line: {
      icon: 'map-pin',
      words: [
        'It’s at ',
        strong(here.name),
        '.',
        ...(first ? [` In ${first.name} by ${first.by} for `, strong(first.price), '.'] : []),
      ],
    },
    strip: {
      kind: 'where',
      yard: shortPlaceName(here.name, bundle.tenant),
      map: map && map.region === null ? yardMap(map, here.id) : null,
      plan: map?.region ?? null,
      towns,
      delivery: isAvailable(car) ? { carId: car.id, action: carDeliveryPath(car.slug) } : null,
      assurances: car.carType === 'used' ? bundle.tenant.vehiclePage.assurances : [],
    },
  }
}

/** The yards of the group's map with their names. */
function yardMap({ states, companies, dealerships }: GroupMapModel, here: string): YardMap {
  const yards = dealerships.flatMap(({ places }) =>
    places.map(({ key, name, x, y }) => ({ key, name, x, y })),
  )
  const { view, ...part } = frameYards(yards)
  return { view, states, companies, here, places: mergeNear(yards, here, MARKS_APART * part.words), part }
}

/** Yards whose marks would be over each other have one, that of the yard itself before all others. */
function mergeNear(yards: readonly Yard[], here: string, apart: number): Yard[] {
  const ordered = yards.toSorted((one, other) => Number(other.key === here) - Number(one.key === here))
  return ordered.filter(
    (place, index) =>
      !ordered.slice(0, index).some((other) => Math.hypot(place.x - other.x, place.y - other.y) < apart),
  )
}
