/** Characters shown of a long text (OFFER-02, OPEN-67). */
export const SHORT_LENGTH = 160
/** A text up to this long starts in full (OFFER-03). */
export const FULL_UP_TO = 200

/** How a description or disclaimer starts, and its two forms; they differ only where there is a toggle. */
export type OfferText = {
  startsFull: boolean
  shownChars: number
  toggle: boolean
  full: string
  short: string
}

/**
 * OFFER-02 to OFFER-04: a text of more than 200 characters starts cut after the last word that ends within its first
 * 160, with three dots (OPEN-35), unless the site lets offers start in full.
 */
export function offerText(text: string, startsFullFlag: boolean): OfferText {
  const long = text.length > FULL_UP_TO
  const startsFull = startsFullFlag || !long
  const cut = cutAtWord(text)
  return {
    startsFull,
    shownChars: startsFull ? text.length : cut,
    toggle: long,
    full: text,
    short: long ? `${text.slice(0, cut)}...` : text,
  }
}

/** A single word longer than this is cut itself: a text of one word would show nothing. */
const SHORTEST = SHORT_LENGTH / 2

function cutAtWord(text: string): number {
  if (/^\s/.test(text.slice(SHORT_LENGTH))) return SHORT_LENGTH
  const space = text.slice(0, SHORT_LENGTH).search(/\s\S*$/)
  return space < SHORTEST ? SHORT_LENGTH : space
}
