import {
  type DayHours,
  findSlugCollision,
  parseHours,
  type StateCode,
  type TemplateName,
  type ThemeColours,
  templateDefinition,
} from '@forecourt/schemas/contract'

/** A place of a new dealer. What is '' is not known yet, and the site shows nothing in its place. */
export interface StarterLocation {
  readonly slug: string
  readonly name: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly state: StateCode
  readonly phone: string
  readonly hours: StarterHours
}

/** A week's opening hours. */
export interface StarterHours {
  readonly workdays: DayHours
  readonly saturday: DayHours
  readonly sunday: DayHours
}

/** What a dealer sells, as far as it changes what its site starts with. */
export const VEHICLE_KINDS = ['cars', 'motorcycles', 'trucks', 'caravans'] as const
export type VehicleKind = (typeof VEHICLE_KINDS)[number]

/** The template that a dealer of these kinds usually wants. */
export function templateFor(kinds: readonly VehicleKind[]): TemplateName {
  if (kinds.includes('cars')) return 'metro'
  if (kinds.includes('motorcycles')) return 'moto'
  return kinds.length > 0 ? 'outback' : 'metro'
}

/** Who a new dealer is. The first location is its main one. */
export interface Starter {
  readonly slug: string
  readonly name: string
  readonly template: TemplateName
  /** Host names beside the one under the platform's domain. */
  readonly hosts: readonly string[]
  readonly colours: ThemeColours
  /** The name as it is set in type in the header; '' for the name itself. */
  readonly wordmark: string
  /** Id of the asset of the logo, shown in the header in place of the name. */
  readonly logo: string | null
  readonly legalName: string
  readonly licence: string
  readonly email: string
  /** How the stock calls the dealer. */
  readonly dealership: { readonly slug: string; readonly id: string }
  readonly sells: readonly VehicleKind[]
  /** When it is made as a site that is not live, ISO UTC; null for one that shoppers see at once. */
  readonly waitsSince: string | null
  readonly locations: readonly [StarterLocation, ...StarterLocation[]]
}

const ZONES: Readonly<Record<StateCode, string>> = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
}

/** Places that keep another time than their state's capital, by postcode: Broken Hill, Lord Howe Island, Eucla. */
const ZONES_OF_POSTCODES: Readonly<Record<string, string>> = {
  '2880': 'Australia/Broken_Hill',
  '2898': 'Australia/Lord_Howe',
  '6443': 'Australia/Eucla',
}

/** The time zone of a place; that of the state's capital, but for the few that keep another time. */
export function zoneOfPlace({ state, postcode }: Pick<StarterLocation, 'state' | 'postcode'>): string {
  return ZONES_OF_POSTCODES[postcode.trim()] ?? ZONES[state]
}

/** Hours as a dealer of the trade usually has them, for the first form. */
export const USUAL_HOURS = { workdays: '8.30-5.30', saturday: '8.30-4', sunday: 'closed' } as const

/** A dealer of which only name, address, template and state are known: one location, in the template's colours. */
export function plainStarter({
  slug,
  name,
  template,
  state,
}: Pick<Starter, 'slug' | 'name' | 'template'> & { state: StateCode }): Starter {
  return {
    slug,
    name,
    template,
    hosts: [],
    colours: templateDefinition(template).colours,
    wordmark: '',
    logo: null,
    legalName: '',
    licence: '',
    email: '',
    dealership: { slug, id: '' },
    sells: ['cars'],
    waitsSince: null,
    locations: [
      {
        slug: locationSlug(slug),
        name,
        street: '',
        city: '',
        postcode: '',
        state,
        phone: '',
        hours: {
          workdays: readHours(USUAL_HOURS.workdays),
          saturday: readHours(USUAL_HOURS.saturday),
          sunday: readHours(USUAL_HOURS.sunday),
        },
      },
    ],
  }
}

/** A slug for a location: the wanted one, unless a search has that address already. */
export function locationSlug(wanted: string): string {
  return findSlugCollision('location', wanted) === null ? wanted : `${wanted}-yard`
}

function readHours(text: string): DayHours {
  const read = parseHours(text)
  if ('problem' in read) throw new RangeError(read.problem)
  return read.hours
}
