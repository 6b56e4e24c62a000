import type { Reason } from '@forecourt/schemas/contract/pure'
import { isAmongMakes } from '#app/domain/vocabulary/makes.ts'

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

/** The dealer's wording and options; each has a default (TEN-09, CARD-02, CARD-04). */
export type CardTagOptions = {
  electricHybridTag?: boolean
  certifiedBadgeMake?: string
  soldTagName?: string
  justArrivedTagName?: string
  justArrivedDays?: number | null
}

/** `changesAt` (ISO) is set when the tag ends by itself, so that a cached page expires then. */
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

/** The result of one step: a tag or none, with the reason. */
export type TagStep = { step: Exclude<CardTag['kind'], 'none'>; tag: CardTag | null; reason: Reason }

type Step = (car: TaggableCar, options: CardTagOptions, now: string) => TagStep

/**
 * The one tag of a result card; the first match wins (CARD-02 to CARD-08): fuel, reserved, certified badge,
 * explicit tag (a sold car's is the sold tag, OPEN-05), coming soon, just arrived.
 */
export function cardTag(car: TaggableCar, options: CardTagOptions, now: string): CardTag {
  for (const step of STEPS) {
    const { tag } = step(car, options, now)
    if (tag !== null) return tag
  }
  return { kind: 'none', text: '' }
}

/** Every step with its reason, including those outranked by the winning one. */
export function cardTagSteps(car: TaggableCar, options: CardTagOptions, now: string): TagStep[] {
  return STEPS.map((step) => step(car, options, now))
}

const fuelTag: Step = (car, { electricHybridTag }) => {
  const isTagged = car.simpleFuel === 'Electric' || car.simpleFuel === 'Hybrid'
  const tag = { kind: 'fuel', text: car.simpleFuel } as const
  if (!isTagged) return none('fuel', 'other-fuel', 'The car is neither electric nor a hybrid.')
  return electricHybridTag
    ? { step: 'fuel', tag, reason: because('fuel', `The dealer tags ${car.simpleFuel} cars.`) }
    : none('fuel', 'fuel-off', 'The dealer does not tag electric cars and hybrids.')
}

const reservedTag: Step = (car) =>
  car.reserved
    ? {
        step: 'reserved',
        tag: { kind: 'reserved', text: 'RESERVED' },
        reason: because('reserved', 'The car is reserved.'),
      }
    : none('reserved', 'free', 'Nobody has reserved the car.')

const certifiedTag: Step = (car, { certifiedBadgeMake: make }) => {
  if (!make) return none('certified_image', 'no-badge', 'The dealer has no badge for certified cars.')
  if (!isAmongMakes(car.make, [make]))
    return none('certified_image', 'other-make', `The badge is for ${make} alone.`)
  if (car.carType !== 'used') return none('certified_image', 'not-used', 'The badge is for used cars alone.')
  return car.certified
    ? {
        step: 'certified_image',
        tag: { kind: 'certified_image', text: '' },
        reason: because('certified', `The car is a certified used ${make}.`),
      }
    : none('certified_image', 'not-certified', 'The car is not certified.')
}

const soldTag: Step = (car, { soldTagName }) =>
  car.status === 'sold'
    ? {
        step: 'sold',
        tag: { kind: 'sold', text: soldTagName || 'JUST SOLD' },
        reason: because('sold', 'The car is sold; this is the dealer’s word for it.'),
      }
    : none('sold', 'not-sold', 'The car is not sold.')

const explicitTag: Step = (car) =>
  car.tag
    ? {
        step: 'explicit',
        tag: { kind: 'explicit', text: car.tag },
        reason: because('explicit', 'The feed gives the car this tag.'),
      }
    : none('explicit', 'no-tag', 'The feed gives the car no tag.')

const comingSoonTag: Step = (car) =>
  car.status === 'coming_soon'
    ? {
        step: 'coming_soon',
        tag: { kind: 'coming_soon', text: 'COMING SOON' },
        reason: because('coming-soon', 'The car has not come in yet.'),
      }
    : none('coming_soon', 'not-coming-soon', 'The car is not announced as coming soon.')

const arrivedTag: Step = (car, { justArrivedDays, justArrivedTagName }, now) => {
  const changesAt = justArrivedEndsAt(car.createdAt, justArrivedDays)
  if (changesAt === null)
    return none('just_arrived', 'arrival-unknown', 'It is not known when the car arrived.')
  if (!isJustArrived(car.createdAt, justArrivedDays, now))
    return none('just_arrived', 'arrived-long-ago', `The car was new until ${changesAt}.`)
  const tag = { kind: 'just_arrived', text: justArrivedTagName || 'New Arrival', changesAt } as const
  return {
    step: 'just_arrived',
    tag,
    reason: because('just-arrived', `The car arrived ${car.createdAt} and counts as new until ${changesAt}.`),
  }
}

const STEPS: readonly Step[] = [
  fuelTag,
  reservedTag,
  certifiedTag,
  soldTag,
  explicitTag,
  comingSoonTag,
  arrivedTag,
]

function none(step: TagStep['step'], code: string, text: string): TagStep {
  return { step, tag: null, reason: because(code, text) }
}

function because(code: string, text: string): Reason {
  return { code, text }
}

const DAY_MS = 86_400_000

/** Default number of days a car counts as just arrived (CARD-10). */
const DEFAULT_JUST_ARRIVED_DAYS = 8

/**
 * The instant (ISO UTC) at which "just arrived" ends, or null when the car's arrival is unknown.
 * At exactly that instant it is over (OPEN-43).
 */
function justArrivedEndsAt(createdAt: string | null, justArrivedDays?: number | null): string | null {
  if (createdAt === null || Number.isNaN(Date.parse(createdAt))) return null
  return new Date(
    Date.parse(createdAt) + (justArrivedDays ?? DEFAULT_JUST_ARRIVED_DAYS) * DAY_MS,
  ).toISOString()
}

/** Has the car arrived within the dealer's window before `now` (ISO instants)? */
export function isJustArrived(
  createdAt: string | null,
  justArrivedDays: number | null | undefined,
  now: string,
): boolean {
  const endsAt = justArrivedEndsAt(createdAt, justArrivedDays)
  return endsAt !== null && Date.parse(endsAt) > Date.parse(now)
}
