import {
  type CarActs,
  formatShortInstant,
  type StaffCarMoment,
  type StaffCarPage,
} from '@forecourt/schemas/contract'
import { formatSiteTime } from '@forecourt/schemas/contract/pure'

/** Where and when words are read, and the names of people by their ids. */
export type Telling = { zone: string; now: string; names: Readonly<Record<string, string | undefined>> }

type Set = NonNullable<CarActs['pin']> & Pick<NonNullable<CarActs['hide']>, 'untilGone'>

/** What each moment of a car's story says. */
const TITLES: Readonly<Record<string, string>> = {
  hide: 'Hidden',
  'hide-back': 'Shown again',
  'hide-ended': 'Shown again by itself',
  reserved: 'Reserved',
  sold: 'Marked sold',
  gone: 'Marked sold, and taken off',
  'sale-back': 'As its file says again',
  'sale-ended': 'Reservation over',
  pin: 'Pinned to the first page',
  'pin-back': 'No longer pinned',
  'pin-ended': 'No longer pinned, its day came',
  tag: 'Tagged',
  'tag-back': 'Tag taken off',
  'tag-ended': 'Tag over',
  pictures: 'Pictures put in order',
  'pictures-back': 'Pictures in the file’s order again',
}

/** A name for a person; '' for nobody. */
export function formatPerson(user: string, { names }: Pick<Telling, 'names'>): string {
  return user === '' ? '' : (names[user] ?? 'someone who’s left')
}

export function formatMomentTitle(moment: StaffCarMoment, telling: Telling): string {
  const title = TITLES[moment.kind] ?? moment.kind
  const what = moment.kind === 'tag' && moment.text ? `${title} “${moment.text}”` : title
  const who = formatPerson(moment.user, telling)
  return who ? `${what} by ${who}` : what
}

export function formatMomentDetail({ at, until, kind, text }: StaffCarMoment, telling: Telling): string {
  const why = kind === 'hide' && text ? `“${text}”, ` : ''
  return `${why}${formatShortInstant(at, telling.zone, telling.now)}${until ? `, ${formatUntil(until, telling)}` : ''}`
}

export const formatUntil = (until: string, { zone }: Pick<Telling, 'zone'>) =>
  `until ${formatSiteTime(until, zone, 'until')}`

/** `Until 29 Nov, 11:59 pm, by Priya, since Sun 22 Nov` */
export function formatSet({ at, by, until, untilGone }: Set, telling: Telling): string {
  const since = `since ${formatShortInstant(at, telling.zone, telling.now)}`
  const open = untilGone ? 'Until the file says it’s gone' : 'Until taken back'
  const end = until === null ? open : formatUntil(until, telling).replace(/^u/, 'U')
  return `${end}, by ${formatPerson(by, telling)}, ${since}`
}

/** What its file says of its sale. */
export function formatFileState({ file, heldUntil }: StaffCarPage, telling: Telling): string {
  const held = heldUntil ? `, a shopper holds it ${formatUntil(heldUntil, telling)}` : ''
  return `The file says ${file.state}${held}`
}

/** The state of a car in a word or two, for the badge at its name. */
export function formatState({ live, set, file }: StaffCarPage): string {
  if (live) return 'On the site'
  if (set.hide) return 'Hidden'
  if (set.sale?.state === 'gone') return 'Sold, taken off'
  return file.shown ? 'Not on the site' : 'Kept off by its file'
}

/** What the file and staff say where the two differ; [] where they agree. */
export function listDifferences(page: StaffCarPage): string[] {
  const { file, set } = page
  const saleAgrees = set.sale?.state === 'reserved' ? file.state === 'reserved' : file.state === 'sold'
  return [
    ...(set.hide && file.shown ? ['The file shows it, hidden here'] : []),
    ...(set.sale && !saleAgrees
      ? [`The file says ${file.state}, ${set.sale.state === 'reserved' ? 'reserved' : 'sold'} here`]
      : []),
    ...(set.tag
      ? [
          file.tag
            ? `The file’s tag is “${file.tag}”, “${set.tag.words}” here`
            : `The file has no tag, “${set.tag.words}” here`,
        ]
      : []),
  ]
}

/** An order with one picture a place further. */
export function moveOne<T>(all: readonly T[], from: number, to: number): T[] {
  const moved = [...all]
  const [one] = moved.splice(from, 1)
  if (one !== undefined) moved.splice(Math.max(0, Math.min(to, moved.length)), 0, one)
  return moved
}
