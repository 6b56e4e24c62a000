import { addDays, dateAt, formatShortDay, formatSpecialDay, openNow } from '@forecourt/schemas/contract'
import { findDepartment } from '../../inputs/hours/hours-form.ts'
import { publishedId } from './showings.ts'
import type { TodayContent } from './today-content.query.ts'

const DAYS_AHEAD = 14
const THIS_WEEK = 7
/** More than so many places are counted, not named. */
const MOST_NAMED = 4

/** Published locations of a site that its shoppers see. */
export function listPlaces(locations: TodayContent['locations'], site: string, zone: string) {
  return locations
    .filter((one) => one.site === site && !one.hidden && publishedId(one.id) === one.id)
    .map(({ id, title, timeZone, locationType, openingHours, specialHours }) => ({
      id,
      title,
      zone: timeZone ?? zone,
      locationType: locationType ?? ('sales' as const),
      departments: [],
      openingHours: (openingHours ?? []).flatMap(({ weekday, ...day }) =>
        weekday === null ? [] : [{ weekday, ...parseDay(day) }],
      ),
      specialHours: (specialHours ?? []).flatMap(({ date, name, departments, ...day }) =>
        date
          ? [
              {
                date,
                name: name ?? '',
                departments: (departments ?? []).flatMap((one) => findDepartment(one) ?? []),
                ...parseDay(day),
              },
            ]
          : [],
      ),
    }))
}

export type OpenPlace = ReturnType<typeof listPlaces>[number]

function parseDay({
  status,
  byAppointment,
  intervals,
}: {
  status: string | null
  byAppointment: boolean | null
  intervals: { open: string | null; close: string | null }[] | null
}) {
  return {
    status: status === 'Closed' ? ('Closed' as const) : ('Open' as const),
    byAppointment: byAppointment === true,
    intervals: (intervals ?? []).flatMap(({ open, close }) => (open && close ? [{ open, close }] : [])),
  }
}

/** A day on which hours differ, for the places that have the same hours then. */
export interface DifferingDay {
  readonly date: string
  /** `Thu 24 Dec, all 3 locations`. */
  readonly label: string
  readonly hours: string
  /** The places, by id. */
  readonly places: readonly string[]
}

/** The days ahead whose hours differ, soonest first; `thisWeek` says whether one is within seven days. */
export function differingDays(
  places: readonly OpenPlace[],
  now: string,
  zone: string,
): { days: DifferingDay[]; thisWeek: boolean } {
  const today = dateAt(now, zone)
  const groups = new Map<string, { date: string; hours: string; places: OpenPlace[] }>()
  for (const place of places)
    for (const special of place.specialHours) {
      const from = dateAt(now, place.zone)
      if (special.date < from || special.date > addDays(from, DAYS_AHEAD)) continue
      const hours = formatSpecialDay(special, from, 'closed').text.replaceAll(' - ', ' – ')
      const key = `${special.date} ${hours}`
      const group = groups.get(key) ?? { date: special.date, hours, places: [] }
      groups.set(key, { ...group, places: [...group.places, place] })
    }
  const days = [...groups.values()]
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ date, hours, places: same }) => ({
      date,
      hours,
      places: same.map(({ id }) => id),
      label: `${formatShortDay(date, today)}, ${formatPlaces(same, places.length)}`,
    }))
  return { days, thisWeek: days.some(({ date }) => date < addDays(today, THIS_WEEK)) }
}

function formatPlaces(some: readonly OpenPlace[], all: number): string {
  if (all > 1 && some.length === all) return `all ${all} locations`
  if (some.length > MOST_NAMED) return `${some.length} locations`
  return joinList(some.map(({ title }) => title))
}

const joinList = (words: readonly string[]) =>
  new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(words)

/** Whether a place is open: `Open until 5:30 pm`; '' for one without hours. */
export function formatOpening(place: OpenPlace, now: string): string {
  const text = place.openingHours.length > 0 ? openNow(place, now, place.zone).reasons[0]?.text : ''
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : ''
}

/** Which places are open now, in a sentence or two; '' where none has hours. */
export function formatOpenPlaces(places: readonly OpenPlace[], now: string): string {
  const answers = places
    .filter(({ openingHours }) => openingHours.length > 0)
    .map((place) => ({ place, verdict: openNow(place, now, place.zone) }))
  if (answers.length === 0) return ''
  if (answers.length > MOST_NAMED) {
    const open = answers.filter(({ verdict }) => verdict.shown).length
    return `${open} of ${answers.length} locations are open.`
  }
  const groups = Map.groupBy(answers, ({ verdict }) => verdict.reasons[0]?.text ?? '')
  return [...groups]
    .map(([words, same]) =>
      openingSentence(
        words,
        same.map(({ place }) => place.title),
      ),
    )
    .join(' ')
}

/** The rule says `open until 5:30 pm`, `opens tomorrow 8:30 am` or `closed until further notice`. */
function openingSentence(words: string, titles: readonly string[]): string {
  const several = titles.length > 1
  const opens = words.startsWith('opens ')
  const verb = opens ? (several ? 'open' : 'opens') : several ? 'are' : 'is'
  return `${joinList(titles)} ${verb} ${opens ? words.slice('opens '.length) : words}.`
}
