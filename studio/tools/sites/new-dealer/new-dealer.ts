import {
  checkTheme,
  type DayHours,
  findHostProblem,
  findSiteSlugProblem,
  findTakenDealership,
  findTakenSlug,
  type OtherSite,
  parseHours,
  type StateCode,
  SURFACE_COLOURS,
  type TemplateName,
  type ThemeColours,
  templateDefinition,
} from '@forecourt/schemas/contract'
import { locationSlug, type Starter, type StarterLocation, USUAL_HOURS } from '@forecourt/tenants/lifecycle'

/** A place as it is typed. */
export interface PlaceForm {
  readonly key: string
  readonly name: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly state: StateCode
  readonly phone: string
  readonly workdays: string
  readonly saturday: string
  readonly sunday: string
}

/** A new dealer as it is typed. What is null follows from something else until it is written. */
export interface NewDealer {
  readonly name: string
  readonly legalName: string
  readonly licence: string
  readonly email: string
  readonly template: TemplateName
  /** Null: made of the name. */
  readonly slug: string | null
  /** Separated by commas, spaces or lines. */
  readonly hosts: string
  /** Null: the template's. */
  readonly brand: string | null
  readonly accent: string | null
  readonly wordmark: string
  readonly places: readonly PlaceForm[]
  /** Null: the address of the site. */
  readonly dealership: string | null
  readonly dealershipId: string
}

/** Problems by the id of their field. */
export type Problems = Readonly<Record<string, string>>

/** The steps, in order. */
export const STEPS = ['Name', 'Address', 'Look', 'Locations', 'Stock'] as const

const HEX = /^#[0-9a-f]{6}$/i
const MAIL = /^\S+@\S+\.\S+$/

/** An empty place in a state. */
export function newPlace(key: string, state: StateCode = 'QLD'): PlaceForm {
  return { key, name: '', street: '', city: '', postcode: '', state, phone: '', ...USUAL_HOURS }
}

/** The form before anything is typed. */
export const EMPTY_DEALER: NewDealer = {
  name: '',
  legalName: '',
  licence: '',
  email: '',
  template: 'metro',
  slug: null,
  hosts: '',
  brand: null,
  accent: null,
  wordmark: '',
  places: [newPlace('place-1')],
  dealership: null,
  dealershipId: '',
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
export const dealershipOf = (form: NewDealer) => form.dealership ?? formatSlug(form)

/** The host names as a list, small letters. */
export function listHosts({ hosts }: NewDealer): string[] {
  return [
    ...new Set(
      hosts
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ]
}

/** The colours as they are worn: a colour that cannot be read yet is the template's. */
export function deriveColours({ brand, accent, template }: NewDealer): ThemeColours {
  const own = templateDefinition(template).colours
  const valid = (colour: string | null, other: string) =>
    colour !== null && HEX.test(colour) ? colour : other
  return { brand: valid(brand, own.brand), accent: valid(accent, own.accent) }
}

/** What is wrong in a step, by field. */
export function listProblems(form: NewDealer, step: number, others: readonly OtherSite[]): Problems {
  const found = [nameProblems, addressProblems, lookProblems, placeProblems, stockProblems][step]
  const problems = found?.(form, others) ?? {}
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null),
  )
}

type Found = Record<string, string | null>

function nameProblems({ name, email }: NewDealer): Found {
  return {
    name: name.trim() === '' ? 'Give the dealer its name.' : null,
    email: email.trim() === '' || MAIL.test(email.trim()) ? null : 'Write an email address.',
  }
}

function addressProblems(form: NewDealer, others: readonly OtherSite[]): Found {
  const slug = formatSlug(form)
  return {
    slug:
      slug === '' ? 'Give the site an address.' : (findSiteSlugProblem(slug) ?? findTakenSlug(slug, others)),
    hosts: findHostProblem(listHosts(form), others),
  }
}

function lookProblems(form: NewDealer): Found {
  const unread = (colour: string | null) =>
    colour === null || HEX.test(colour) ? null : 'Write the colour as # and six digits, for example #1c6a70.'
  const written = { brand: unread(form.brand), accent: unread(form.accent) }
  if (written.brand ?? written.accent) return written
  const { shown, reasons } = checkTheme(deriveColours(form), SURFACE_COLOURS[form.template])
  const of = (accent: boolean) =>
    shown ? undefined : reasons.find(({ code }) => code.startsWith('accent') === accent)?.text
  return { brand: of(false) ?? null, accent: of(true) ?? null }
}

function placeProblems({ places }: NewDealer): Found {
  return Object.assign({}, ...places.map((place) => problemsOfPlace(place, places)))
}

function problemsOfPlace(place: PlaceForm, places: readonly PlaceForm[]): Found {
  const { key, name, postcode } = place
  const isTwice = places.some(
    (other) => other.key !== key && other.name.trim().toLowerCase() === name.trim().toLowerCase(),
  )
  const hours = (text: string) => {
    const read = parseHours(text)
    return 'problem' in read ? read.problem : null
  }
  return {
    [`${key}-name`]:
      name.trim() === '' ? 'Give the location a name.' : isTwice ? 'Two locations have this name.' : null,
    [`${key}-postcode`]: postcode === '' || /^\d{4}$/.test(postcode) ? null : 'A postcode is four digits.',
    [`${key}-workdays`]: hours(place.workdays),
    [`${key}-saturday`]: hours(place.saturday),
    [`${key}-sunday`]: hours(place.sunday),
  }
}

function stockProblems(form: NewDealer, others: readonly OtherSite[]): Found {
  const slug = dealershipOf(form)
  const id = form.dealershipId.trim()
  const takenSlug = findTakenDealership([{ slug }], others)
  return {
    dealership:
      slug === ''
        ? 'Without it no cars are found.'
        : /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
          ? takenSlug
          : 'Small letters, digits and single hyphens, for example saltbush-mildura.',
    dealershipId: takenSlug ? null : findTakenDealership([{ id }], others),
  }
}

/**
 * The form as what a dealer is made of.
 * @param logo id of the uploaded wordmark's asset, or null
 */
export function toStarter(form: NewDealer, logo: string | null): Starter {
  const [first, ...more] = listLocations(form)
  if (!first) throw new RangeError('A dealer has at least one location.')
  return {
    slug: formatSlug(form),
    name: form.name.trim(),
    template: form.template,
    hosts: listHosts(form),
    colours: deriveColours(form),
    wordmark: form.wordmark.trim(),
    logo,
    legalName: form.legalName.trim(),
    licence: form.licence.trim(),
    email: form.email.trim(),
    dealership: { slug: dealershipOf(form), id: form.dealershipId.trim() },
    locations: [first, ...more],
  }
}

function listLocations({ places }: NewDealer): StarterLocation[] {
  const taken = new Set<string>()
  return places.map(({ key: _, workdays, saturday, sunday, ...place }) => {
    const wanted = locationSlug(slugify(place.name) || 'location')
    let slug = wanted
    for (let at = 2; taken.has(slug); at++) slug = `${wanted}-${at}`
    taken.add(slug)
    const { name, street, city, phone } = place
    return {
      ...place,
      slug,
      name: name.trim(),
      street: street.trim(),
      city: city.trim(),
      phone: phone.trim(),
      hours: { workdays: readHours(workdays), saturday: readHours(saturday), sunday: readHours(sunday) },
    }
  })
}

function readHours(text: string): DayHours {
  const read = parseHours(text)
  if ('problem' in read) throw new RangeError(read.problem)
  return read.hours
}
