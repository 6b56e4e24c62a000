import type { Calculator } from './calculate-loan.ts'

/** A lender's figures for a car: its payment, and rows of its own layout (FIN-43). */
export type LenderSummary = {
  provider: string
  /** `$166 per week`; 'Enquire for Finance' where the lender names none. */
  lead: string
  /** `9.12% comparison rate`: shown wherever the payment is. */
  comparison: string
  rows: [label: string, value: string][]
}

/** A lender of a car without a payment: its words and the link to the finance form. */
export type LenderModel = Pick<FinanceModel, 'carId' | 'summary' | 'disclaimer' | 'applyHref' | 'cta'>

/** The finance part of a car's page, and the page of its own that works without JavaScript. */
export type FinanceModel = {
  carId: string
  summary: LenderSummary
  calculator: Calculator
  /** The whole small print. */
  disclaimer: string
  /** Where the calculator leads without JavaScript (FIN-68). */
  quoteHref: string
  /** The link to the finance form, with its label (FIN-45, FIN-67). */
  applyHref: string
  cta: string
  /** The enquiry opens over the page (FIN-44). */
  popup: boolean
}
