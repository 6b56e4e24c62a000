import {
  findSiteSlugProblem,
  findTakenDealership,
  findTakenSlug,
  type OtherSite,
  parseHours,
  type StateCode,
  stateOfPostcode,
  type TemplateName,
  templateDefinition,
} from '@forecourt/schemas/contract'
import {
  locationSlug,
  type Starter,
  templateFor,
  USUAL_HOURS,
  type VehicleKind,
} from '@forecourt/tenants/lifecycle'

/** A new dealer as it is typed. What is null follows from something else until it is chosen. */
export interface NewDealer {
  readonly name: string
  /** Null: made of the name. */
  readonly slug: string | null
  readonly sells: readonly VehicleKind[]
  /** The first place. */
  readonly town: string
  readonly postcode: string
  /** Null: what the kinds of vehicles usually have. */
  readonly template: TemplateName | null
}

/** Problems by the name of their field; a field without one is well. */
export type Problems = Readonly<Partial<Record<keyof NewDealer, string>>>

/** The form before anything is typed. */
export const EMPTY_DEALER: NewDealer = {
  name: '',
  slug: null,
  sells: ['cars'],
  town: '',
  postcode: '',
  template: null,
}

/** 'Saltbush & Sons' as `saltbush-sons`. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
}

export const formatSlug = (form: NewDealer) => form.slug ?? slugify(form.name)
export const templateOf = (form: NewDealer) => form.template ?? templateFor(form.sells)
/** The state of the first place; null until its postcode says it. */
export const stateOf = ({ postcode }: NewDealer): StateCode | null => stateOfPostcode(postcode.trim())

/** What is wrong, by field. */
export function listProblems(form: NewDealer, others: readonly OtherSite[]): Problems {
  const slug = formatSlug(form)
  const found: Readonly<Partial<Record<keyof NewDealer, string | null>>> = {
    name: findNameProblem(form.name, others),
    slug:
      slug === ''
        ? 'Give the site an address.'
        : (findSiteSlugProblem(slug) ??
          findTakenSlug(slug, others) ??
          findTakenDealership([{ slug }], others)),
    sells: form.sells.length === 0 ? 'Choose what it sells.' : null,
    town: form.town.trim() === '' ? 'Where is its first place?' : null,
    postcode: stateOf(form) === null ? 'A postcode is four digits, for example 3500.' : null,
  }
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null),
  )
}

function findNameProblem(name: string, others: readonly OtherSite[]): string | null {
  const wanted = name.trim().toLowerCase()
  if (wanted === '') return 'Give the dealer its name.'
  return others.some((other) => other.name?.trim().toLowerCase() === wanted)
    ? 'Another dealer has this name.'
    : null
}

/**
 * The form as what a dealer is made of: its site waits until it is put live.
 * @param now an instant, ISO UTC
 * @throws RangeError while the postcode says no state
 */
export function toStarter(form: NewDealer, now: string): Starter {
  const state = stateOf(form)
  if (state === null) throw new RangeError('The postcode says no state.')
  const slug = formatSlug(form)
  const template = templateOf(form)
  const town = form.town.trim()
  return {
    slug,
    name: form.name.trim(),
    template,
    hosts: [],
    colours: templateDefinition(template).colours,
    wordmark: '',
    logo: null,
    legalName: '',
    licence: '',
    email: '',
    dealership: { slug, id: '' },
    sells: form.sells,
    waitsSince: now,
    locations: [
      {
        slug: locationSlug(slugify(town) || 'location'),
        name: town,
        street: '',
        city: town,
        postcode: form.postcode.trim(),
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

function readHours(text: string) {
  const read = parseHours(text)
  if ('problem' in read) throw new RangeError(read.problem)
  return read.hours
}
