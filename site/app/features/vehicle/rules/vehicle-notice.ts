import { formatShortInstant, formatShortTime } from '@forecourt/schemas/contract/pure'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { findHold } from '#app/parts/car/rules/hold.ts'

/** A notice for a vehicle that is for sale, but not available yet. */
export type VehicleNotice = {
  kind: 'reserved' | 'coming'
  title: string
  text: string
  /** In one or two words, where there is no room for more. */
  short: string
  /** The visitor's own reservation; absent for anybody else's. */
  own?: { href: string }
}

/** That the visitor has reserved it: until when, where it is, and that the deposit comes back. */
export function ownNotice(
  { until, refund, href }: { until: string; refund: string; href: string },
  place: string,
  { now, timeZone }: { now: string; timeZone: string },
): VehicleNotice {
  const where = place ? `It’s waiting for you at ${place}. ` : ''
  return {
    kind: 'reserved',
    title: `You’ve reserved this vehicle until ${formatShortInstant(until, timeZone, now)}`,
    text: `${where}Your deposit is ${refund} if you change your mind before then.`,
    short: 'Reserved by you',
    own: { href },
  }
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
    const until = hold ? `It’s held until ${formatShortTime(hold.endsAt, timeZone)} that day. ` : ''
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
