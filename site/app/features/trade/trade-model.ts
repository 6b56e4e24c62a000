import type { BlockModel } from '#app/blocks/blocks.server.ts'
import type { OfferReason } from '#app/domain/money/offer-reasons.ts'
import type { TradeWords } from '#app/domain/words/trade-words.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import type { ConfirmationView } from '#app/parts/lead/confirmation/confirmation-page.server.ts'
import type { LeadCarModel } from '#app/parts/lead/form/lead-car-model.ts'
import type { LeadFormField, LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'
import type { LocationCardModel } from '#app/parts/location/location-card.server.ts'
import type { OfferRange } from './rules/trade-offer.ts'

/** The page where people have their vehicle valued. */
export type TradePageModel = {
  meta: PageMeta
  title: string
  /** What the dealer sells one of: `bike`. */
  one: string
  /** What a seller brings. */
  bring: readonly string[]
  form: LeadFormModel
  /** Kilometres to choose at a touch; [] for none (TRADE-12). */
  kilometrePicks: readonly number[]
  /** What was asked for before the form was filled in, without JavaScript; null before. */
  estimate: EarlyEstimate | null
  /** The dealer's vehicle that the trade-in is for. */
  car: LeadCarModel | null
  /** What staff wrote at the same address. */
  blocks: BlockModel[]
}

/** An estimate before its owner says who they are: `offer` is '' where none is given online, which `isLimited` explains. */
export type EarlyEstimate = { vehicle: string; offer: string; isLimited: boolean }

/** The button that asks for an estimate alone. */
export const ESTIMATE_INTENT = 'estimate'

/** A valuation as its page shows it. */
export type ValuationModel = {
  meta: PageMeta
  id: string
  step: 'created' | 'valued' | 'accepted'
  vehicle: string
  /** `ABC123 · QLD · 45,000 kms`. */
  facts: string
  /** How a vehicle of its kind is talked of. */
  words: Pick<TradeWords, 'one' | 'licence'>
  /** `$18,400 – $19,900`; '' where no estimate is given online (TRADE-03). */
  offer: string
  /** What somebody offers who has seen the vehicle: `$16,250`, until when, and why where they said so; null before. */
  firm: { cents: number; price: string; until: string; isOver: boolean; reasons: OfferReason[] } | null
  /** No estimate is given online for one so old or so far driven (TRADE-03). */
  isLimited: boolean
  /** The estimate on its scale, and before anything was answered, in cents; null without an estimate. */
  range: { now: OfferRange; was: OfferRange | null; scale: OfferRange } | null
  /** Questions are open, for which the estimate is wider. */
  isOpen: boolean
  /** What its owner has said of it, each with the address where it is changed. */
  told: { label: string; answer: string; href: string }[]
  /** Where another vehicle is valued. */
  sellHref: string
  /** When and where it is looked at, and the page where that is changed; null while it is not booked. */
  inspection: { view: ConfirmationView; calendarHref: string; href: string } | null
  /** When it can be looked at; null where none is free. */
  times: LeadFormField | null
  /** The first of those times, and the place: `Tuesday 1 December, 10:00 am, Parramatta`; '' for none. */
  nextTime: string
  /** What is wrong with the time that was sent; '' for nothing. */
  inspectError: string
  /** The questions that are open, or changed. */
  adjust: LeadFormModel
  /** The dealer's vehicle that the trade-in is for. */
  car: LeadCarModel | null
  phone: { text: string; href: string } | null
  /** What follows, once nothing is left to adjust; null before. */
  visit: ValuationVisit | null
  /** The browser stores and reports it (TRADE-08, CALL-14). */
  stored: StoredValuation
}

/** How the vehicle comes to the dealer. */
export type ValuationVisit = {
  /** How the seller wants to be reached. */
  contact: 'Phone' | 'Email' | 'SMS'
  /** What its owner brings. */
  bring: readonly string[]
  /** Where it is looked at; null where the dealer has the place no longer. */
  place: LocationCardModel | null
  /** The state that the offer is for, as label and answer; [] without an offer. */
  state: { label: string; answer: string }[]
}

/** A valuation in local storage and in reports to /api/miscellaneous; API names, whole dollars. */
export type StoredValuation = {
  lead_id: string
  rego: string
  regoState: string
  kms: number
  vehicle: string
  low: number | null
  high: number | null
  offer_accepted: boolean
  href: string
}

/** The query parameter that names an answer to be changed. */
export const CHANGE_PARAM = 'change'

/** The id of the questions' heading. */
export const ADJUST = 'adjust-title'

/** The query parameter that names a valuation whose vehicle is filled in again. */
export const AGAIN_PARAM = 'again'

/** Shown without an estimate (TRADE-03). */
export const NO_ESTIMATE =
  'Online estimates are not given for vehicles over 7 years old or over 100,000 kilometres.'
