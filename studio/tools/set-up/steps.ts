import {
  findAbnProblem,
  parseRoleName,
  type StaffToday,
  TAG_NAMES,
  TAG_PROVIDERS,
  templateDefinition,
} from '@forecourt/schemas/contract'
import type { SetUpContentQueryResult } from '@forecourt/schemas/types'
import { TEMPLATE_WORDS } from '../sites/new-dealer/template-words.ts'

/** What the steps are judged by. What is undefined is still being asked for. */
export interface SetUpFacts {
  readonly slug: string
  /** The site's address under the platform's own domain, without its scheme. */
  readonly ownAddress: string
  readonly content: SetUpContentQueryResult
  readonly stock: StaffToday['stock'] | undefined
  /** The names of each person's roles. */
  readonly people: readonly (readonly string[])[] | undefined
}

export interface Judged {
  /** `asking` until it is known. */
  readonly state: 'done' | 'missing' | 'asking'
  /** What is or what is missing, in a line. */
  readonly fact: string
  /** What the button says. */
  readonly act: string
}

/** Where a step is done: a step of Set up itself, a place of the Studio, or a document's form. */
export type StepPlace =
  | { readonly step: string }
  | { readonly path: string }
  | { readonly type: string; readonly id: string }

/** A line of Set up. */
export interface SetUpStep {
  readonly id: string
  readonly title: string
  /** Whether the site cannot go live without it. */
  readonly stops: boolean
  readonly judge: (facts: SetUpFacts) => Judged
  readonly place: (facts: SetUpFacts) => StepPlace
}

/** The lines of Set up in their order. A further step is an entry here. */
export const SET_UP_STEPS: readonly SetUpStep[] = [
  { id: 'look', title: 'Look', stops: true, judge: judgeLook, place: () => ({ step: 'look' }) },
  {
    id: 'locations',
    title: 'Locations and hours',
    stops: true,
    judge: judgeLocations,
    place: placeLocations,
  },
  { id: 'stock', title: 'Stock', stops: true, judge: judgeStock, place: () => ({ path: '/stock/files' }) },
  { id: 'legal', title: 'Legal', stops: true, judge: judgeLegal, place: () => ({ step: 'legal' }) },
  { id: 'people', title: 'People', stops: true, judge: judgePeople, place: () => ({ path: '/people' }) },
  {
    id: 'address',
    title: 'Web address',
    stops: true,
    judge: judgeAddress,
    place: () => ({ step: 'address' }),
  },
  {
    id: 'lenders',
    title: 'Lenders and rate',
    stops: false,
    judge: judgeLenders,
    place: () => ({ step: 'lenders' }),
  },
  { id: 'tags', title: 'Tags', stops: false, judge: judgeTags, place: () => ({ step: 'tags' }) },
]

/** A step with what was found of it. */
export interface SetUpLine extends SetUpStep {
  readonly judged: Judged
  /** Who saved it in Set up last, and when; null for nobody yet. */
  readonly saved: { readonly by: string; readonly at: string } | null
}

export function listLines(facts: SetUpFacts): SetUpLine[] {
  return SET_UP_STEPS.map((step) => ({
    ...step,
    judged: step.judge(facts),
    saved: findSaved(step.id, facts),
  }))
}

function findSaved(id: string, { content: { settings } }: SetUpFacts): SetUpLine['saved'] {
  const { by, at } = settings?.saved?.find(({ step }) => step === id) ?? {}
  return by && at ? { by, at } : null
}

/** The lines that keep the site from going live. */
export const listStops = (lines: readonly SetUpLine[]) =>
  lines.filter(({ stops, judged }) => stops && judged.state !== 'done')

/** The step that Set up goes on with: the next missing one after `id` that is done in Set up itself. */
export function findNextStep(lines: readonly SetUpLine[], id: string, facts: SetUpFacts) {
  const at = lines.findIndex((line) => line.id === id)
  return lines.slice(at + 1).find((line) => line.judged.state === 'missing' && 'step' in line.place(facts))
}

/** 'Made, not live. 3 things stop it.' */
export function describeStops(lines: readonly SetUpLine[]): string {
  const stops = listStops(lines)
  if (stops.length === 0) return 'Nothing stops it. Have a last look, then put it live.'
  return stops.length === 1
    ? 'Made, not live. 1 thing stops it.'
    : `Made, not live. ${stops.length} things stop it.`
}

function judgeLook({ content: { tenant, settings } }: SetUpFacts): Judged {
  const template = tenant?.template ?? 'metro'
  const { colours } = templateDefinition(template)
  const isOwn =
    settings?.decided?.includes('look') ||
    Boolean(settings?.wordmark || settings?.logo) ||
    Object.values(settings?.look ?? {}).some(Boolean) ||
    tenant?.theme?.brand?.toLowerCase() !== colours.brand ||
    tenant?.theme?.accent?.toLowerCase() !== colours.accent
  if (!isOwn) return missing('A template, your colours and your name', 'Choose a look')
  const name = settings?.logo ? 'wordmark as a picture' : 'wordmark as text'
  return done(`${TEMPLATE_WORDS[template][0]}, ${name}`)
}

