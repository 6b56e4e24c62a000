import { z } from 'zod'
import { contentList, contentNumber, orDefault, textOr } from '../content/content-values.zod.ts'

/** How the calculator's highest purchase price is found (FIN-12). */
export const MAX_RULES = ['fixed250k', 'scaled105', 'slider100k'] as const

const percent = z.number().min(0).max(40)
const years = z.number().min(1).max(7)

/** A fee the dealer names: once, or with every month of the term (FIN-38). Whole cents. */
export const calculatorFee = z.object({
  label: z.string().min(1),
  amountCents: z.number().int().min(0),
  monthly: orDefault(z.boolean(), false),
})

/** The bounds and the starting values of the finance calculator (FIN-11 to FIN-26): cents, years, per cent a year. */
export const calculatorSettings = z.object({
  maxRule: orDefault(z.enum(MAX_RULES), 'fixed250k'),
  minPriceCents: orDefault(z.number().int().min(0), 100_000),
  maxTermYears: orDefault(years, 7),
  /** null: the lender's own term, or else five years. */
  defaultTermYears: contentNumber,
  /** Terms to choose among instead of half years, shortest first. */
  termChoices: contentList(years).transform((own) => [...new Set(own)].sort((a, b) => a - b)),
  minRate: orDefault(percent, 0.5),
  maxRate: orDefault(percent, 15),
  defaultRate: orDefault(percent, 8.5),
  rateLocked: orDefault(z.boolean(), false),
  /** Opens with $30,000 whatever the car costs (FIN-24). */
  fixedAmount: orDefault(z.boolean(), false),
  /** Stand in for the lender's one fee. */
  fees: contentList(calculatorFee),
})

/** Where a shopper asks for finance, and what the page offers (FIN-44 to FIN-64). */
export const financeSettings = z.object({
  /** Path of the finance page on this site (VAR-11). */
  path: orDefault(z.string().regex(/^\/[a-z0-9][a-z0-9/-]*$/), '/finance'),
  /** A promo with featured cars, where no car is chosen (FIN-47). */
  promo: orDefault(z.boolean(), false),
  /** A form over a vehicle's page, opened by 'Get Finance Now' (FIN-44). */
  popup: orDefault(z.boolean(), false),
  /** Who gives quotes and approves in advance. */
  quoteProvider: textOr('youX'),
  /** Per cent a year that the quick quote starts from (FIN-62). */
  quoteRate: orDefault(percent, 10),
})
