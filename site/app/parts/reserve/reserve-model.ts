import type { ReservationState } from '#app/domain/stock/reservation-state.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import type { ConfirmationFact } from '#app/parts/lead/confirmation/confirmation-model.ts'
import type { ConfirmationView } from '#app/parts/lead/confirmation/confirmation-page.server.ts'
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
  reservation: string
  /** What a shopper quotes on the phone. */
  reference: string
  /** `$200`, as it was when the vehicle was reserved. */
  deposit: string
  /** The reservation as a ticket; null while it does not hold the vehicle. */
  held: HeldReservation | null
  /** What becomes of it; null before its end. */
  ended: EndedReservation | null
}

/** A reservation that holds its vehicle. */
export type HeldReservation = {
  view: ConfirmationView
  receipt: {
    number: string
    /** `Monday 30 November, 10:05 am`. */
    paid: string
    lines: { label: string; more: string; amount: string }[]
    /** `$18,790.00`; '' where the vehicle has no price. */
    left: string
    /** Who took the deposit, and where a copy of it went. */
    notes: string[]
  }
}

/** A reservation that has ended: what became of the deposit, and how to go on. */
export type EndedReservation = {
  facts: ConfirmationFact[]
  /** Where it is reserved again; null where it cannot be. */
  againHref: string | null
  similarHref: string
  /** Its slug, for what is like it; '' where the vehicle has left. */
  slug: string
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
  place: { name: string; address: string; hours: string } | null
}
