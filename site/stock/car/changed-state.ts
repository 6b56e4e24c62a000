import type { CarDocumentInput, LatLong } from '@forecourt/schemas/contract'
import { stockRank } from '#stock/car/rank.ts'
import type { IndexedRow } from '../diff/indexed-row.ts'
import type { FeedVehicle } from '../vehicle/vehicle-fields.ts'
import { carTimes, type ImportMoment } from './car-times.ts'
import { type PreparedCar, prepareCar } from './prepared-car.ts'
import { carCategories } from './search-values.ts'

/** What a feed says of a vehicle's state; null for what it does not say. */
export type StateFields = Pick<FeedVehicle, 'status' | 'sold' | 'reserved' | 'preorder'>

type Indexed = Readonly<Record<string, unknown>>

/** An indexed car in the state that a row gives, which has nothing else to say of it. */
export function carInState(
  document: Indexed,
  state: StateFields,
  before: IndexedRow,
  moment: ImportMoment,
): PreparedCar {
  const status = getState(document, state)
  const vehicle = { status, createdAt: null, soldAt: null, regoExpiry: before.rego_expiry ?? '' }
  const times = carTimes(vehicle, before, { ...moment, shiftDays: 0 })
  const price = typeof document.price === 'number' ? Math.round(document.price * 100) : null
  const changed = {
    ...document,
    ...times,
    status: status.status,
    sold: status.status === 'sold',
    preorder: status.preorder,
    categories: carCategories({
      simpleBody: textOf(document.simple_body),
      simpleFuel: textOf(document.simple_fuel),
      priceCents: price,
      status: status.status,
    }),
    rank: stockRank(
      {
        status: status.status,
        photosCount: Number(document.photos_count ?? 0),
        priceCents: price,
        certified: document.certified === true,
        createdAt: times.created_at,
      },
      moment.now,
    ),
  }
  // What the index holds has passed the contract; it is checked once more.
  return prepareCar(changed as CarDocumentInput, {
    feed: before.import_feed ?? '',
    point: findPoint(document),
  })
}

/** A field that is not given stays as it is, unless a status that is given says otherwise. */
function getState(
  document: Indexed,
  { status, sold, reserved, preorder }: StateFields,
): FeedVehicle['status'] {
  const wasSold = document.status === 'sold'
  const kept = wasSold && sold === false ? 'in_stock' : textOf(document.status)
  const now = status.given ? status.status : kept
  // A hold of the site is kept by its own end.
  const wasHeld = document.reserved === true && typeof document.reserved_until !== 'string'
  const isHeld = reserved ?? (status.given ? status.reserved : wasHeld)
  const wasPreorder = document.preorder === true
  return {
    ...status,
    status: now,
    reserved: isHeld && now !== 'sold',
    preorder: preorder ?? (status.given ? status.preorder : wasPreorder),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function findPoint({ _geo: point }: Indexed): LatLong | null {
  const { lat, lng } = (point ?? {}) as { lat?: unknown; lng?: unknown }
  return typeof lat === 'number' && typeof lng === 'number' ? [lat, lng] : null
}
