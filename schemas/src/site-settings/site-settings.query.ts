import { z } from 'zod'
import { address, addressProjection } from '../content/address.query.ts'
import {
  contentList,
  contentNumber,
  contentObject,
  contentText,
  orDefault,
  textOr,
} from '../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../content/image.query.ts'
import { optionalHref } from '../content/link.zod.ts'
import { monthlyReport } from '../insights/monthly-report.zod.ts'
import { STOCK_MARKET_NAMES } from '../markets/markets.ts'
import { launch } from './launch.zod.ts'
import { ownLook } from './own-look.zod.ts'
import { prizeWheel } from './prize-wheel.zod.ts'
import { promises } from './promises.zod.ts'
import {
  phones,
  reviewSettings,
  siteStock,
  social,
  specifications,
  texts,
  vehiclePage,
} from './site-settings-parts.zod.ts'
import { stockColumn } from './stock-columns.zod.ts'
import { stockFeed } from './stock-feed.zod.ts'
import { tags } from './tags.zod.ts'

/** Where a dealer's own people read leads, and which locations forms leave out. */
const siteLeads = z.object({
  /** Addresses of people; without one the location's and then the dealer's own address is used. */
  mailTo: contentList(z.string()),
  /** Slugs of locations that no dropdown of a form offers (LEAD-35). */
  hiddenLocations: contentList(z.string()),
  /** Months after which what people sent is deleted; null: never by itself. */
  keepMonths: orDefault(z.number().int().min(1).max(120).nullable(), null),
  ...promises,
})

/** Rates of the dealer's own, within the platform's bounds; see `applyOwnFinance`. */
const ownFinance = z.object({
  defaultRate: contentNumber,
  rates: contentList(z.object({ provider: z.string(), interestRate: z.number().positive().max(40) })),
})

/** Whom people ask about what the dealer holds of them. */
const privacyContact = z.object({ name: contentText, email: contentText, phone: contentText })

/** Projection of a dealer's own settings; read it with `siteSettingsDocument`. */
export const siteSettingsProjection = `{
  "id": _id,
  name,
  "logo": logo${imageProjection},
  wordmark,
  legalName,
  abn,
  licence,
  creditLicence,
  "privacyContact": privacyContact{name, email, phone},
  "look": look{brand, accent, paper, ink, picture, foot},
  "launch": launch{liveAt},
  email,
  "address": address${addressProjection},
  "figures": figures[]{value, label},
  "phones": {"main": phones.main, "new": phones.new, "used": phones.used, "demo": phones.demo},
  "stock": {
    "includeSoldCarsDays": stock.includeSoldCarsDays,
    "stockCount": stock.stockCount,
    "reserveDeposit": stock.reserveDeposit
  },
  "specifications": {
    "justArrivedDays": specifications.justArrivedDays,
    "justArrivedTagName": specifications.justArrivedTagName,
    "soldTagName": specifications.soldTagName
  },
  "vehiclePage": {
    "included": vehiclePage.included,
    "assurances": vehiclePage.assurances,
    "reasons": vehiclePage.reasons[]{title, text},
    "protection": vehiclePage.protection[]{title, text},
    "similarCars": vehiclePage.similarCars,
    "viewsFrom": vehiclePage.viewsFrom,
    "priceFalls": vehiclePage.priceFalls{everyDays, dollars},
    "chatUrl": vehiclePage.chatUrl
  },
  "stockColumns": stockColumns[]{column, field},
  "stockFeed": stockFeed{file, format, element, delimiter},
  marketFeeds,
  "texts": {
    "noPrice": texts.noPrice,
    "usedKeyword": texts.usedKeyword,
    "financeCta": texts.financeCta,
    "testDriveCta": texts.testDriveCta,
    "tagline": texts.tagline,
    "footerAbout": texts.footerAbout,
    "financeDisclaimer": texts.financeDisclaimer,
    "acknowledgement": texts.acknowledgement
  },
  "social": {
    "facebook": social.facebook{on, url},
    "youtube": social.youtube{on, url},
    "instagram": social.instagram{on, url},
    "tiktok": social.tiktok{on, url},
    "linkedin": social.linkedin{on, url}
  },
  "reviews": {
    "minimumRating": reviews.minimumRating,
    "hiddenLocations": reviews.hiddenLocations[]->slug.current
  },
  "leads": {
    "mailTo": leads.mailTo,
    "keepMonths": leads.keepMonths,
    "answerHours": leads.answerHours,
    "applicationDays": leads.applicationDays,
    "bring": leads.bring{testDrive, service, inspection, finance},
    "hiddenLocations": leads.hiddenLocations[]->slug.current
  },
  "monthlyReport": monthlyReport{mailTo, day},
  "ownFinance": ownFinance{defaultRate, "rates": rates[]{provider, interestRate}},
  "tags": tags{googleAnalytics, tagManager, metaPixel, tikTokPixel, callRail, crisp, intercom, asks},
  "prizeWheel": prizeWheel{title, terms, "prizes": prizes[]{label, weight}},
  overrideCity,
  youtubeUrl,
  defaultState,
  flags
}`

/** What a dealer says of itself, as the projection answers it; the flags are resolved afterwards. */
export const siteSettingsDocument = z.object({
  id: z.string(),
  name: z.string().min(1),
  /** Shown in the header instead of the name. */
  logo: optionalImage,
  /** The name as the header spells it; '' means the name. */
  wordmark: contentText,
  legalName: contentText,
  abn: contentText,
  licence: contentText,
  /** The credit licence, or whose representative the dealer is, as the foot of every page says it. */
  creditLicence: contentText,
  privacyContact: orDefault(privacyContact, privacyContact.parse({})),
  look: orDefault(ownLook, ownLook.parse({})),
  launch: contentObject(launch),
  email: contentText,
  address,
  /** Numbers under the hero of the front page (GRP-02). */
  figures: contentList(z.object({ value: z.string().min(1), label: z.string().min(1) })),
  phones: phones.prefault({}),
  stock: siteStock.prefault({}),
  specifications: specifications.prefault({}),
  vehiclePage: vehiclePage.prefault({}),
  /** What columns of the stock file are that the import does not know by their names. */
  stockColumns: contentList(stockColumn),
  /** How the stock file is read that somebody brought in the Studio; null where a manifest alone says it. */
  stockFeed: orDefault(stockFeed.nullable(), null),
  /** Market places that get the dealer's stock; others are answered nothing. */
  marketFeeds: contentList(z.enum(STOCK_MARKET_NAMES)),
  texts: texts.prefault({}),
  social: social.prefault({}),
  reviews: reviewSettings.prefault({}),
  leads: orDefault(siteLeads, siteLeads.parse({})),
  monthlyReport: orDefault(monthlyReport, monthlyReport.parse({})),
  ownFinance: orDefault(ownFinance, ownFinance.parse({})),
  tags: orDefault(tags, tags.parse({})),
  prizeWheel: orDefault(prizeWheel, prizeWheel.parse({})),
  overrideCity: contentText,
  youtubeUrl: optionalHref,
  /** Australian state preselected in forms (TEN-20). */
  defaultState: textOr('qld'),
  flags: z.record(z.string(), z.unknown()).nullish(),
})

/** A dealer's own settings. */
export type SiteSettings = z.output<typeof siteSettingsDocument>
