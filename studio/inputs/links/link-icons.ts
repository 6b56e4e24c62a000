import { CubeIcon } from '@sanity/icons/Cube'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { PinIcon } from '@sanity/icons/Pin'
import { PlayIcon } from '@sanity/icons/Play'
import { SearchIcon } from '@sanity/icons/Search'
import { StarIcon } from '@sanity/icons/Star'
import { TagIcon } from '@sanity/icons/Tag'
import type { LinkKind } from './link-text.ts'

/** The icon of each kind of thing a link leads to. */
export const LINK_ICONS: Readonly<Record<LinkKind, typeof TagIcon>> = {
  page: DocumentTextIcon,
  model: StarIcon,
  offer: TagIcon,
  location: PinIcon,
  cars: SearchIcon,
  car: CubeIcon,
  journey: PlayIcon,
  outside: EarthGlobeIcon,
}
