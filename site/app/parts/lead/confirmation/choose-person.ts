import type { LeadKind, Location, LocationType } from '@forecourt/schemas/contract'

type Person = Location['people'][number]

/** What somebody is chosen for: the kind of lead, its department, the vehicle, and the weekday (0 Sunday) it is booked for. */
export type Occasion = {
  kind: LeadKind
  department: LocationType
  /** `new`, `used` or `demo`; '' where it is not known. */
  carType: string
  /** `car`, `motorcycle`, …; '' where it is not known. */
  itemType: string
  weekday: number | null
}

/** Whoever runs the place; customers are met by the others, as far as there are any. */
const LEADS = /\b(principal|owner|director|manager|boss|founder|ceo)\b/i
const FINANCE = /\b(finance|business manager|lending)\b/i
/** Those who serve one kind of customer only. */
const SPECIAL = /\b(fleet|business|finance|parts|service|workshop)\b/i

/** The words by which a role names a kind of vehicle. */
const OF_VEHICLE: Readonly<Record<string, RegExp>> = {
  new: /\bnew\b/i,
  demo: /\b(new|demo)\b/i,
  used: /\b(used|pre-owned)\b/i,
  motorcycle: /\b(bikes?|motorcycles?)\b/i,
  truck: /\btrucks?\b/i,
  caravan: /\bcaravans?\b/i,
  motorhome: /\bmotorhomes?\b/i,
}

/** Who looks after somebody: of the department, in on the day, for this kind of vehicle; null where nobody is named for it. */
export function choosePerson(people: readonly Person[], occasion: Occasion): Person | null {
  const { kind, department, weekday } = occasion
  // Whoever reads an application is not known.
  if (kind === 'careers') return null
  const ranked = people
    .filter((person) => person.department === department)
    .map((person) => ({ person, rank: rankRole(person.role, occasion), isIn: isIn(person, weekday) }))
    .sort((one, other) => Number(other.isIn) - Number(one.isIn) || other.rank - one.rank)
  return (ranked.find(({ rank }) => rank > 0) ?? ranked[0])?.person ?? null
}

const isIn = ({ weekdays }: Person, weekday: number | null) =>
  weekday === null || weekdays.length === 0 || weekdays.includes(weekday)

function rankRole(role: string, { kind, carType, itemType }: Occasion): number {
  if (kind === 'finance' && FINANCE.test(role)) return 4
  if (LEADS.test(role)) return 0
  const named = [carType, itemType].filter((word) => OF_VEHICLE[word]?.test(role)).length
  if (named > 0) return 1 + named
  return SPECIAL.test(role) ? 0.5 : 1
}
