import { addressProjection } from '../content/address.groq.ts'
import { imageProjection } from '../content/image.groq.ts'

/** Projection of a dealer's own settings; read it with `siteSettingsDocument`. */
export const siteSettingsProjection = `{
  "id": _id,
  name,
  "logo": logo${imageProjection},
  wordmark,
  legalName,
  abn,
  licence,
  email,
  "address": address${addressProjection},
  "figures": figures[]{value, label},
  "phones": {"main": phones.main, "new": phones.new, "used": phones.used, "demo": phones.demo},
  "stock": {
    "includeSoldCarsDays": stock.includeSoldCarsDays,
    "stockCount": stock.stockCount
  },
  "specifications": {
    "justArrivedDays": specifications.justArrivedDays,
    "justArrivedTagName": specifications.justArrivedTagName,
    "soldTagName": specifications.soldTagName
  },
  "texts": {
    "noPrice": texts.noPrice,
    "usedKeyword": texts.usedKeyword,
    "financeCta": texts.financeCta,
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
    "hiddenLocations": leads.hiddenLocations[]->slug.current
  },
  "prizeWheel": prizeWheel{title, terms, "prizes": prizes[]{label, weight}},
  overrideCity,
  youtubeUrl,
  defaultState,
  flags
}`
