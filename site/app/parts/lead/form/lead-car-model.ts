import type { OpenState } from '#app/parts/contact/opening-hours.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import type { LeadFormModel } from './lead-form-model.ts'

/** The vehicle beside a form about it. */
export type LeadCarModel = {
  name: string
  sub: string
  href: string
  price: string
  /** `Drive Away`; '' for none. */
  priceType: string
  /** `$205/week`, and the comparison rate that goes with it; absent where none is shown. */
  weekly?: string
  comparison?: string
  picture: PictureModel | null
  /** The dealer's location that answers, and its state of the moment; absent where it is not known or not said. */
  answers?: { name: string; openState: OpenState | null }
}

/** A form in a dialog, and the vehicle it is about. */
export type LeadDialogModel = LeadFormModel & { about: LeadCarModel | null }
