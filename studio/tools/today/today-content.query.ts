import type { TodayContentQueryResult } from '@forecourt/schemas/types'
import { defineQuery } from 'groq'

/**
 * What Today needs of the content of sites, drafts and published documents apart; of what shows between two moments
 * only what is not over. Parameters: `sites`, ids of `tenant` documents; `since`, an ISO instant.
 */
export const todayContentQuery = defineQuery(`{
  "shown": *[
    _type in ["offer", "promoTile", "banner"] && count(sites[_ref in $sites]) > 0 && !(_id in path("versions.**"))
    && (_id in path("drafts.**") || !defined(expiry) || dateTime(expiry) > dateTime($since))
  ]{
    "id": _id,
    "type": _type,
    "title": coalesce(name, headline, title, "Without a name"),
    start,
    expiry,
    "position": select(_type == "promoTile" => position),
    "display": coalesce(display, []),
    "strictDisplay": coalesce(strictDisplay, false),
    "sites": coalesce(sites[]._ref, []),
    "excludedSites": coalesce(excludedSites[]._ref, []),
    "picture": image.asset->url,
    "isLoan": _type == "offer" && (category == "Finance offer" || defined(interestRate) || defined(comparisonRate))
  },
  "locations": *[_type == "location" && tenant._ref in $sites && !(_id in path("versions.**"))]{
    "id": _id,
    "title": coalesce(name, "Without a name"),
    "site": coalesce(tenant._ref, ""),
    "hidden": visible == false,
    timeZone,
    locationType,
    "openingHours": openingHours[]{weekday, status, byAppointment, "intervals": intervals[]{open, close}},
    "specialHours": specialHours[]{date, name, departments, status, byAppointment, "intervals": intervals[]{open, close}},
    "popup": popup{title, start, expiry}
  },
  "homes": *[_type == "page" && slug.current == "home" && tenant._ref in $sites && !(_id in path("versions.**"))]{
    "id": _id,
    "site": coalesce(tenant._ref, ""),
    scrollingBanner,
    scrollingBannerStart,
    scrollingBannerExpiry,
    "hero": blocks[_type == "hero"][0]{
      "key": _key,
      "slides": slides[]{
        "key": _key, "title": coalesce(title, "Without a title"), start, expiry, "picture": image.asset->url
      }
    },
    "running": blocks[_type == "scrollingBanner"]{
      "key": _key, "title": coalesce(text, "Without words"), start, expiry
    }
  },
  "reviews": *[
    _type == "offerReview" && count(sites[_ref in $sites]) > 0 && !(_id in path("drafts.**")) && !(_id in path("versions.**"))
  ] | order(_updatedAt desc)[0...500]{
    "id": _id, "offer": coalesce(offer, ""), said, "by": coalesce(by, ""), "name": coalesce(name, ""),
    "note": coalesce(note, ""), "revision": coalesce(revision, ""), "at": _updatedAt
  },
  "drafts": *[
    _id in path("drafts.**")
    && (tenant._ref in $sites || count(sites[_ref in $sites]) > 0 || string::split(_id, "drafts.")[1] in $sites)
  ] | order(_updatedAt desc){
    "id": _id,
    "type": _type,
    "title": coalesce(name, title, headline, ""),
    "at": _updatedAt,
    "sites": coalesce(sites[]._ref, [tenant._ref, string::split(_id, "drafts.")[1]])
  }
}`)

/** What makes it change. */
export const TODAY_LISTEN =
  '*[_type in ["offer", "offerReview", "promoTile", "banner", "location", "page", "navigation", "siteSettings", "tenant"]]'

export type TodayContent = TodayContentQueryResult
export type TodayDraft = TodayContent['drafts'][number]
