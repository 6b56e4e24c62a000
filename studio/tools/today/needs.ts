import {
  compareInstants,
  dateAt,
  findTileClashes,
  formatShortDay,
  formatShortInstant,
  parseState,
  publicHolidaysFrom,
  type StaffToday,
} from '@forecourt/schemas/contract'
import type { StudioSite } from '../../access/studio-sites.ts'
import { type Approval, askedOrSentBack, notApprovedInTime } from './approval/approval-needs.ts'
import type { OpenPlace } from './hours-ahead.ts'
import type { Need } from './need.ts'
import type { PlaceToGo } from './place-to-go.ts'
import type { Showing } from './showings.ts'

/** What the needs of a site are worked out from. `numbers` are missing until the site has answered. */
export interface NeedQuestion {
  readonly site: StudioSite
  readonly showings: readonly Showing[]
  /** The locations that the site's shoppers see. */
  readonly places: readonly OpenPlace[]
  readonly numbers: StaffToday | undefined
  /** Drafts of finance offers of a site where they need a manager. */
  readonly approvals: readonly Approval[]
  readonly now: string
}

/** A rule names everything on one site that wants doing for one reason. */
export type NeedRule = (question: NeedQuestion) => Need[]

/** Every rule; one more is a function and a name here. */
export const NEED_RULES: readonly NeedRule[] = [
  undeliveredLeads,
  unreadableFilter,
  notApprovedInTime,
  askedOrSentBack,
  stoppedStock,
  wrongDates,
  clashes,
  undecidedHolidays,
  leftOutCars,
  oldDrafts,
]

/** What wants doing on these sites: red before amber, each the oldest first. */
export function listNeeds(questions: readonly NeedQuestion[], rules = NEED_RULES): Need[] {
  return questions.flatMap((question) => rules.flatMap((rule) => rule(question))).toSorted(byWeight)
}

function byWeight(one: Need, other: Need): number {
  if (one.tone !== other.tone) return one.tone === 'red' ? -1 : 1
  if (one.since === null || other.since === null)
    return Number(one.since === null) - Number(other.since === null)
  return compareInstants(one.since, other.since)
}

function undeliveredLeads({ site, numbers, now }: NeedQuestion): Need[] {
  const { notDelivered = 0, notDeliveredSince: since = null } = numbers?.leads ?? {}
  if (notDelivered === 0) return []
  const at = since ? ` The first came in ${formatShortInstant(since, site.timeZone, now)}.` : ''
  const one = notDelivered === 1
  return [
    {
      id: `leads ${site.id}`,
      tone: 'red',
      icon: 'lead',
      site,
      since,
      fact: `${notDelivered} ${one ? 'enquiry hasn’t' : 'enquiries haven’t'} reached you`,
      consequence: `${one ? 'It’s' : 'They’re'} safe here, and we keep trying.${at}`,
      action: { words: one ? 'See it' : 'See them', place: { kind: 'tool', tool: 'leads', site: site.id } },
    },
  ]
}

const stockPlace = (site: StudioSite): PlaceToGo => ({
  kind: 'tool',
  tool: 'stock',
  site: site.id,
  view: 'files',
})

function unreadableFilter({ site, numbers }: NeedQuestion): Need[] {
  const problem = numbers?.stock?.filterProblem
  if (!problem) return []
  return [
    {
      id: `filter ${site.id}`,
      tone: 'red',
      icon: 'stock',
      site,
      since: null,
      fact: 'We can’t read this site’s stock filter',
      consequence: `The site shows no stock until it’s fixed. ${problem}`,
      action: { words: 'Fix the filter', place: { kind: 'document', id: site.id, type: 'tenant' } },
    },
  ]
}

function stoppedStock({ site, numbers, now }: NeedQuestion): Need[] {
  const file = numbers?.stockFile
  if (!file?.stopped) return []
  return [
    {
      id: `stock ${site.id}`,
      tone: 'red',
      icon: 'stock',
      site,
      since: file.at,
      fact: `The stock file of ${formatShortInstant(file.at, site.timeZone, now)} was stopped`,
      consequence: 'The site still shows the stock from the file before it.',
      action: { words: 'Look at the file', place: stockPlace(site) },
    },
  ]
}

function leftOutCars({ site, numbers }: NeedQuestion): Need[] {
  const file = numbers?.stockFile
  if (!file || file.stopped || file.leftOut === 0) return []
  const one = file.leftOut === 1
  return [
    {
      id: `rows ${site.id}`,
      tone: 'amber',
      icon: 'stock',
      site,
      since: file.at,
      fact: `${nameLeftOut(file)} ${one ? 'was' : 'were'} left out of the last file`,
      consequence: one ? 'See why, and what to change.' : 'See why for each, and what to change.',
      action: { words: one ? 'See why' : 'See the list', place: stockPlace(site) },
    },
  ]
}

