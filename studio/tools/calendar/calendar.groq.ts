import type { CalendarQueryResult } from '@forecourt/schemas/types'
import { defineQuery } from 'groq'

/**
 * Everything the calendar shows of some sites, in one round trip, as the drafts perspective sees it. Parameters: `sites`
 * (ids of `tenant` documents), `from` and `until` (instants around the range), `fromDay` and `untilDay` (dates), and
 * `tilesFrom`: tiles that ended earlier cannot bound a gap that is shown. Tiles still to come are all read, since the
 * next one of a place tells a gap from an end.
 */
export const calendarQuery = defineQuery(`{
  "places": *[_type == "tenant" && _id in $sites]{"site": _id, "usual": stock.promoPositions},
  "tiles": *[_type == "promoTile" && count(sites[_ref in $sites]) > 0
      && (!defined(expiry) || dateTime(expiry) >= dateTime($tilesFrom))] | order(position asc, name asc){
    "id": _id, "rev": _rev, "draft": _originalId in path("drafts.**"), "name": coalesce(name, headline, ""), start, expiry,
    position, display, strictDisplay, "sites": sites[]._ref, "excludedSites": excludedSites[]._ref
  },
  "offers": *[_type == "offer" && count(sites[_ref in $sites]) > 0
      && (!defined(expiry) || dateTime(expiry) >= dateTime($from))
      && (!defined(start) || dateTime(start) <= dateTime($until))] | order(orderRank asc, name asc){
    "id": _id, "rev": _rev, "draft": _originalId in path("drafts.**"), "name": coalesce(name, ""), start, expiry,
    "sites": sites[]._ref, "excludedSites": excludedSites[]._ref
  },
  "banners": *[_type == "banner" && count(sites[_ref in $sites]) > 0
      && (!defined(expiry) || dateTime(expiry) >= dateTime($from))
      && (!defined(start) || dateTime(start) <= dateTime($until))] | order(title asc){
    "id": _id, "rev": _rev, "draft": _originalId in path("drafts.**"), "name": coalesce(title, ""), start, expiry,
    "sites": sites[]._ref, "excludedSites": excludedSites[]._ref
  },
  "locations": *[_type == "location" && tenant._ref in $sites] | order(primary desc, name asc){
    "id": _id, "rev": _rev, "draft": _originalId in path("drafts.**"), "site": tenant._ref, "name": coalesce(name, ""),
    "state": address.state, timeZone, visible, locationType,
    "openingHours": openingHours[]{weekday, status, byAppointment, intervals[]{open, close}},
    "specialHours": specialHours[date >= $fromDay && date <= $untilDay]{
      "key": _key, date, name, status, byAppointment, departments, intervals[]{open, close}
    },
    "popup": popup{title, start, expiry}
  },
  "homes": *[_type == "page" && slug.current == "home" && tenant._ref in $sites]{
    "id": _id, "rev": _rev, "draft": _originalId in path("drafts.**"), "site": tenant._ref, scrollingBanner,
    scrollingBannerStart, scrollingBannerExpiry,
    "hero": blocks[_type == "hero"][0]{"key": _key, "slides": slides[]{"key": _key, "title": coalesce(title, ""), start, expiry}},
    "running": blocks[_type == "scrollingBanner"]{"key": _key, "text": coalesce(text, ""), start, expiry}
  }
}`)

/** What `calendarQuery` answers. */
export type CalendarAnswer = CalendarQueryResult

/** What a change of the calendar can come from. */
export const CALENDAR_LISTEN = '*[_type in ["promoTile", "offer", "banner", "location", "page", "tenant"]]'
