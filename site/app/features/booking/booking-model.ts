import type { PhoneLink } from '#app/domain/phone/phone-link.ts'
import type { ConfirmationView } from '#app/parts/lead/confirmation/confirmation-page.server.ts'
import type { LeadFormField } from '#app/parts/lead/form/lead-form-model.ts'

/** What somebody has booked or sent, and what can be done about it; or that its link is too old. */
export type BookingModel =
  | {
      kind: 'booking'
      view: ConfirmationView
      calendarHref: string | null
      /** Where the same is booked anew, once it is cancelled; null where it is not known. */
      again: LinkModel['again']
      /** The times it can be moved to; null where it has none. */
      times: LeadFormField | null
      /** What was just done, in words; '' for nothing. */
      done: string
      /** Why it was not; '' where it was. */
      problem: string
    }
  | LinkModel

/** A link that opens nothing: worn out, or not ours. */
export type LinkModel = {
  kind: 'expired' | 'unknown'
  /** Of a link that is worn out; '' where it is not known. */
  reference: string
  dealer: string
  /** Who answers: the department that it was booked with, else the dealer's sales. */
  place: { name: string; address: string; hours: string[]; open: string; phone: PhoneLink | null } | null
  phone: PhoneLink | null
  /** Where the same is booked anew; null where it is not known. */
  again: { href: string; text: string } | null
}
