import {
  type DocumentType,
  SCROLLING_BANNER_WINDOW,
  type ScheduledTile,
  toInstant,
} from '@forecourt/schemas/contract'
import type { StudioSite } from '../../access/studio-sites.ts'
import type { CalendarAnswer } from './calendar.groq.ts'
import type { Times } from './window-edit.ts'

/** What the calendar shows, in the order of its lanes. Hours and holidays are days, the others have times. */
export const ITEM_KINDS = ['tile', 'offer', 'banner', 'popup'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]
export const CALENDAR_KINDS = [...ITEM_KINDS, 'hours', 'holiday'] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

/** Where the times of something are stored in its document; null where it has no such field. */
export interface TimeFields {
  readonly start: string | null
  readonly expiry: string | null
}

/** Something with a time, on one site: a bar. The same document on three sites is three items. */
export interface CalendarItem extends Times {
  /** Of the bar. */
  readonly key: string
  /** Of the times: the same for every site that shares them. */
  readonly timesKey: string
  readonly kind: ItemKind
  readonly type: DocumentType
  /** The published id. */
  readonly id: string
  readonly rev: string
  /** The revision that was read; `rev` is newer once the calendar wrote. */
  readonly answerRev: string
  /** What is shown is a draft. */
  readonly draft: boolean
  readonly fields: TimeFields
  /** Id of the site. */
  readonly site: string
  /** IANA zone in which its days are meant: the site's, or the location's own. */
  readonly zone: string
  readonly name: string
  /** What distinguishes its lane from others of the kind: a place, a location's name. */
  readonly lane: string
  readonly place: number | null
  /** Ids of all sites the document is for; of the one it belongs to. */
  readonly sites: readonly string[]
  /** What decides about clashes, for tiles. */
  readonly tile: (ScheduledTile & { key: string }) | null
}

const WINDOW: TimeFields = { start: 'start', expiry: 'expiry' }

/** The things with times of an answer, on each of the given sites that shows them. */
export function listItems(answer: CalendarAnswer, sites: readonly StudioSite[]): CalendarItem[] {
  return sites.flatMap((site) => [
    ...answer.tiles.filter((tile) => isOn(tile, site)).map((tile) => tileItem(tile, site)),
    ...answer.offers.filter((offer) => isOn(offer, site)).map((offer) => offerItem(offer, site)),
    ...answer.banners.filter((banner) => isOn(banner, site)).map((banner) => bannerItem(banner, site)),
    ...answer.homes.filter((home) => home.site === site.id).flatMap((home) => bannerItems(home, site)),
    ...answer.locations
      .filter((location) => location.site === site.id)
      .flatMap((location) => popupItems(location, site)),
  ])
}

type Shared = { sites: string[] | null; excludedSites: string[] | null }

const isOn = (document: Shared, { id }: StudioSite) =>
  Boolean(document.sites?.includes(id)) && !document.excludedSites?.includes(id)

/** An instant of content, or null: any other text counts as empty, as on the site. */
function instant(text: string | null | undefined): string | null {
  return text && !Number.isNaN(Date.parse(text)) ? toInstant(text) : null
}

function item(
  document: { id: string; rev: string; draft: boolean },
  site: StudioSite,
  rest: Pick<CalendarItem, 'kind' | 'type' | 'name'> & Partial<CalendarItem>,
): CalendarItem {
  const timesKey = `${document.id} ${rest.fields?.expiry ?? rest.lane ?? ''}`
  return {
    id: document.id,
    rev: document.rev,
    answerRev: document.rev,
    draft: document.draft,
    site: site.id,
    zone: site.timeZone,
    start: null,
    expiry: null,
    lane: '',
    place: null,
    tile: null,
    fields: WINDOW,
    sites: [site.id],
    timesKey,
    key: `${site.id} ${timesKey}`,
    ...rest,
  }
}

function tileItem(tile: CalendarAnswer['tiles'][number], site: StudioSite): CalendarItem {
  const times = { start: instant(tile.start), expiry: instant(tile.expiry) }
  const made = item(tile, site, {
    kind: 'tile',
    type: 'promoTile',
    name: tile.name || 'Tile without a name',
    ...times,
    place: tile.position,
    lane: tile.position === null ? 'next' : String(tile.position),
    sites: tile.sites ?? [],
  })
  const scheduled = {
    id: tile.id,
    key: made.key,
    name: made.name,
    position: tile.position,
    ...times,
    display: tile.display ?? [],
    strictDisplay: tile.strictDisplay ?? false,
    sites: tile.sites ?? [],
    excludedSites: tile.excludedSites ?? [],
  }
  return { ...made, tile: scheduled }
}

function offerItem(offer: CalendarAnswer['offers'][number], site: StudioSite): CalendarItem {
  return item(offer, site, {
    kind: 'offer',
    type: 'offer',
    name: offer.name || 'Offer without a name',
    sites: offer.sites ?? [],
    start: instant(offer.start),
    expiry: instant(offer.expiry),
  })
}

function bannerItem(banner: CalendarAnswer['banners'][number], site: StudioSite): CalendarItem {
  const { name, sites, start, expiry } = banner
  return item(banner, site, {
    kind: 'banner',
    type: 'banner',
    lane: 'hero',
    name: name || 'Banner without a title',
    start: instant(start),
    expiry: instant(expiry),
    sites: sites ?? [],
  })
}

/** The hero's slides and the scrolling banners of the home page: their times are fields inside the page. */
function bannerItems(home: CalendarAnswer['homes'][number], site: StudioSite): CalendarItem[] {
  const banner = (lane: string, name: string, times: Times, fields: TimeFields, path: string) => {
    const timesKey = `${home.id} ${path}`
    const made = { kind: 'banner', type: 'page', name, lane, fields, timesKey } as const
    return item(home, site, {
      ...made,
      key: `${site.id} ${timesKey}`,
      start: instant(times.start),
      expiry: instant(times.expiry),
    })
  }
  const slides = (home.hero?.slides ?? []).map((slide) => {
    const path = `blocks[_key=="${home.hero?.key}"].slides[_key=="${slide.key}"]`
    const fields = { start: `${path}.start`, expiry: `${path}.expiry` }
    return banner('hero', slide.title || 'Banner without a title', slide, fields, path)
  })
  const running = (home.running ?? []).map(({ key, text, start, expiry }) => {
    const path = `blocks[_key=="${key}"]`
    const fields = { start: `${path}.start`, expiry: `${path}.expiry` }
    return banner('scrolling', text || 'Banner without words', { start, expiry }, fields, path)
  })
  const words = home.scrollingBanner?.trim()
  if (!words) return [...slides, ...running]
  const times = { start: home.scrollingBannerStart, expiry: home.scrollingBannerExpiry }
  const older = banner('scrolling', words, times, SCROLLING_BANNER_WINDOW, 'scrollingBanner')
  return [...slides, ...running, older]
}

/** A location's popup; without a start it shows from its publishing on. */
function popupItems(location: CalendarAnswer['locations'][number], site: StudioSite): CalendarItem[] {
  const { popup } = location
  if (!popup?.title && !popup?.start && !popup?.expiry) return []
  return [
    item(location, site, {
      kind: 'popup',
      type: 'location',
      name: popup.title || 'Popup without a title',
      lane: location.name,
      zone: location.timeZone ?? site.timeZone,
      start: instant(popup.start),
      expiry: instant(popup.expiry),
      fields: { start: 'popup.start', expiry: 'popup.expiry' },
    }),
  ]
}
