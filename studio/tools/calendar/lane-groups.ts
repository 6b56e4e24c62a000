import { formatZone } from '@forecourt/schemas/contract/pure'
import type { StudioSite } from '../../access/studio-sites.ts'
import type { CalendarAnswer } from './calendar.groq.ts'
import { dayScale } from './day-scale.ts'
import { zoneDifference } from './format.ts'
import type { CalendarItem, CalendarKind } from './items.ts'
import { type Lane, siteLanes } from './lanes.ts'
import type { DayRange } from './range.ts'
import { listSpecialDays } from './special-days.ts'

/** Lanes under a title: the kinds of one site, or the sites. */
export interface LaneGroup {
  readonly id: string
  readonly title: string
  readonly note: string
  /** The site whose colour is beside the title, where groups are sites. */
  readonly site: StudioSite | null
  readonly lanes: readonly Lane[]
}

export interface GroupInput {
  readonly answer: CalendarAnswer
  readonly items: readonly CalendarItem[]
  readonly sites: readonly StudioSite[]
  readonly kinds: ReadonlySet<CalendarKind>
  readonly range: DayRange
  readonly now: string
  /** The reader's own zone. */
  readonly ownZone: string
  today(zone: string): string
}

/** The usual places of tiles of a site that names none (PROMO-01). */
const USUAL_PLACES = [8, 17]

const KIND_GROUPS: readonly { title: string; kinds: readonly Lane['kind'][] }[] = [
  { title: 'Promo tiles', kinds: ['tile'] },
  { title: 'Offers', kinds: ['offer'] },
  { title: 'Banners and popups', kinds: ['banner', 'popup'] },
  { title: 'Hours and public holidays', kinds: ['hours'] },
]

/** The usual places of tiles of a site. */
export function usualPlaces(answer: CalendarAnswer, site: StudioSite): readonly number[] {
  const own = answer.places.find((places) => places.site === site.id)?.usual
  return own?.length ? own : USUAL_PLACES
}

/** Everything the calendar draws: one site by kinds, several by site. */
export function laneGroups(input: GroupInput): LaneGroup[] {
  const { sites, now, ownZone } = input
  const [only] = sites
  const bySite = Map.groupBy(input.items, ({ site }) => site)
  const lanes = (site: StudioSite) => buildLanes(site, { ...input, items: bySite.get(site.id) ?? [] })
  if (sites.length === 1 && only) return kindGroups(lanes(only))
  return sites.map((site) => {
    const apart = zoneDifference(site.timeZone, ownZone, now)
    const note = [formatZone(site.timeZone, now), apart].filter(Boolean).join(', ')
    return { id: site.id, title: site.name, note, site, lanes: lanes(site) }
  })
}

function buildLanes(site: StudioSite, { answer, items, kinds, range, today }: GroupInput): Lane[] {
  const scale = dayScale(range, site.timeZone)
  const here = today(site.timeZone)
  const locations = answer.locations.filter(
    (location) => location.site === site.id && location.visible !== false,
  )
  return siteLanes(
    {
      site,
      items,
      scale,
      today: here,
      locations,
      usual: usualPlaces(answer, site),
      special: listSpecialDays(answer.locations, site, range, here),
      snap: range.days === 7 ? 'minute' : 'day',
    },
    kinds,
  )
}

function kindGroups(lanes: readonly Lane[]): LaneGroup[] {
  return KIND_GROUPS.flatMap(({ title, kinds }) => {
    const own = lanes
      .filter(({ kind }) => kinds.includes(kind))
      .map((lane) => (lane.kind === 'offer' ? { ...lane, title: 'In their order' } : lane))
    return own.length > 0 ? [{ id: title, title, note: '', site: null, lanes: own }] : []
  })
}

/** What wants looking at in the lanes. */
export function countProblems(groups: readonly LaneGroup[]) {
  const lanes = groups.flatMap((group) => group.lanes)
  const sum = (count: (lane: Lane) => number) => lanes.reduce((total, lane) => total + count(lane), 0)
  return {
    clashes: sum((lane) => lane.clashes.length),
    gaps: sum((lane) => lane.gaps.length),
    proposed: sum((lane) => lane.days.filter(({ day }) => day.proposed).length),
    things: sum((lane) => lane.bars.length + lane.days.length),
  }
}
