import type { CarDocumentInput, LatLong } from '@forecourt/schemas/contract'
import type { CarOverride } from '#db/car-overrides/car-overrides-repository.ts'
import type { IndexedRow } from '../diff/indexed-row.ts'
import { restoreCar } from '../override/override-car.ts'
import { prepareOverridden } from '../override/prepare-overridden.ts'
import type { FeedVehicle } from '../vehicle/vehicle-fields.ts'
import { carTimes, type ImportMoment } from './car-times.ts'
import { followStatus } from './follow-status.ts'
import type { PreparedCar } from './prepared-car.ts'

/** What a feed says of a vehicle's state; null for what it does not say. */
export type StateFields = Pick<FeedVehicle, 'status' | 'sold' | 'reserved' | 'preorder'>

type Indexed = Readonly<Record<string, unknown>>

/**
 * A car in the state that a row gives, which has nothing else to say of it.
 * @param indexed its document
 */
export function carInState(
  indexed: Indexed,
  { state, before, override }: { state: StateFields; before: IndexedRow; override: CarOverride | undefined },
  moment: ImportMoment,
): PreparedCar {
  const document = restoreCar(indexed)
  const status = getState(document, state)
  const vehicle = { status, createdAt: null, soldAt: null, regoExpiry: before.rego_expiry ?? '' }
  const times = carTimes(vehicle, before, { ...moment, shiftDays: 0 })
  const changed = {
    ...document,
    ...times,
    ...followStatus({ ...document, created_at: times.created_at }, status.status, moment.now),
    sold: status.status === 'sold',
    preorder: status.preorder,
  }
  // What the index holds has passed the contract; it is checked once more.
  const fields = { feed: before.import_feed ?? '', point: findPoint(document) }
  return prepareOverridden(changed as CarDocumentInput, fields, { override, now: moment.now })
}

/** A field that is not given stays as it is, unless a status that is given says otherwise. */
function getState(
  document: Indexed,
  { status, sold, reserved, preorder }: StateFields,
): FeedVehicle['status'] {
  const wasSold = document.status === 'sold'
  const kept = wasSold && sold === false ? 'in_stock' : readText(document.status)
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

const readText = (value: unknown) => (typeof value === 'string' ? value : '')

function findPoint({ _geo: point }: Indexed): LatLong | null {
  const { lat, lng } = (point ?? {}) as { lat?: unknown; lng?: unknown }
  return typeof lat === 'number' && typeof lng === 'number' ? [lat, lng] : null
}
