import type { BlockModel } from '#app/blocks/blocks.server.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'
import type { LocationCardModel, OpenState } from '#app/features/locations/location-card.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import type { FormNextModel } from '../form/form-next.server.ts'
import type { LeadFormModel } from '../form/lead-form-model.ts'

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

/** A page with a form: contact, test drives, careers. */
export type LeadPageModel = {
  meta: PageMeta
  title: string
  form: LeadFormModel
  car: LeadCarModel | null
  /** Where the dealer is, beside the form; [] where the page shows none. */
  places: LocationCardModel[]
  /** Staff's content of this page. */
  blocks: BlockModel[]
}

/** The page of careers, whose form has what follows beside it. */
export type CareersPageModel = LeadPageModel & { next: FormNextModel }

/** The roles that are open on a page. */
export const openRoles = (blocks: readonly BlockModel[]) =>
  blocks.flatMap((block) => (block.type === 'roles' ? block.roles : []))
