import { FULL_UP_TO, SHORT_LENGTH } from '../offer/offer-text.ts'

/** How far a text shows. Longer than `whole`, only the first `shown` characters do, or all of it reads badly. */
export type TextLimit = {
  whole: number
  shown: number
  /** Who cuts it off there; null where nobody does. */
  cutBy: string | null
  /** What happens to a longer one, as a sentence. */
  why: string
}

const advice = (whole: number, why: string): TextLimit => ({ whole, shown: whole, cutBy: null, why })
const cut = (whole: number, shown: number, cutBy: string, why: string): TextLimit => ({
  whole,
  shown,
  cutBy,
  why,
})

/**
 * The limits of texts by name. What is cut has the limit of the rule that cuts it; the advice is measured: two lines of
 * an offer card’s heading, three of a tile’s, and the text above a tile’s picture.
 */
export const TEXT_LIMITS = {
  offerName: advice(44, 'A longer name takes three lines or more on a card.'),
  offerText: cut(FULL_UP_TO, SHORT_LENGTH, 'Cards', 'The rest shows after “View more”.'),
  tileHeadline: advice(40, 'A longer headline crowds the tile on a phone.'),
  tileText: advice(90, 'A longer text runs into the picture.'),
  pageTitle: cut(60, 60, 'Search engines', 'The rest is not shown there.'),
  pageDescription: cut(160, 160, 'Search engines', 'The rest is not shown there.'),
  alt: advice(125, 'Screen readers say it in one breath; say the essential first.'),
} as const satisfies Record<string, TextLimit>

export type TextLimitName = keyof typeof TEXT_LIMITS

/** A text split where it is cut; `rest` is '' for one that shows whole. */
export function splitAtLimit(text: string, { whole, shown }: TextLimit): { shown: string; rest: string } {
  return text.length > whole
    ? { shown: text.slice(0, shown), rest: text.slice(shown) }
    : { shown: text, rest: '' }
}
