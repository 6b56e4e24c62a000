import type { BlockModel } from '#app/blocks/block-models.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'
import type { LeadFormModel } from '#app/features/leads/form/lead-form-model.ts'
import type { LeadCarModel } from '#app/features/leads/pages/contact-model.ts'

/** The page where people have their vehicle valued. */
export type TradePageModel = {
  meta: PageMeta
  title: string
  form: LeadFormModel
  /** Kilometres to choose at a touch; [] for none (TRADE-12). */
  kilometrePicks: readonly number[]
  /** What somebody's own is to be traded in for. */
  car: LeadCarModel | null
  /** What staff wrote at the same address. */
  blocks: BlockModel[]
}

/** A valuation as its page shows it. */
export type ValuationModel = {
  meta: PageMeta
  id: string
  step: 'created' | 'valued' | 'accepted'
  vehicle: string
  facts: string[]
  /** `$18,400 – $19,900`; '' where no estimate is given online (TRADE-03). */
  offer: string
  adjust: LeadFormModel
  /** Whom it is for, where it is traded in for a vehicle of the dealer's. */
  car: { name: string; href: string } | null
  phone: { text: string; href: string } | null
  /** What the browser keeps and reports (TRADE-08, CALL-14). */
  kept: KeptValuation
}

/** What local storage keeps of a valuation, and /api/miscellaneous is told; names of the wire, whole dollars. */
export type KeptValuation = {
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

/** Said where no estimate is given (TRADE-03). */
export const NO_ESTIMATE =
  'Online estimates are not given for cars over 7 years old or over 100,000 kilometres.'
