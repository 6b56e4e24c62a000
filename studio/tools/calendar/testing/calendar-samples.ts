import { toStudioSites } from '../../../access/studio-sites.ts'
import type { CalendarAnswer } from '../calendar.groq.ts'

const site = (slug: string, name: string, timeZone: string, state: 'NSW' | 'WA') => ({
  id: `tenant-${slug}`,
  slug,
  name,
  timeZone,
  template: 'metro' as const,
  theme: null,
  settings: {
    state,
    defaultState: null,
    city: null,
    wordmark: null,
    logo: null,
    look: null,
    launch: null,
    financeNeedsManager: null,
  },
})

export const sites = toStudioSites([
  site('quayside', 'Quayside Motors', 'Australia/Sydney', 'NSW'),
  site('kerbside', 'Kerbside Used Cars', 'Australia/Perth', 'WA'),
])

export const [quayside, kerbside] = sites as [(typeof sites)[number], (typeof sites)[number]]

type Tile = CalendarAnswer['tiles'][number]
type Location = CalendarAnswer['locations'][number]

/** A tile of Quayside at place 17. */
export function tile(id: string, changes: Partial<Tile> = {}): Tile {
  return {
    id,
    rev: 'r1',
    draft: false,
    name: id,
    start: null,
    expiry: null,
    position: 17,
    display: null,
    strictDisplay: null,
    sites: ['tenant-quayside'],
    excludedSites: null,
    ...changes,
  }
}

/** A location of Quayside without special hours. */
export function location(id: string, changes: Partial<Location> = {}): Location {
  return {
    id,
    rev: 'r1',
    draft: false,
    site: 'tenant-quayside',
    name: id,
    state: 'NSW',
    timeZone: null,
    visible: true,
    locationType: 'sales',
    openingHours: null,
    specialHours: null,
    popup: null,
    ...changes,
  }
}

/** An answer of the lake with some of it filled in. */
export function answer(parts: Partial<CalendarAnswer> = {}): CalendarAnswer {
  return { places: [], tiles: [], offers: [], banners: [], locations: [], homes: [], ...parts }
}
