import type { PageMeta } from '#app/features/layout/page-meta.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { PictureModel } from '#app/ui/picture.tsx'
import type { CarCardModel } from './card-model.ts'
import type { RangeKey, Sort, ValueKey } from './search-url.ts'

/** A value of a filter, with how many cars it would leave. */
export type ChoiceModel = { value: string; label: string; count: number; chosen: boolean; swatch?: string }

/** A filter group of the left column. */
export type FilterGroup =
  | {
      kind: 'choices'
      key: ValueKey
      title: string
      open: boolean
      choices: ChoiceModel[]
      further: ChoiceModel[]
      furtherTitle: string
    }
  | {
      kind: 'range'
      key: RangeKey
      title: string
      open: boolean
      unit: '$' | 'km' | ''
      min: number | null
      max: number | null
      least: number | null
      greatest: number | null
    }

/** A chosen filter and the address without it. */
export type PickedModel = { label: string; href: string }

/** A promo tile as it shows (PROMO-07). */
export type PromoTileModel = {
  id: string
  headline: string
  text: string
  linkLabel: string
  href: string
  background: string
  wide: boolean
  picture: PictureModel | null
}

export type ResultCell = { kind: 'car'; car: CarCardModel } | { kind: 'promo'; tile: PromoTileModel }

export type ResultsModel = {
  meta: PageMeta
  /** Path of this search without query; clearing goes here (SRCH-11). */
  base: string
  title: string
  crumbs: Crumb[]
  query: string
  sort: Sort
  sorts: { value: Sort; label: string }[]
  total: number
  cells: ResultCell[]
  groups: FilterGroup[]
  picked: PickedModel[]
  pages: {
    current: number
    last: number
    links: { page: number; href: string }[]
    previous: string | null
    next: string | null
  }
  /** Asked for a page past the last one. */
  pastLast: string | null
  disclaimer: string
}
