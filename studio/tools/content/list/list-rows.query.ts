import type {
  ContentRowsQueryResult,
  PopupRowsQueryResult,
  TeamRowsQueryResult,
} from '@forecourt/schemas/types'
import { defineQuery } from 'groq'

/**
 * A site's documents of a type, published ones and drafts side by side (perspective `raw`). Parameters: `type`, and
 * `tenantId`, the `_id` of the site's `tenant` document.
 */
export const contentRowsQuery = defineQuery(`*[_type == $type
    && (tenant._ref == $tenantId || $tenantId in sites[]._ref)] | order(orderRank asc, _id asc){
  "id": _id,
  "title": coalesce(name, title, from, ""),
  "words": [headline, text, description, category, to, address.city],
  "note": coalesce(headline, to, address.city, description, ""),
  category,
  "figure": coalesce(figure, ""),
  "figureUnit": coalesce(figureUnit, ""),
  price,
  interestRate,
  comparisonRate,
  "slug": slug.current,
  permanent,
  start,
  expiry,
  position,
  "sites": count(sites),
  "picture": coalesce(
    image.asset->url,
    imageUrl,
    blocks[_type == "hero"][0].slides[defined(image.asset)][0].image.asset->url,
    blocks[defined(image.asset)][0].image.asset->url,
    blocks[defined(cards)][0].cards[defined(imageUrl.asset)][0].imageUrl.asset->url,
    blocks[defined(people)][0].people[defined(image.asset)][0].image.asset->url,
    socialImage.asset->url,
    model->image.asset->url
  )
}`)

/** The popups of a site's locations. */
export const popupRowsQuery = defineQuery(`*[_type == "location" && tenant._ref == $tenantId
    && (defined(popup.title) || defined(popup.expiry))] | order(name asc){
  "id": _id,
  "place": coalesce(name, ""),
  "title": coalesce(popup.title, ""),
  "words": [popup.description],
  "start": popup.start,
  "expiry": popup.expiry,
  "picture": popup.image.asset->url
}`)

/** The people of a site's locations, in the order of each location's page. */
export const teamRowsQuery =
  defineQuery(`*[_type == "location" && tenant._ref == $tenantId] | order(name asc){
  "id": _id,
  "place": coalesce(name, ""),
  "people": people[]{"key": _key, "title": coalesce(name, ""), "note": coalesce(role, ""), "picture": image.asset->url}
}`)

export type ContentRow = ContentRowsQueryResult[number]
export type PopupRow = PopupRowsQueryResult[number]
export type TeamRow = TeamRowsQueryResult[number]
