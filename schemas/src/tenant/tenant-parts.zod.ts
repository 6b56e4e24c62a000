import { z } from 'zod'
import {
  contentList,
  contentNumber,
  contentObject,
  contentText,
  orDefault,
  textOr,
} from '../content/content-values.zod.ts'
import { optionalHref } from '../content/link.zod.ts'

/** Downloads a dealership may offer (TEN-26). */
export const PLUGINS = ['historyReport', 'carAnalysis', 'ppsrReport'] as const

/** TEN-22: the networks that are on unless switched off, and where they lead until a dealer gives its own page. */
export const SOCIAL_NETWORKS = {
  facebook: { label: 'Facebook', url: 'https://www.facebook.com/' },
  youtube: { label: 'YouTube', url: 'https://www.youtube.com/' },
  instagram: { label: 'Instagram', url: 'https://www.instagram.com/' },
  tiktok: { label: 'TikTok', url: 'https://www.tiktok.com/' },
  linkedin: { label: 'LinkedIn', url: 'https://www.linkedin.com/' },
} as const

/** A social network a dealer may be found on. */
export type SocialNetwork = keyof typeof SOCIAL_NETWORKS

/**
 * A lender by whose terms a dealership's weekly prices are counted: per cent a year, months, per cent of the price,
 * whole cents. Without `dealershipSlugs` it serves every dealership of the site.
 */
export const lender = z.object({
  provider: z.string(),
  interestRate: z.number().positive(),
  comparisonRate: z.number().positive(),
  termMonths: z.number().int().min(12).max(84),
  depositPercent: orDefault(z.number().min(0).max(90), 0),
  balloonPercent: orDefault(z.number().min(0).max(60), 0),
  establishmentFeeCents: orDefault(z.number().int().min(0), 0),
  disclaimer: contentText,
  dealershipSlugs: contentList(z.string()),
  /** Bounds of the calculator's interest rate with this lender, in place of the site's (FIN-18). */
  minRate: z.number().min(0).max(40).nullish(),
  maxRate: z.number().min(0).max(40).nullish(),
  /** Comparison rates of the lender's loans, from and to (FIN-37). */
  comparisonFrom: z.number().positive().nullish(),
  comparisonTo: z.number().positive().nullish(),
})

/** A lender's terms. */
export type Lender = z.output<typeof lender>

/** The ways to sort stock, in their usual order (SRCH-13). */
export const STOCK_SORTS = ['relevant', 'latest', 'price-desc', 'price-asc'] as const

/** TEN-10 to TEN-13, SRCH and PROMO: what the stock search of this site is limited to and how it behaves. */
export const stockSettings = z.object({
  /** Staff's filter in the search engine's grammar, ANDed to every query (TEN-12); '' is none. */
  searchFilters: contentText,
  /** Days sold cars stay listed (VAR-01). */
  includeSoldCarsDays: orDefault(z.number().int().min(0).max(14), 3),
  /** Replaces counts above 1999 (SRCH-24). */
  stockCount: contentNumber,
  /** Cells of the grid where promo tiles go when they name none (PROMO-01). */
  promoPositions: orDefault(z.array(z.number().int().min(1)), [8, 17]),
  /** Upper bounds in dollars; null means the platform's own. */
  priceRangeBounds: contentObject(z.array(z.number().positive())),
  weeklyPriceBounds: contentObject(z.array(z.number().positive())),
  /** Ways to sort in their order (SRCH-13); a page begins with the most relevant, or without it with the first. */
  sorts: contentList(z.enum(STOCK_SORTS)).transform((own) => (own.length > 0 ? own : [...STOCK_SORTS])),
})

/** TEN-09, CARD-04: wording and window of the cards' tags. */
export const specifications = z.object({
  justArrivedDays: orDefault(z.number().int().min(0).max(60), 8),
  justArrivedTagName: textOr('New Arrival'),
  soldTagName: textOr('JUST SOLD'),
  /** Make whose certified used cars carry the badge (OPEN-65); '' is none. */
  certifiedBadgeMake: contentText,
})

/** TEN-21 and the texts that are a dealer's own (TEN-18). */
export const texts = z.object({
  noPrice: textOr('Enquire for price.'),
  usedKeyword: textOr('Used'),
  financeCta: textOr('Get Finance'),
  /** Runs across the front page and leads to the offers (PROMO-14); '' shows nothing. */
  scrollingBanner: contentText,
  tagline: contentText,
  footerAbout: contentText,
  financeDisclaimer: textOr(
    'Indicative weekly repayment, not a binding quote. Comparison rate based on a secured fixed loan of $30,000 over ' +
      '5 years. Finance for approved applicants only. Different terms, fees or loan amounts may result in a different ' +
      'comparison rate.',
  ),
  /** Acknowledgement of Country, above the footer's last line; '' shows nothing. */
  acknowledgement: contentText,
})

/** TEN-17: numbers by car type; '' falls back to the location's. */
export const phones = z.object({
  main: contentText,
  new: contentText,
  used: contentText,
  demo: contentText,
})

const socialChoice = contentObject(
  z.object({
    on: z
      .boolean()
      .nullish()
      .transform((value) => value ?? null),
    url: optionalHref,
  }),
)

/** What a dealer says about each network; see `listSocialLinks`. */
export const social = z.object({
  facebook: socialChoice,
  youtube: socialChoice,
  instagram: socialChoice,
  tiktok: socialChoice,
  linkedin: socialChoice,
})

/** DATA-40: which reviews may be counted. */
export const reviewSettings = z.object({
  minimumRating: orDefault(z.number().min(0).max(5), 4),
  /** Slugs of locations whose reviews are hidden (LOC-31). */
  hiddenLocations: contentList(z.string()),
})