/** `2019 Mazda CX-5 and 1 other`; only how many where the first has no name. */
function nameLeftOut({ leftOut, leftOutCars: [first] }: NonNullable<StaffToday['stockFile']>): string {
  const vehicles = leftOut === 1 ? 'vehicle' : 'vehicles'
  if (!first) return `${leftOut} ${vehicles}`
  const others = leftOut - 1
  return others === 0 ? first : `${first} and ${others} ${others === 1 ? 'other' : 'others'}`
}

function wrongDates({ site, showings }: NeedQuestion): Need[] {
  return showings
    .filter(({ draft, sites, start, expiry }) => {
      if (draft || !sites.includes(site.id)) return false
      return start !== null && expiry !== null && compareInstants(start, expiry) > 0
    })
    .map((showing) => ({
      id: `dates ${showing.id} ${site.id}`,
      tone: 'red',
      icon: 'dates',
      site,
      since: showing.start,
      fact: `“${showing.title}” ends before it starts`,
      consequence: 'It won’t show until you change its dates.',
      action: { words: 'Change the dates', place: documentPlace(showing) },
    }))
}

/** Tiles that ask for one place at one time; what is over is left alone. */
function clashes({ site, showings, now }: NeedQuestion): Need[] {
  const tiles = showings
    .filter(({ kind }) => kind === 'tile')
    .map((tile) => ({ ...tile, name: tile.title, excludedSites: [] }))
  const zone = site.timeZone
  const today = dateAt(now, zone)
  const day = (instant: string) => formatShortDay(dateAt(instant, zone), today)
  return findTileClashes(tiles, { site: site.id, zone, now }).map(
    ({ first, second, place, from, until }) => ({
      id: `clash ${first.id} ${second.id} ${site.id}`,
      tone: 'amber',
      icon: 'clash',
      site,
      since: from,
      fact: `Two tiles ask for place ${place}${from ? ` from ${day(from)}` : ''}${until ? ` until ${day(until)}` : ''}`,
      consequence: `Both show: “${first.name}” there, “${second.name}” one place further on.`,
      action: { words: 'Sort it out', place: documentPlace(second) },
    }),
  )
}

/** How far ahead public holidays without hours are named, in days. */
const HOLIDAYS_AHEAD = 45

function undecidedHolidays({ site, places, now }: NeedQuestion): Need[] {
  const state = parseState(site.state ?? '')
  if (!state) return []
  const soon = publicHolidaysFrom(state, dateAt(now, site.timeZone), HOLIDAYS_AHEAD)
  const open = places.map((place) => {
    const decided = new Set(place.specialHours.map(({ date }) => date))
    return { place, days: soon.filter(({ date }) => !decided.has(date)) }
  })
  const waiting = open.filter(({ days }) => days.length > 0)
  const [first] = waiting
  if (!first) return []
  const names = [...new Set(waiting.flatMap(({ days }) => days.map(({ name }) => name)))]
  const one = names.length === 1
  return [
    {
      id: `holidays ${site.id}`,
      tone: 'amber',
      icon: 'dates',
      site,
      since: null,
      fact: one ? `Set your hours for ${names[0]}` : `Set your hours for ${names.length} public holidays`,
      consequence: `${joinList(names)}, at ${joinList(waiting.map(({ place }) => place.title))}`,
      action: {
        words: one ? 'Set the day' : `Set ${names.length} days`,
        place: { kind: 'document', id: first.place.id, type: 'location' },
      },
    },
  ]
}

const joinList = (words: readonly string[]) =>
  new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(words)

function oldDrafts({ site, showings, now }: NeedQuestion): Need[] {
  return showings
    .filter(({ draft, sites, expiry }) => {
      return draft && sites.includes(site.id) && expiry !== null && compareInstants(expiry, now) < 0
    })
    .map((showing) => {
      const today = dateAt(now, site.timeZone)
      const end = formatShortDay(dateAt(showing.expiry ?? now, site.timeZone), today)
      return {
        id: `old ${showing.id} ${site.id}`,
        tone: 'amber',
        icon: 'dates',
        site,
        since: showing.expiry,
        fact: `The dates of “${showing.title}” have passed`,
        consequence: `It ended ${end}, so it won’t show when you publish it.`,
        action: { words: 'Change the dates', place: documentPlace(showing) },
      }
    })
}

const documentPlace = ({ id, type }: Showing): PlaceToGo => ({ kind: 'document', id, type })
