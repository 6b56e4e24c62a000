import type { PageMeta } from '#app/page/page-meta.ts'
import type { CarCardModel } from '../card/card-model.ts'

/** The server's part of the page of saved cars, without personal data. */
export type SavedModel = {
  meta: PageMeta
  /** What came in last, for a visitor who has neither saved nor viewed any. */
  latest: CarCardModel[]
  /** Can a visitor sign in, and find there what they saved? */
  signIn: boolean
}

/** A saved car's card. */
export type SavedCardModel = CarCardModel & {
  /** `$510` that it is cheaper than when it was saved; absent where it is not, or where that is unknown. */
  fell?: string
  /** The location that it is at. */
  place?: string
}
