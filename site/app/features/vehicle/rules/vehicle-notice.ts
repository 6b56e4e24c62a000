import { formatShortTime } from '@forecourt/schemas/contract/pure'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { findHold } from '#app/parts/car/rules/hold.ts'

/** A notice for a vehicle that is for sale, but not available yet. */
export type VehicleNotice = {
  kind: 'reserved' | 'coming'
  title: string
  text: string
  /** In one or two words, where there is no room for more. */
  short: string
}

/**
 * Until when a vehicle is reserved online (RES-05), that its dealer holds it, or that it is on its way; null for any other.
 * @param place where it is or will be; '' where that is not known
 */
export function vehicleNotice(
  car: { status: string; reserved: boolean; reservedUntil: string | null },
  place: string,
  now: string,
  timeZone: string,
): VehicleNotice | null {
  if (!isAvailable(car)) return null
  if (car.reserved) {
    const hold = findHold(car, { now, timeZone })
    const until = hold ? `It is held until ${formatShortTime(hold.endsAt, timeZone)} that day. ` : ''
    return {
      kind: 'reserved',
      title: hold ? `Reserved until ${hold.day}` : 'Reserved',
      text: `${until}Enquire and we’ll let you know if it becomes available.`,
      short: 'Reserved',
    }
  }
  if (car.status !== 'coming_soon') return null
  return {
    kind: 'coming',
    title: place ? `On its way to ${place}` : 'On its way to us',
    text: 'It hasn’t arrived. Leave your number and we’ll call when it does.',
    short: 'Coming soon',
  }
}
