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

/** TEN-22: the networks that are on unless switched off. */
export const SOCIAL_NETWORKS = {
  facebook: { label: 'Facebook' },
  youtube: { label: 'YouTube' },
  instagram: { label: 'Instagram' },
  tiktok: { label: 'TikTok' },
  linkedin: { label: 'LinkedIn' },
} as const

/** A social network a dealer may be found on. */
export type SocialNetwork = keyof typeof SOCIAL_NETWORKS

/** Deposit of a reservation in whole dollars (RES-04, CONST-06), and the most a dealer may ask for. */
export const DEFAULT_DEPOSIT = 200
export const MOST_DEPOSIT = 5_000

/** What a dealer chooses of its stock's display. */
export const siteStock = z.object({
  /** Days sold cars stay listed (VAR-01): floored and limited to 0 to 14 where it is used (OPEN-01). */
  includeSoldCarsDays: orDefault(z.number(), 3),
  /** Replaces counts above 1999 (SRCH-24). */
  stockCount: contentNumber,
  /** Whole dollars (RES-04). */
  reserveDeposit: orDefault(z.number().int().min(1).max(MOST_DEPOSIT), DEFAULT_DEPOSIT),
})

/** TEN-09, CARD-04: wording and window of the cards' tags. */
export const specifications = z.object({
  justArrivedDays: orDefault(z.number().int().min(0).max(60), 8),
  justArrivedTagName: textOr('New Arrival'),
  soldTagName: textOr('JUST SOLD'),
})

/** More than a dealer could mean by enough views. */
export const MOST_VIEWS_FROM = 10_000

const point = z.object({ title: z.string().min(1), text: contentText })

/** So many whole dollars less every so many days, as long as the vehicle stays. */
const priceFalls = z
  .object({ everyDays: z.number().int().min(1).max(365), dollars: z.number().int().min(1) })
  .nullable()

/** VDP-22, VDP-51: a dealer's own words on every vehicle's page. */
export const vehiclePage = z.object({
  included: contentList(z.string()),
  /** What used vehicles are sold with. */
  assurances: contentList(z.string()),
  reasons: contentList(point),
  protection: contentList(point),
  /** Similar vehicles shown (SIM-03). */
  similarCars: orDefault(z.number().int().min(3).max(10), 6),
  /** Views below this number are not shown (VDP-31). */
  viewsFrom: orDefault(z.number().int().min(1).max(MOST_VIEWS_FROM), 1),
  /** The rule by which used vehicles' prices fall; null for none. */
  priceFalls: orDefault(priceFalls, null),
  /** Where shoppers chat with the dealer (VDP-19); '' for nowhere. */
  chatUrl: optionalHref,
})

/** TEN-21 and the texts that are a dealer's own (TEN-18). */
export const texts = z.object({
  noPrice: textOr('Enquire for price.'),
  usedKeyword: textOr('Used'),
  financeCta: textOr('Get Finance'),
  /** '' for the words of what is sold. */
  testDriveCta: contentText,
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
