import { z } from 'zod'
import { contentNumber, contentObject, contentText } from './content-values.zod.ts'
import { optionalHref } from './link.zod.ts'

/** Projection of an address field; read it with `address`. */
export const addressProjection = `{
  street, city, state, postcode,
  "lat": position.lat,
  "long": position.lng,
  placeId, placeUrl, mapKey
}`

/** DATA-09: a street address, its point on the map and its page at a maps service. */
export const address = contentObject(
  z.object({
    street: contentText,
    city: contentText,
    state: contentText,
    postcode: contentText,
    lat: contentNumber,
    long: contentNumber,
    placeId: contentText,
    placeUrl: optionalHref,
    mapKey: contentText,
  }),
)

/** A street address, or null. */
export type Address = z.output<typeof address>
