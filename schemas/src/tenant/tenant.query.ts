import { z } from 'zod'
import { contentList, contentText, orDefault } from '../content/content-values.zod.ts'
import { optionalHref } from '../content/link.zod.ts'
import { LEAD_FORMAT_NAMES } from '../lead/lead-formats.ts'
import { manufacturer, manufacturerProjection } from '../manufacturer/manufacturer.query.ts'
import { TEMPLATE_NAMES } from '../theme/templates.ts'
import { themeChoice } from '../theme/theme.zod.ts'
import { isTimeZone } from '../time/wall-clock.ts'
import { serviceBooking } from './service-booking.zod.ts'
import { calculatorSettings, financeSettings } from './tenant-finance.zod.ts'
import { lender, PLUGINS, platformSpecifications, stockSettings } from './tenant-parts.zod.ts'

const dealership = z.object({ id: contentText, name: z.string(), slug: z.string() })

/** Where a dealer's systems take leads. */
const leadSystems = z.object({
  /** A system of the dealer's that takes leads as JSON; '' for none. */
  webhookUrl: contentText,
  /** How it takes them. */
  webhookFormat: orDefault(z.enum(LEAD_FORMAT_NAMES), 'forecourt'),
  /** Addresses of systems that read ADF/XML out of mail. */
  adfTo: contentList(z.string()),
})

/** Projection of what the platform sets for a dealer; read it with `tenantDocument`. */
export const tenantProjection = `{
  "id": _id,
  "slug": slug.current,
  name,
  template,
  hosts,
  "manufacturer": manufacturer->${manufacturerProjection},
  "dealerships": dealerships[]{id, name, "slug": slug.current},
  "dealershipWebsites": dealershipWebsites[]{"make": make->name, "makeSlug": make->slug.current, url},
  timeZone,
  "theme": theme{
    brand, accent, paper, ink, picture, pictureFloor, pictureLook, foot, radius, fonts,
    header, hero, finder, card, types, offers, places, footer, signature
  },
  "stock": {
    "searchFilters": stock.searchFilters,
    "promoPositions": stock.promoPositions,
    "priceRangeBounds": stock.priceRangeBounds,
    "weeklyPriceBounds": stock.weeklyPriceBounds,
    "defaultPriceLabel": stock.defaultPriceLabel,
    "sorts": stock.sorts
  },
  "specifications": {
    "certifiedBadgeMake": specifications.certifiedBadgeMake
  },
  "leads": {
    "webhookUrl": leads.webhookUrl,
    "webhookFormat": leads.webhookFormat,
    "adfTo": leads.adfTo
  },
  financeProvider,
  "lenders": lenders[]{
    provider, interestRate, comparisonRate, termMonths, depositPercent, balloonPercent,
    establishmentFeeCents, feeMethod, monthlyFeeCents, exampleBalloonPercent, disclaimer, dealershipSlugs,
    minRate, maxRate, comparisonFrom, comparisonTo, ownRateFrom, ownRateTo
  },
  "calculator": calculator{
    maxRule, minPriceCents, maxTermYears, defaultTermYears, termChoices, minRate, maxRate, defaultRate, rateLocked,
    fixedAmount, "fees": fees[]{label, amountCents, monthly}
  },
  "finance": finance{path, promo, popup, quoteProvider, quoteRate},
  garagePaths,
  plugins,
  autograb,
  xtimeUrl,
  "serviceBooking": serviceBooking{
    way, order, title, url, "tabs": tabs[]{name, url}, types, intervals, intervalRequired
  },
  "offerExceptions": offerExceptions[]._ref,
  flags
}`

/** What the platform sets for a dealer, as the projection answers it; the flags are resolved afterwards. */
export const tenantDocument = z.object({
  id: z.string(),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  name: z.string().min(1),
  template: z.enum(TEMPLATE_NAMES),
  /** Host names of its own, lower case, without port. */
  hosts: contentList(z.string().toLowerCase()),
  manufacturer: manufacturer.nullish().transform((value) => value ?? null),
  dealerships: contentList(dealership),
  dealershipWebsites: contentList(z.object({ make: z.string(), makeSlug: z.string(), url: optionalHref })),
  timeZone: orDefault(z.string().refine(isTimeZone, 'Not a time zone'), 'Australia/Brisbane'),
  theme: themeChoice,
  stock: stockSettings.prefault({}),
  specifications: platformSpecifications.prefault({}),
  leads: orDefault(leadSystems, leadSystems.parse({})),
  financeProvider: contentText,
  lenders: contentList(lender),
  calculator: calculatorSettings.nullish().transform((own) => own ?? calculatorSettings.parse({})),
  finance: financeSettings.nullish().transform((own) => own ?? financeSettings.parse({})),
  /** Paths that lead to the garage beside its own, each from a slash (OPEN-22). */
  garagePaths: contentList(z.string().regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/)),
  plugins: contentList(z.enum(PLUGINS)),
  autograb: orDefault(z.boolean(), false),
  xtimeUrl: optionalHref,
  serviceBooking: orDefault(serviceBooking, serviceBooking.parse({})),
  /** Ids of offers shown although they exclude this site (OFFER-07). */
  offerExceptions: contentList(z.string()),
  flags: z.record(z.string(), z.unknown()).nullish(),
})

/** What the platform sets for a dealer. */
export type TenantDocument = z.output<typeof tenantDocument>
