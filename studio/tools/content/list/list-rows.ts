import {
  compareInstants,
  dateAt,
  followRedirects,
  formatShortDay,
  formatShortInstant,
  offerFigure,
  type StaffRedirects,
} from '@forecourt/schemas/contract'
import type { ContentRow, PopupRow, TeamRow } from './list-rows.query.ts'

/** A line of a list of content. */
export interface ListRow {
  readonly key: string
  /** The published id of the document that it opens. */
  readonly id: string
  /** The field that it opens. */
  readonly path: string | null
  readonly title: string
  readonly note: string
  /** What it is also found by, in small letters. */
  readonly words: string
  /** The group it can be narrowed to, such as a location. */
  readonly place: string
  readonly start: string | null
  readonly expiry: string | null
  readonly picture: string | null
  /** Something of it is published. */
  readonly isPublished: boolean
  readonly isDraft: boolean
  /** For how many sites it is. */
  readonly sites: number
}

/** The tabs of a list. */
export const LIST_TABS = {
  all: 'All',
  running: 'Running',
  coming: 'Coming',
  drafts: 'Drafts',
  past: 'Past',
} as const
export type ListTab = keyof typeof LIST_TABS

export const DATED_TABS: readonly ListTab[] = ['running', 'coming', 'drafts', 'past']
export const PLAIN_TABS: readonly ListTab[] = ['all', 'drafts']

const HOME = 'home'
const publishedId = (id: string) => id.replace(/^drafts\./, '')
const isDraftId = (id: string) => id.startsWith('drafts.')
const lower = (words: readonly (string | null | undefined)[]) => words.filter(Boolean).join(' ').toLowerCase()

/** Each document once: its draft where there is one, with whether it is published too. */
function pairDocuments<T extends { id: string }>(answer: readonly T[]) {
  const pairs = new Map<string, { draft?: T; published?: T }>()
  for (const one of answer) {
    const pair = pairs.get(publishedId(one.id)) ?? {}
    pairs.set(publishedId(one.id), { ...pair, [isDraftId(one.id) ? 'draft' : 'published']: one })
  }
  return [...pairs].flatMap(([id, { draft, published }]) => {
    const shown = draft ?? published
    return shown ? [{ id, shown, isDraft: draft !== undefined, isPublished: published !== undefined }] : []
  })
}

const PLAIN = { path: null, note: '', place: '', start: null, expiry: null, sites: 1 }

/** Documents of a type. The front page is the first of the pages, the others follow by name. */
export function listDocuments(type: string, answer: readonly ContentRow[]): ListRow[] {
  const rows = pairDocuments(answer).map(
    ({ id, shown, isDraft, isPublished }): ListRow & { home: boolean } => {
      const { title, slug, note, words, sites, start, expiry, picture } = shown
      const home = type === 'page' && slug === HOME
      const address = home ? 'The front page' : `/${slug ?? ''}`
      return {
        ...PLAIN,
        key: id,
        id,
        title: title || 'Without a name',
        note: type === 'page' ? address : describeFacts(type, shown) || note,
        words: lower([title, slug, ...words]),
        start,
        expiry,
        picture,
        isPublished,
        isDraft,
        sites: sites ?? 1,
        home,
      }
    },
  )
  if (type !== 'page') return rows
  return rows.sort((a, b) => Number(b.home) - Number(a.home) || a.title.localeCompare(b.title))
}

/** What is asked of a kind first: of an offer its price or rate, of a tile its place; '' where the note says it. */
function describeFacts(type: string, shown: ContentRow): string {
  if (type === 'offer') return [describeFigure(shown), shown.category].filter(Boolean).join(', ')
  if (type !== 'promoTile') return ''
  const place = shown.position ? `Place ${shown.position}` : 'The next usual place'
  return [place, shown.note].filter(Boolean).join(', ')
}

function describeFigure({ figure, figureUnit, price, interestRate, comparisonRate }: ContentRow): string {
  const terms = { price, interestRate, comparisonRate, termMonths: null, deposit: null, finalPayment: null }
  const large = offerFigure({ ...terms, figure, figureUnit, figureNote: '' })
  if (!large) return ''
  return [`${large.figure} ${large.unit}`.trim(), large.note].filter(Boolean).join(', ')
}

