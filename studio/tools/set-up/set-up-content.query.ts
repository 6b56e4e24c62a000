import { defineQuery } from 'groq'

/** What Set up needs of a site's published documents. `$id` is the `_id` of its `tenant` document. */
export const setUpContentQuery = defineQuery(`{
  "tenant": *[_type == "tenant" && _id == $id][0]{
    template,
    hosts,
    "theme": theme{brand, accent, paper, ink, picture, pictureFloor, foot},
    financeProvider,
    "lenders": lenders[]{
      provider,
      interestRate,
      termMonths,
      depositPercent,
      balloonPercent,
      establishmentFeeCents,
      feeMethod,
      monthlyFeeCents,
      exampleBalloonPercent,
      disclaimer,
      dealershipSlugs,
      ownRateFrom,
      ownRateTo
    }
  },
  "settings": *[_type == "siteSettings" && tenant._ref == $id][0]{
    "id": _id,
    name,
    wordmark,
    "logo": logo.asset->url,
    legalName,
    abn,
    licence,
    creditLicence,
    privacyContact{name, email, phone},
    email,
    "mailTo": leads.mailTo,
    look{brand, accent, paper, ink, picture, foot},
    "decided": launch.decided,
    "saved": launch.saved[]{step, by, at},
    tags{googleAnalytics, tagManager, metaPixel, tikTokPixel, callRail, crisp, intercom, asks},
    "ownFinance": ownFinance{defaultRate, rates[]{_key, _type, provider, interestRate}}
  },
  "locations": *[_type == "location" && tenant._ref == $id && visible != false] | order(orderRank asc, name asc){
    "id": _id,
    name,
    phone,
    email,
    "street": address.street,
    "postcode": address.postcode,
    "state": address.state,
    "days": count(openingHours),
    "licence": dealerLicenseNumber
  }
}`)

export const SET_UP_LISTEN = '*[_type in ["tenant", "siteSettings", "location"]]'
