import { z } from 'zod'
import { contentNumber, contentObject, contentText } from './content-values.zod.ts'
import { optionalHref } from './link.zod.ts'

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
