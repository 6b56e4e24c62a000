import type { DocumentType } from '@forecourt/schemas/contract'
import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CogIcon } from '@sanity/icons/Cog'
import { ControlsIcon } from '@sanity/icons/Controls'
import { CubeIcon } from '@sanity/icons/Cube'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { ImageIcon } from '@sanity/icons/Image'
import { MenuIcon } from '@sanity/icons/Menu'
import { PinIcon } from '@sanity/icons/Pin'
import { StarIcon } from '@sanity/icons/Star'
import { TagIcon } from '@sanity/icons/Tag'

type SortOrder = { readonly field: string; readonly direction: 'asc' | 'desc' }

/** How a document type is listed. */
export interface TypeEntry {
  /** What staff call its documents, together. */
  readonly title: string
  /** One of them. */
  readonly singular: string
  /** `one`: a site or the platform has exactly one. `list`: many. `dated`: many, grouped by their dates. */
  readonly kind: 'one' | 'list' | 'dated'
  readonly icon: typeof CogIcon
  readonly order: readonly SortOrder[]
  /** Its documents have a place on the site, which staff change by dragging. */
  readonly ordered?: true
}

const byName: readonly SortOrder[] = [{ field: 'name', direction: 'asc' }]
const byRank: readonly SortOrder[] = [{ field: 'orderRank', direction: 'asc' }, ...byName]

/** Every document type in the order of a site's list, then the platform's. */
export const TYPE_ENTRIES: Readonly<Record<DocumentType, TypeEntry>> = {
  tenant: { title: 'Site set-up', singular: 'Site', kind: 'one', icon: EarthGlobeIcon, order: byName },
  siteSettings: {
    title: 'Site settings',
    singular: 'Site settings',
    kind: 'one',
    icon: CogIcon,
    order: byName,
  },
  location: {
    title: 'Locations & hours',
    singular: 'Location',
    kind: 'list',
    icon: PinIcon,
    order: byRank,
    ordered: true,
  },
  offer: {
    title: 'Offers',
    singular: 'Offer',
    kind: 'dated',
    icon: TagIcon,
    order: byRank,
    ordered: true,
  },
  promoTile: {
    title: 'Promo tiles',
    singular: 'Promo tile',
    kind: 'dated',
    icon: BlockElementIcon,
    order: [
      { field: 'start', direction: 'desc' },
      { field: 'name', direction: 'asc' },
    ],
  },
  banner: {
    title: 'Banners',
    singular: 'Banner',
    kind: 'dated',
    icon: ImageIcon,
    order: [
      { field: 'start', direction: 'desc' },
      { field: 'title', direction: 'asc' },
    ],
  },
  campaign: {
    title: 'Campaigns',
    singular: 'Campaign',
    kind: 'list',
    icon: BulbOutlineIcon,
    order: byName,
  },
  offerReview: {
    title: 'Approvals',
    singular: 'Approval',
    kind: 'list',
    icon: CheckmarkCircleIcon,
    order: [{ field: '_updatedAt', direction: 'desc' }],
  },
  navigation: { title: 'Navigation', singular: 'Navigation', kind: 'one', icon: MenuIcon, order: [] },
  page: {
    title: 'Pages',
    singular: 'Page',
    kind: 'list',
    icon: DocumentsIcon,
    order: [{ field: 'slug.current', direction: 'asc' }],
  },
  redirect: {
    title: 'Redirects',
    singular: 'Redirect',
    kind: 'list',
    icon: ArrowRightIcon,
    order: [{ field: 'from', direction: 'asc' }],
  },
  platformSettings: {
    title: 'Platform settings',
    singular: 'Platform settings',
    kind: 'one',
    icon: ControlsIcon,
    order: [],
  },
  manufacturer: {
    title: 'Manufacturers',
    singular: 'Manufacturer',
    kind: 'list',
    icon: StarIcon,
    order: byName,
  },
  model: {
    title: 'Models',
    singular: 'Model',
    kind: 'list',
    icon: CubeIcon,
    order: byRank,
    ordered: true,
  },
}
