import { compareInstants, insideWindow, onSite } from '@forecourt/schemas/contract'
import type { TodayContent } from './today-content.query.ts'

/** Something that shows on a site between two moments, as Today lists it. */
export interface Showing {
  /** Of the published document. */
  readonly id: string
  /** The document's type. */
  readonly type: 'offer' | 'promoTile' | 'banner' | 'location' | 'page'
  readonly kind: 'offer' | 'tile' | 'banner' | 'popup'
  /** The field to open, where it is a part of its document. */
  readonly path?: string
  readonly title: string
  readonly where: string
  /** Place in the grid of results; null: the next free one, or no tile. */
  readonly position: number | null
  /** Car types of a tile; none: for all. */
  readonly display: readonly string[]
  readonly strictDisplay: boolean
  readonly start: string | null
  /** The last moment that counts; null: no end. */
  readonly expiry: string | null
  /** Nothing of it is published yet. */
  readonly draft: boolean
  readonly picture: string | null
  /** Ids of the sites it is for. */
  readonly sites: readonly string[]
}

export const publishedId = (id: string) => id.replace(/^drafts\./, '')
const isDraft = (id: string) => id.startsWith('drafts.')

/** Published documents, and drafts without a published one; the published form goes before its draft. */
export function listShowings({
  shown,
  locations,
  homes,
}: Pick<TodayContent, 'shown' | 'locations' | 'homes'>): Showing[] {
  return [
    ...published(shown).map((document): Showing => {
      const { id, type, title, sites, excludedSites } = document
      return {
        id: publishedId(id),
        type,
        title,
        draft: isDraft(id),
        picture: document.picture,
        start: document.start || null,
        expiry: document.expiry || null,
        position: document.position,
        display: document.display.flatMap((one) => one ?? []),
        strictDisplay: document.strictDisplay,
        kind: type === 'promoTile' ? 'tile' : type,
        where: WHERE[type] ?? getPlace(document.position),
        sites: sites.filter((site) => onSite({ sites, excludedSites }, site).shown),
      }
    }),
    ...published(locations).flatMap(listPopups),
    ...published(homes).flatMap(listBanners),
  ]
}

/** One form of each document: the published one, or a draft where there is none. */
function published<T extends { id: string }>(documents: readonly T[]): T[] {
  const known = new Set(documents.flatMap(({ id }) => (isDraft(id) ? [] : [id])))
  return documents.filter(({ id }) => !isDraft(id) || !known.has(publishedId(id)))
}

const WHERE: Readonly<Record<string, string>> = { offer: 'Offers', banner: 'Home banner' }
const getPlace = (position: number | null) =>
  position === null ? 'Results, next free place' : `Results, place ${position}`

function listPopups({ id, title, site, popup, hidden }: TodayContent['locations'][number]): Showing[] {
  if (!popup?.title || hidden) return []
  return [
    {
      id: publishedId(id),
      type: 'location',
      kind: 'popup',
      title: popup.title,
      where: title,
      position: null,
      display: [],
      strictDisplay: false,
      start: popup.start || null,
      expiry: popup.expiry || null,
      draft: isDraft(id),
      picture: null,
      sites: [site],
    },
  ]
}

/** The slides and the running words of a front page that have dates; the others are the page itself. */
function listBanners(home: TodayContent['homes'][number]): Showing[] {
  const { id, site, hero, running, scrollingBanner } = home
  const banner = (part: {
    title: string
    where: string
    path: string
    start: string | null
    expiry: string | null
    picture: string | null
  }): Showing => ({
    id: publishedId(id),
    type: 'page',
    kind: 'banner',
    draft: isDraft(id),
    sites: [site],
    position: null,
    display: [],
    strictDisplay: false,
    ...part,
    start: part.start || null,
    expiry: part.expiry || null,
  })
  const slides = (hero?.slides ?? []).map(({ key, title, start, expiry, picture }) => {
    const path = `blocks[_key=="${hero?.key}"].slides[_key=="${key}"]`
    return banner({ title, where: 'Home banner', path, start, expiry, picture })
  })
  const blocks = (running ?? []).map(({ key, title, start, expiry }) => {
    const path = `blocks[_key=="${key}"]`
    return banner({ title, where: 'Scrolling banner', path, start, expiry, picture: null })
  })
  const scrolling = {
    title: scrollingBanner ?? '',
    where: 'Scrolling banner',
    path: 'scrollingBanner',
    picture: null,
    start: home.scrollingBannerStart,
    expiry: home.scrollingBannerExpiry,
  }
  return [...slides, ...blocks, ...(scrollingBanner ? [banner(scrolling)] : [])].filter(
    ({ start, expiry }) => start || expiry,
  )
}

/** What shows on a site at a moment, what ends first before the rest. */
export function liveNow(showings: readonly Showing[], site: string, now: string): Showing[] {
  return showings
    .filter((one) => !one.draft && one.sites.includes(site) && insideWindow(one, now, 'UTC').shown)
    .toSorted(byEnd)
}

/** The next thing to start or end on a site after a moment, or null. */
export function nextChange(
  showings: readonly Showing[],
  site: string,
  now: string,
): { showing: Showing; starts: boolean; at: string } | null {
  const changes = showings
    .filter((one) => !one.draft && one.sites.includes(site))
    .flatMap((showing) => [
      ...(showing.start ? [{ showing, starts: true, at: showing.start }] : []),
      ...(showing.expiry ? [{ showing, starts: false, at: showing.expiry }] : []),
    ])
    .filter(({ at }) => compareInstants(at, now) > 0)
    .toSorted((one, other) => compareInstants(one.at, other.at))
  return changes[0] ?? null
}

function byEnd(one: Showing, other: Showing): number {
  if (one.expiry === null || other.expiry === null)
    return Number(one.expiry === null) - Number(other.expiry === null) || byTitle(one, other)
  return compareInstants(one.expiry, other.expiry) || byTitle(one, other)
}

const byTitle = (one: Showing, other: Showing) => one.title.localeCompare(other.title, 'en-AU')