function judgeLocations({ content: { locations, settings } }: SetUpFacts): Judged {
  if (locations.length === 0) return missing('Where you are and when you’re open', 'Add a location')
  for (const place of locations) {
    const lacks = [
      place.street && place.postcode ? '' : 'address',
      place.phone ? '' : 'phone',
      place.days ? '' : 'hours',
    ].filter(Boolean)
    if (lacks.length > 0) return missing(`${place.name}: no ${formatList(lacks)} yet`, 'Fill in')
  }
  const hasMail = settings?.mailTo?.length || settings?.email || locations.some(({ email }) => email)
  if (!hasMail) return missing('No email address that enquiries go to', 'Fill in')
  return done(locations.map(({ name }) => name).join(', '))
}

/** The first location that lacks something, or the first of all. */
function placeLocations({ content: { locations } }: SetUpFacts): StepPlace {
  const lacking = locations.find(
    ({ street, postcode, phone, days }) => !street || !postcode || !phone || !days,
  )
  const place = lacking ?? locations[0]
  return place ? { type: 'location', id: place.id } : { path: '/content' }
}

function judgeStock({ stock }: SetUpFacts): Judged {
  if (stock === undefined) return asking('Being counted')
  if (stock === null) return missing('The stock isn’t responding right now', 'See the files')
  if (stock.filterProblem)
    return missing(`The stock’s filter is wrong. ${stock.filterProblem}`, 'See the files')
  if (stock.onSite === 0) return missing('Your stock file, read while you wait', 'Bring your stock')
  const bare = stock.withoutPicture > 0 ? `, ${stock.withoutPicture} without a picture` : ''
  return done(`${stock.onSite} on the site${bare}`)
}

function judgeLegal({ content: { settings, locations } }: SetUpFacts): Judged {
  const { legalName, abn, licence, privacyContact } = settings ?? {}
  const isLicensed = Boolean(licence) || (locations.length > 0 && locations.every((place) => place.licence))
  const isNumbered = Boolean(abn) && findAbnProblem(abn ?? '') === null
  const lacks = [
    legalName ? '' : 'business name',
    isNumbered ? '' : abn ? 'right ABN' : 'ABN',
    isLicensed ? '' : 'dealer licence number',
    privacyContact?.email || privacyContact?.phone ? '' : 'privacy contact',
  ].filter(Boolean)
  if (lacks.length > 0) return missing(`No ${formatList(lacks)} yet`, 'Fill in')
  const who = privacyContact?.name || privacyContact?.email || privacyContact?.phone || ''
  return done(`${licence || 'A licence at each location'}, privacy contact ${who}`)
}

function judgePeople({ people, slug }: SetUpFacts): Judged {
  if (people === undefined) return asking('Being counted')
  const own = people.filter((roles) => roles.some((name) => worksFor(name, slug)))
  if (own.length === 0) return missing('No one from the dealer has joined', 'See who’s here')
  return done(own.length === 1 ? '1 person from the dealership' : `${own.length} people from the dealership`)
}

/** Is a role a manager's or an editor's of this site? */
function worksFor(role: string, slug: string): boolean {
  const { kind, sites } = parseRoleName(role) ?? { kind: null, sites: [] }
  return (kind === 'manager' || kind === 'editor') && sites.includes(slug)
}

function judgeAddress({ content: { tenant, settings }, ownAddress }: SetUpFacts): Judged {
  const hosts = tenant?.hosts ?? []
  if (hosts.length > 0) return done(hosts.join(', '))
  if (settings?.decided?.includes('address')) return done(`Stays at ${ownAddress}`)
  return missing(`For now only ${ownAddress}`, 'Set the address')
}

function judgeLenders({ content: { tenant } }: SetUpFacts): Judged {
  const names = (tenant?.lenders ?? []).map(({ provider }) => provider).filter((name) => name !== null)
  if (names.length === 0) return missing('Without them, no repayments show', 'Look')
  if (!tenant?.financeProvider) return missing('No lender is named for the repayments', 'Look')
  return done(names.join(', '))
}

function judgeTags({ content: { settings } }: SetUpFacts): Judged {
  const used = TAG_NAMES.filter((name) => settings?.tags?.[name])
  if (used.length === 0) return missing('Google Analytics, Tag Manager, Meta and TikTok pixels', 'Add')
  return done(used.map((name) => TAG_PROVIDERS[name].title).join(', '))
}

const done = (fact: string): Judged => ({ state: 'done', fact, act: 'Change' })
const missing = (fact: string, act: string): Judged => ({ state: 'missing', fact, act })
const asking = (fact: string): Judged => ({ state: 'asking', fact, act: 'Look' })
const formatList = (words: readonly string[]) =>
  new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(words)