/** Redirects with their kind; one that goes in circles is off, as the site does not follow it. */
export function listRedirects(answer: readonly ContentRow[]): ListRow[] {
  const rows = listDocuments('redirect', answer)
  const steps = rows.map(({ title, note }) => ({ from: title, to: note, permanent: true }))
  const shown = new Map(pairDocuments(answer).map(({ id, shown: one }) => [id, one] as const))
  return rows.map((row) => {
    const kind = shown.get(row.id)?.permanent === false ? 'For now' : 'For good'
    const isOff = followRedirects(row.title, steps)?.loop ?? false
    return { ...row, note: `${isOff ? 'Off, goes in circles:' : kind} to ${row.note || '…'}` }
  })
}

/** Redirects with their visits, the most used first. */
export function sortByVisits(
  rows: readonly ListRow[],
  visits: StaffRedirects['visits'],
  { zone, now }: { zone: string; now: string },
): ListRow[] {
  const byId = new Map(visits.map((each) => [each.id, each] as const))
  const count = ({ id }: ListRow) => byId.get(id)?.hits ?? 0
  return rows
    .toSorted((one, other) => count(other) - count(one) || one.title.localeCompare(other.title))
    .map((row) => ({ ...row, note: `${row.note}, ${formatVisits(byId.get(row.id), zone, now)}` }))
}

function formatVisits(
  visit: StaffRedirects['visits'][number] | undefined,
  zone: string,
  now: string,
): string {
  if (!visit) return 'never used'
  const { hits, last } = visit
  const visits = hits === 1 ? '1 visit' : `${hits.toLocaleString('en-AU')} visits`
  return `${visits}, the last ${formatShortInstant(last, zone, now)}`
}

export function listPopups(answer: readonly PopupRow[]): ListRow[] {
  return pairDocuments(answer).map(({ id, shown, isDraft, isPublished }) => {
    const { title, place, words, start, expiry, picture } = shown
    const found = lower([title, place, ...words])
    const name = title || 'Popup without a title'
    const popup = { key: id, id, path: 'popup.title', title: name, note: place, place, words: found }
    return { ...PLAIN, ...popup, start, expiry, picture, isPublished, isDraft }
  })
}

export function listPeople(answer: readonly TeamRow[]): ListRow[] {
  return pairDocuments(answer).flatMap(({ id, shown: { place, people }, isDraft, isPublished }) =>
    (people ?? []).map(({ key, title, note, picture }) => ({
      ...PLAIN,
      key: `${id} ${key}`,
      id,
      path: `people[_key=="${key}"].name`,
      title: title || 'Without a name',
      note: [note, place].filter(Boolean).join(', '),
      words: lower([title, note, place]),
      place,
      picture,
      isPublished,
      isDraft,
    })),
  )
}

/** Whether a row is in a tab at an instant. What was never published runs nowhere, whatever its dates. */
export function isInTab(row: ListRow, tab: ListTab, now: string): boolean {
  const { start, expiry, isDraft, isPublished } = row
  const isPast = expiry !== null && compareInstants(expiry, now) < 0
  const isComing = !isPast && start !== null && compareInstants(start, now) > 0
  switch (tab) {
    case 'all':
      return true
    case 'drafts':
      return isDraft
    case 'past':
      return isPast
    case 'coming':
      return isComing
    case 'running':
      return isPublished && !isPast && !isComing
  }
}

/** Where a row is in its life, for its chip; '' for what is published and has no dates. */
export function describeState(row: ListRow, isDated: boolean, now: string): RowState | '' {
  if (!row.isPublished) return 'Draft'
  if (!isDated) return row.isDraft ? 'Changed' : ''
  if (isInTab(row, 'past', now)) return 'Past'
  return isInTab(row, 'coming', now) ? 'Coming' : 'Running'
}
export type RowState = 'Running' | 'Coming' | 'Draft' | 'Changed' | 'Past'

/** The rows that have all of the words. */
export function findRows(rows: readonly ListRow[], words: string): ListRow[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => wanted.every((word) => row.words.includes(word)))
}

/** `until Sat 19 Dec`, `1 Dec – 31 Dec`; empty for what has no dates. */
export function formatDates({ start, expiry }: ListRow, now: string, zone: string): string {
  const today = dateAt(now, zone)
  const day = (instant: string) => formatShortDay(dateAt(instant, zone), today)
  const isOpen = start === null || compareInstants(start, now) <= 0
  if (expiry === null) return isOpen ? 'no end' : `from ${day(start)}`
  return isOpen ? `until ${day(expiry)}` : `${day(start)} – ${day(expiry)}`
}
