import type { PictureModel } from '#app/ui/picture.tsx'

/** A tile among results, as it is drawn (PROMO-07). */
export type PromoTileModel = {
  id: string
  headline: string
  text: string
  linkLabel: string
  /** '' for a tile that leads nowhere. */
  href: string
  picture: PictureModel | null
  background: 'accent' | 'brand' | 'ink' | 'sunken'
  wide: boolean
  /** Its cell of the grid, from 1, tiles counted. */
  position: number
}
