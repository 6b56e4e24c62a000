import type { ContentImage } from '@forecourt/schemas/contract'
import type { PhoneLink } from '#app/domain/phone/phone-link.ts'

/** A line of what was agreed. */
export type ConfirmationFact = {
  label: string
  text: string
  /** Further lines below it. */
  more?: readonly string[]
  href?: string
  /** The shopper's own words, which no mail repeats: anybody can type another's address. */
  isOwn?: true
  isQuoted?: true
}

/** When it is, and how a calendar is told. */
export type ConfirmationTime = {
  /** `Tuesday 1 December`. */
  day: string
  /** `10:00 am`, `drop-off 8:00 am`, or from when a workshop is open; '' where that is not known. */
  hour: string
  /** ISO UTC, or a whole day `YYYY-MM-DD`. */
  starts: string
  minutes: number
  /** `8:00 am`: the agreed time of a whole day at which a vehicle comes in; absent where it is open. */
  dropOff?: string
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

/** Who looks after it; '' for what is not said. */
export type ConfirmationPerson = {
  /** `Your person`. */
  label: string
  name: string
  role: string
  phone: PhoneLink | null
  image: ContentImage | null
}

/** What follows, in order; `isDone`: it is behind the shopper already. */
export type ConfirmationStep = { title: string; text: string; isDone?: true }

/** What a shopper was promised, by what the site stored: on the page after a form, in its mail and on the booking's page. */
export type Confirmation = {
  /** `Test drive`. */
  label: string
  reference: string
  /** What is to be known first, where there is no time. */
  title: string
  about: string
  time: ConfirmationTime | null
  /** Until when a vehicle is held; null where none is. */
  until: ConfirmationTime | null
  isCancelled: boolean
  place: ConfirmationPlace | null
  /** Who is there for it; null where the dealer names nobody. */
  person: ConfirmationPerson | null
  facts: ConfirmationFact[]
  /** `We’ll call you by 10:30 am on Monday.`; '' where somebody has a time, or nothing is promised. */
  answer: string
  /** The number to call first; null where there is a better thing to do. */
  call: PhoneLink | null
  /** What to have ready, where that is the next thing to do. */
  ready: string[]
  next: ConfirmationStep[]
  /** What stands with a figure, such as the warning of a comparison rate; '' for nothing. */
  smallPrint: string
  /** What can be changed: the time of it, or only that it is cancelled. */
  undo: 'booking' | 'request' | 'application' | null
  /** A time can be chosen on the booking's page. */
  canPickTime: boolean
}
