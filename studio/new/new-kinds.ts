import { type DocumentType, writableTypes } from '@forecourt/schemas/contract'
import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { ClockIcon } from '@sanity/icons/Clock'
import { CommentIcon } from '@sanity/icons/Comment'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { ImageIcon } from '@sanity/icons/Image'
import { TagIcon } from '@sanity/icons/Tag'
import { UserIcon } from '@sanity/icons/User'
import type { StudioSite } from '../access/studio-sites.ts'

/** Something that people begin anew, and what has to be known before its draft is made. */
export interface NewKindRow {
  readonly title: string
  readonly note: string
  /** Who writes this type of document makes one. */
  readonly type: DocumentType
  /** Chooses it in the open menu. */
  readonly letter: string
  readonly icon: typeof TagIcon
  /** For how many sites one is. */
  readonly sites: 'one' | 'several'
  /** It is part of the document of a location. */
  readonly locations: 'one' | 'several' | null
  readonly dates: 'window' | 'day' | null
  /** It is made seldom, and offered under a line. */
  readonly isSeldom: boolean
  /** What its name is called, and an example of one. */
  readonly name: string
  readonly placeholder: string
}

/** Everything that is made by “New”, in the order in which it is offered. */
export const NEW_KINDS = {
  offer: {
    title: 'Offer',
    note: 'A price or a rate, with its conditions',
    type: 'offer',
    letter: 'O',
    icon: TagIcon,
    sites: 'several',
    locations: null,
    dates: 'window',
    isSeldom: false,
    name: 'Name',
    placeholder: 'First service on us',
  },
  tile: {
    title: 'Tile',
    note: 'On the results page, among your stock',
    type: 'promoTile',
    letter: 'T',
    icon: BlockElementIcon,
    sites: 'several',
    locations: null,
    dates: 'window',
    isSeldom: false,
    name: 'Name',
    placeholder: 'Summer of utes',
  },
  banner: {
    title: 'Banner',
    note: 'The big picture on the front page',
    type: 'banner',
    letter: 'B',
    icon: ImageIcon,
    sites: 'several',
    locations: null,
    dates: 'window',
    isSeldom: false,
    name: 'Name',
    placeholder: 'End of year clearance',
  },
  popup: {
    title: 'Popup',
    note: 'Shown once to each shopper',
    type: 'location',
    letter: 'U',
    icon: CommentIcon,
    sites: 'one',
    locations: 'several',
    dates: 'window',
    isSeldom: false,
    name: 'Name',
    placeholder: 'Late-night Thursdays',
  },
  page: {
    title: 'Page',
    note: 'A new page on your site',
    type: 'page',
    letter: 'P',
    icon: DocumentsIcon,
    sites: 'one',
    locations: null,
    dates: null,
    isSeldom: false,
    name: 'Title',
    placeholder: 'Towing weekend',
  },
  hours: {
    title: 'Special day',
    note: 'Different hours, or closed',
    type: 'location',
    letter: 'S',
    icon: ClockIcon,
    sites: 'one',
    locations: 'several',
    dates: 'day',
    isSeldom: false,
    name: 'Name',
    placeholder: 'Stocktake morning',
  },
  campaign: {
    title: 'Campaign',
    note: 'The same thing on several sites',
    type: 'campaign',
    letter: 'C',
    icon: BulbOutlineIcon,
    sites: 'several',
    locations: null,
    dates: null,
    isSeldom: false,
    name: 'Name',
    placeholder: 'Boxing Day',
  },
  person: {
    title: 'Team member',
    note: 'At a location, with a photo',
    type: 'location',
    letter: 'E',
    icon: UserIcon,
    sites: 'one',
    locations: 'one',
    dates: null,
    isSeldom: true,
    name: 'Name',
    placeholder: 'Priya Nair',
  },
  redirect: {
    title: 'Redirect',
    note: 'Send an old link to a new page',
    type: 'redirect',
    letter: 'R',
    icon: ArrowRightIcon,
    sites: 'one',
    locations: null,
    dates: null,
    isSeldom: true,
    name: 'Old address',
    placeholder: '/specials/march',
  },
} as const satisfies Readonly<Record<string, NewKindRow>>

export type NewKind = keyof typeof NEW_KINDS

export const NEW_KIND_NAMES = Object.keys(NEW_KINDS) as NewKind[]

/** The kinds that have days, which the calendar offers. */
export const DATED_KINDS: readonly NewKind[] = NEW_KIND_NAMES.filter((kind) => NEW_KINDS[kind].dates !== null)

/** The sites for which somebody with these roles makes something of a kind. */
export function listSitesOfKind(kind: NewKind, roles: readonly string[], sites: readonly StudioSite[]) {
  const own = sites.filter(({ slug }) => writableTypes(roles, slug).includes(NEW_KINDS[kind].type))
  // A campaign of one site would be a tile and an offer with a detour.
  return kind === 'campaign' && own.length < 2 ? [] : own
}

/** What somebody with these roles makes, on at least one of the sites. */
export function listKinds(roles: readonly string[], sites: readonly StudioSite[]): NewKind[] {
  return NEW_KIND_NAMES.filter((kind) => listSitesOfKind(kind, roles, sites).length > 0)
}
