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
 * OFFER-02 to OFFER-04: a text of more than 200 characters starts cut to 160, with three dots (OPEN-35), unless the
 * site lets offers start in full.
 */
export function offerText(text: string, startsFullFlag: boolean): OfferText {
  const long = text.length > FULL_UP_TO
  const startsFull = startsFullFlag || !long
  return {
    startsFull,
    shownChars: startsFull ? text.length : SHORT_LENGTH,
    toggle: long,
    full: text,
    short: long ? `${text.slice(0, SHORT_LENGTH)}...` : text,
  }
}
