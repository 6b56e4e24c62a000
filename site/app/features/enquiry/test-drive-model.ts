import type { BlockModel } from '#app/blocks/blocks.server.ts'
import type { PhoneLink } from '#app/domain/phone/phone-link.ts'
import type { TradeWords } from '#app/domain/words/trade-words.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import type { HoursRow, OpenState } from '#app/parts/contact/opening-hours.server.ts'
import type { LeadCarModel } from '#app/parts/lead/form/lead-car-model.ts'
import type { LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'
import type { PictureModel } from '#app/ui/picture.tsx'

/** A vehicle to choose for a test drive. */
export type DriveCar = {
  id: string
  name: string
  price: string
  /** Where it is; '' if unknown. */
  place: string
  picture: PictureModel | null
}

/** Where a drive can begin, and when it is open; null and [] without hours. */
export type DrivePlace = { name: string; openState: OpenState | null; hours: HoursRow[] }

/** The page on which a test drive is booked. */
export type TestDrivePageModel = {
  meta: PageMeta
  title: string
  words: TradeWords
  form: LeadFormModel
  car: LeadCarModel | null
  /** To choose from, while none is chosen. */
  cars: DriveCar[]
  /** Where the drive begins as the page comes; null while that is not chosen. */
  place: DrivePlace | null
  /** The places to choose from; none while a vehicle says where it is. */
  places: DrivePlace[]
  phone: PhoneLink | null
  /** The length of a drive. */
  minutes: number
  /** Staff's content of this page. */
  blocks: BlockModel[]
}
