import type { CarCardModel } from '#app/features/car/card/card-model.ts'
import type { PhoneLink } from '#app/features/layout/layout-model.ts'
import type { PopupModel } from '#app/features/locations/popup/popup-model.ts'
import type { PictureModel } from '#app/ui/picture.tsx'

/** Whether a location is open, as text valid until `changesAt`. */
export type OpenState = { open: boolean; rest: string }

/** A place as its card shows it; what the dealer hides is null or ''. */
export type LocationCardModel = {
  id: string
  slug: string
  name: string
  /** In a preview of staff, the attribute by which a click opens the name's field; see `fieldEdit`. */
  edit?: string
  href: string
  picture: PictureModel | null
  rating: { value: number; count?: number } | null
  openState: OpenState | null
  address: string
  directions: string | null
  phones: PhoneLink[]
  licence: string
}

/** A row of the table of hours. */
export type HoursRow = { days: string; text: string; today: boolean; closed: boolean }

/** A special day. */
export type SpecialRow = { label: string; name: string; text: string }

/** A place as its own page shows it. */
export type LocationPageModel = LocationCardModel & {
  email: string
  repairerLicence: string
  stockHref: string
  hours: HoursRow[]
  special: SpecialRow[]
  /** What arrived there last; [] where there is none, or the stock does not answer. */
  cards: CarCardModel[]
  /** The same dealership's departments, this one among them; [] when it is the only one. */
  /** What pops up over the page, once a visitor. */
  popup: PopupModel | null
  departments: { label: string; href: string; current: boolean }[]
}
