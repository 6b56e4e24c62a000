import type { ReservationState } from '#app/domain/stock/reservation-state.ts'
import type { TradeWords } from '#app/domain/words/trade-words.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import type { LeadCarModel } from '#app/parts/lead/form/lead-car-model.ts'
import type { LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'
import type { IconName } from '#app/ui/icons/icon-names.ts'

/** The terms of a dealer's reservations (RES-04). */
export type ReserveTerms = {
  href: string
  /** `$200`. */
  deposit: string
  /** `100% refundable`. */
  refund: string
  hours: number
}

/** The terms on a car's own page, with the words of the button. */
export type ReserveOffer = ReserveTerms & {
  /** `Reserve Now`. */
  text: string
}

/** The car beside the form, with an icon where it has no picture. */
export type ReservedCar = LeadCarModel & { icon: IconName }

/** The first step: the shopper's details. */
export type DetailsStep = { kind: 'details'; form: LeadFormModel }

/** The car cannot be reserved; the text says why. */
export type RefusedStep = {
  kind: 'refused'
  title: string
  text: string
  slug: string
  similarHref: string
  /** The visitor's own reservation, which is why; null for any other reason. */
  reservationHref: string | null
}

/** The state of a reservation. */
export type StatusStep = {
  kind: 'status'
  state: ReservationState | 'processing' | 'unknown'
  title: string
  text: string
  /** The provider's page, while the deposit can be paid. */
  payHref: string | null
  /** It can be cancelled. */
  cancels: boolean
  /** For another reservation, once this one has ended. */
  againHref: string | null
  /** Until when the vehicle is held; '' while it is not. */
  heldUntil: string
  reservation: string
  /** What a shopper quotes on the phone. */
  reference: string
}

export type ReserveStep = DetailsStep | RefusedStep | StatusStep

/** The page on which a car is reserved. */
export type ReservePageModel = {
  meta: PageMeta
  car: ReservedCar
  offer: ReserveTerms
  step: ReserveStep
  phone: { text: string; href: string } | null
  /** Where the vehicle is; null where that is not known. */
  place: { name: string; address: string; directions: string | null } | null
  words: TradeWords
}
