import type { PictureModel } from '#app/ui/picture.tsx'

/** A promotion that pops up over a location's page, once a visitor (PROMO-10). */
export type PopupModel = {
  /** Names this promotion among those the visitor has seen. */
  id: string
  title: string
  text: string
  /** ISO UTC; null for one without an end. */
  expiry: string | null
  picture: PictureModel | null
  button: { label: string; href: string } | null
}
