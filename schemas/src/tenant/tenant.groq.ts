import { addressProjection } from '../content/address.groq.ts'
import { manufacturerProjection } from '../manufacturer/manufacturer.groq.ts'

/** Projection of a dealer's settings; read it with `tenantDocument`. */
export const tenantProjection = `{
  "id": _id,
  "slug": slug.current,
  name,
  template,
  hosts,
  "logoUrl": logo.asset->url,
  wordmark,
  legalName,
  abn,
  licence,
  email,
  "manufacturer": manufacturer->${manufacturerProjection},
  "dealerships": dealerships[]{id, name, "slug": slug.current},
  "dealershipWebsites": dealershipWebsites[]{"make": make->name, "makeSlug": make->slug.current, url},
  "address": address${addressProjection},
  timeZone,
  "theme": theme{brand, accent, radius, fonts},
  "figures": figures[]{value, label},
  "phones": {"main": phones.main, "new": phones.new, "used": phones.used, "demo": phones.demo},
  "stock": {
    "searchFilters": stock.searchFilters,
    "includeSoldCarsDays": stock.includeSoldCarsDays,
    "stockCount": stock.stockCount,
    "promoPositions": stock.promoPositions,
    "priceRangeBounds": stock.priceRangeBounds,
    "weeklyPriceBounds": stock.weeklyPriceBounds,
    "sorts": stock.sorts
  },
  "specifications": {
    "justArrivedDays": specifications.justArrivedDays,
    "justArrivedTagName": specifications.justArrivedTagName,
    "soldTagName": specifications.soldTagName,
    "certifiedBadgeMake": specifications.certifiedBadgeMake
  },
  "texts": {
    "noPrice": texts.noPrice,
    "usedKeyword": texts.usedKeyword,
    "financeCta": texts.financeCta,
    "scrollingBanner": texts.scrollingBanner,
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
    "webhookUrl": leads.webhookUrl,
    "mailTo": leads.mailTo,
    "adfTo": leads.adfTo,
    "hiddenLocations": leads.hiddenLocations[]->slug.current
  },
  financeProvider,
  "lenders": lenders[]{
    provider, interestRate, comparisonRate, termMonths, depositPercent, balloonPercent,
    establishmentFeeCents, disclaimer, dealershipSlugs, minRate, maxRate, comparisonFrom, comparisonTo
  },
  "calculator": calculator{
    maxRule, minPriceCents, maxTermYears, defaultTermYears, termChoices, minRate, maxRate, defaultRate, rateLocked,
    fixedAmount, "fees": fees[]{label, amountCents, monthly}
  },
  "finance": finance{path, promo, popup, quoteProvider, quoteRate},
  garagePaths,
  "prizeWheel": prizeWheel{title, terms, "prizes": prizes[]{label, weight}},
  overrideCity,
  plugins,
  autograb,
  xtimeUrl,
  "serviceBooking": serviceBooking{
    way, order, title, url, "tabs": tabs[]{name, url}, types, intervals, intervalRequired
  },
  youtubeUrl,
  defaultState,
  "offerExceptions": offerExceptions[]._ref,
  flags
}`
