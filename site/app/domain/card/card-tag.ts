import { isJustArrived, justArrivedEndsAt } from './just-arrived.ts'

/** What a tag is decided by, as the car carries it. */
export type TaggableCar = {
  status: string
  reserved: boolean
  certified: boolean
  tag: string
  simpleFuel: string
  carType: string
  make: string
  createdAt: string | null
}

/** The dealer's wording and options; a missing one takes its default (TEN-09, CARD-02, CARD-04). */
export type CardTagOptions = {
  electricHybridTag?: boolean
  certifiedBadgeMake?: string
  soldTagName?: string
  justArrivedTagName?: string
  justArrivedDays?: number | null
}

/** `changesAt` (ISO) is set when the tag ends by itself, so that a cached page knows its end of life. */
export type CardTag = {
  kind:
    | 'fuel'
    | 'reserved'
    | 'certified_image'
    | 'sold'
    | 'explicit'
    | 'coming_soon'
    | 'just_arrived'
    | 'none'
  text: string
  changesAt?: string
}

/**
 * The one tag of a result card; the first match wins (CARD-02 to CARD-08): fuel, reserved, certified badge,
 * explicit tag (a sold car's is the sold tag, OPEN-05), coming soon, just arrived.
 */
export function cardTag(car: TaggableCar, options: CardTagOptions, now: string): CardTag {
  return (
    fuelTag(car, options) ??
    (car.reserved ? { kind: 'reserved', text: 'RESERVED' } : null) ??
    certifiedTag(car, options) ??
    explicitTag(car, options) ??
    (car.status === 'coming_soon' ? { kind: 'coming_soon', text: 'COMING SOON' } : null) ??
    arrivedTag(car, options, now) ?? { kind: 'none', text: '' }
  )
}

function fuelTag(car: TaggableCar, options: CardTagOptions): CardTag | null {
  const tagged = car.simpleFuel === 'Electric' || car.simpleFuel === 'Hybrid'
  return options.electricHybridTag && tagged ? { kind: 'fuel', text: car.simpleFuel } : null
}

function certifiedTag(car: TaggableCar, options: CardTagOptions): CardTag | null {
  const badgeMake = options.certifiedBadgeMake
  const badged = badgeMake && badgeMake === car.make && car.certified && car.carType === 'used'
  return badged ? { kind: 'certified_image', text: '' } : null
}

function explicitTag(car: TaggableCar, options: CardTagOptions): CardTag | null {
  if (car.status === 'sold') return { kind: 'sold', text: options.soldTagName || 'JUST SOLD' }
  return car.tag ? { kind: 'explicit', text: car.tag } : null
}

function arrivedTag(car: TaggableCar, options: CardTagOptions, now: string): CardTag | null {
  if (!isJustArrived(car.createdAt, options.justArrivedDays, now)) return null
  const changesAt = justArrivedEndsAt(car.createdAt, options.justArrivedDays)
  return {
    kind: 'just_arrived',
    text: options.justArrivedTagName || 'New Arrival',
    ...(changesAt === null ? {} : { changesAt }),
  }
}
