import type { ItemType } from '../catalog/grade.ts'

export type PlaceState = 'NSW' | 'VIC' | 'QLD' | 'SA' | 'WA'

/** One of a dealer's locations, as its feed knows it. */
export type StockPlace = {
  /** What the feed calls it; the manifest says which location that is. */
  code: string
  /** The dealership's code in the feed, where its format has one, and its name. */
  sellerCode: string
  dealershipName: string
  /** As people say where it is. */
  town: string
  state: PlaceState
  /** Suburbs and towns its customers come from. */
  towns: readonly string[]
  /** How much of the dealer's stock stands here, beside the others. */
  share: number
  /** What it sells; everything when left out. */
  takes?: readonly ItemType[]
  /** Makes it sells new; all that the dealer does when left out. */
  newMakes?: readonly string[]
}
