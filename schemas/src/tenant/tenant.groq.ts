import { manufacturerProjection } from '../manufacturer/manufacturer.groq.ts'

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
  "theme": theme{brand, accent, radius, fonts},
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
    "adfTo": leads.adfTo
  },
  financeProvider,
  "lenders": lenders[]{
    provider, interestRate, comparisonRate, termMonths, depositPercent, balloonPercent,
    establishmentFeeCents, feeMethod, monthlyFeeCents, exampleBalloonPercent, disclaimer, dealershipSlugs,
    minRate, maxRate, comparisonFrom, comparisonTo
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
