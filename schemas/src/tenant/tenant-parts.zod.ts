import { z } from 'zod'
import { contentList, contentObject, contentText, orDefault, strict } from '../content/content-values.zod.ts'
import { FEE_METHODS } from '../money/fee-method.ts'
import { STOCK_SORTS } from './stock-sorts.ts'

/** Downloads a dealership may offer (TEN-26). */
export const PLUGINS = ['historyReport', 'carAnalysis', 'ppsrReport'] as const

/** The highest shares of a price or loan, in per cent, that a lender's terms may name. */
export const MOST_PERCENT = { deposit: 90, balloon: 60 } as const

const share = (most: number) => strict(orDefault(z.number().min(0).max(most), 0))

/**
 * A lender by whose terms a dealership's weekly prices are counted: per cent a year, months, per cent of the price,
 * whole cents. Without `dealershipSlugs` it serves every dealership of the site.
 */
export const lender = z.object({
  provider: z.string(),
  interestRate: z.number().positive(),
  /** What staff typed; the rate that is shown is computed (`lenderComparisonRate`). */
  comparisonRate: z.number().positive().nullish(),
  termMonths: z.number().int().min(12).max(84),
  depositPercent: share(MOST_PERCENT.deposit),
  balloonPercent: share(MOST_PERCENT.balloon),
  establishmentFeeCents: strict(orDefault(z.number().int().min(0), 0)),
  feeMethod: strict(orDefault(z.enum(FEE_METHODS), 'added')),
  monthlyFeeCents: strict(orDefault(z.number().int().min(0), 0)),
  /** Of the loan that the comparison rate is stated for. */
  exampleBalloonPercent: share(MOST_PERCENT.balloon),
  disclaimer: contentText,
  dealershipSlugs: strict(contentList(z.string())),
  /** Bounds of the calculator's interest rate with this lender, in place of the site's (FIN-18). */
  minRate: z.number().min(0).max(40).nullish(),
  maxRate: z.number().min(0).max(40).nullish(),
  /** Comparison rates of the lender's loans, from and to (FIN-37). */
  comparisonFrom: z.number().positive().nullish(),
  comparisonTo: z.number().positive().nullish(),
  /** Between which the dealer may set the interest rate; it may not where one of them is missing. */
  ownRateFrom: z.number().positive().nullish(),
  ownRateTo: z.number().positive().nullish(),
})

/** A lender's terms. */
export type Lender = z.output<typeof lender>

const SORT_VALUES = STOCK_SORTS.map(({ value }) => value)

/** What a price includes, and its label on the page (PRICE-02). */
export const PRICE_LABELS = {
  'drive-away': 'Drive Away',
  'excl-govt-charges': 'Excl. Govt. Charges',
  'plus-on-road-costs': 'Plus On-Road Costs',
} as const

export type PriceLabel = keyof typeof PRICE_LABELS

/** TEN-10 to TEN-13, SRCH and PROMO: what the stock search of this site is limited to and how it behaves. */
export const stockSettings = z.object({
  /** Staff's filter in the search engine's grammar, ANDed to every query (TEN-12); '' for no filter. */
  searchFilters: contentText,
  /** Cells of the grid where promo tiles go when they name none (PROMO-01). */
  promoPositions: orDefault(z.array(z.number().int().min(1)), [8, 17]),
  /** Upper bounds in dollars; null means the platform's own. */
  priceRangeBounds: contentObject(z.array(z.number().positive())),
  weeklyPriceBounds: contentObject(z.array(z.number().positive())),
  /** What a price says whose feed does not say it; null: such a price is shown without a label. */
  defaultPriceLabel: contentObject(z.enum(Object.keys(PRICE_LABELS) as PriceLabel[])),
  /** Sort orders in sequence (SRCH-13); a page starts with the most relevant, or without it with the first. */
  sorts: contentList(z.enum(SORT_VALUES)).transform((own) => (own.length > 0 ? own : SORT_VALUES)),
})

/** What the platform sets of the cars' badges. */
export const platformSpecifications = z.object({
  /** Make whose certified used cars carry the badge (OPEN-65); '' for no make. */
  certifiedBadgeMake: contentText,
})
