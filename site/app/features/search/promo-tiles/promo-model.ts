import type { PictureModel } from '#app/ui/picture.tsx'

/** A tile among results (PROMO-07). */
export type PromoTileModel = {
  id: string
  headline: string
  text: string
  linkLabel: string
  /** '' for a tile without a link. */
  href: string
  picture: PictureModel | null
  background: 'accent' | 'brand' | 'ink' | 'sunken'
  wide: boolean
  /** Its cell of the grid, from 1, tiles counted. */
  position: number
}
