import { formatInstant } from '@forecourt/schemas/contract/pure'

const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g

/** A rule's words with their instants (ISO UTC) as the dealer's clock has them. */
export function inDealersTime(text: string, zone: string): string {
  return text.replace(INSTANT, (instant) => formatInstant(instant, zone))
}
