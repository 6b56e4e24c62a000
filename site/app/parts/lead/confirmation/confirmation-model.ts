import type { PhoneLink } from '#app/domain/phone/phone-link.ts'

/** A line of what was agreed. */
export type ConfirmationFact = { label: string; text: string; more?: string; href?: string }

/** When it is, and how a calendar is told. */
export type ConfirmationTime = {
  /** `Tuesday 1 December`. */
  day: string
  /** `10:00 am`, or from when a workshop is open; '' where that is not known. */
  hour: string
  /** ISO UTC, or a whole day `YYYY-MM-DD`. */
  starts: string
  minutes: number
  isOver: boolean
}

/** Where it is; `hours` are those of the day, or of the week where there is none. */
export type ConfirmationPlace = {
  name: string
  address: string
  directions: string | null
  phone: PhoneLink | null
  hours: string
  /** How one comes there: where to park, where the keys go. */
  ways: string[]
}

/** Somebody of the department; '' for what is not said. */
export type ConfirmationPerson = { name: string; role: string; phone: PhoneLink | null }

/** What a shopper was promised, by what the site stored: on the page after a form, in its mail and on the booking's page. */
export type Confirmation = {
  /** `Test drive`. */
  label: string
  reference: string
  /** What is to be known first, where there is no time. */
  title: string
  about: string
  time: ConfirmationTime | null
  isCancelled: boolean
  place: ConfirmationPlace | null
  /** Who is there for it; null where the dealer names nobody. */
  person: ConfirmationPerson | null
  facts: ConfirmationFact[]
  next: { title: string; text: string }[]
  /** What can be changed: the time of it, or only that it is cancelled. */
  undo: 'booking' | 'request' | 'application' | null
}
