/** What the law asks of an advertisement: what each line is about while it is right or not needed. */
const LAW_TITLES = {
  totalPrice: 'Total price',
  comparisonRate: 'Comparison rate',
  example: 'The example',
  warning: 'The warning',
  repayment: 'Repayment',
  lender: 'Who lends',
  licence: 'Your licence',
  was: 'The earlier price',
  from: '“From”',
  cars: 'How many',
  end: 'An end',
}

export type LawKey = keyof typeof LAW_TITLES

/** Where a line is mended: a field of the offer, or of the dealer's settings. */
export type LawPlace = { of: 'offer' | 'siteSettings'; field: string }

/** One thing the law asks: whether it is there, and why, in a dealer's words. */
export type LawLine = {
  key: LawKey
  state: 'right' | 'wrong' | 'notNeeded'
  title: string
  reason: string
  /** Null where nobody has to do anything. */
  place: LawPlace | null
}

export const right = (key: LawKey, reason: string): LawLine => ({
  key,
  state: 'right',
  title: LAW_TITLES[key],
  reason,
  place: null,
})

export const notNeeded = (key: LawKey, reason: string): LawLine => ({
  ...right(key, reason),
  state: 'notNeeded',
})

/** @param field of the offer; `siteSettings.licence` for one of the dealer's settings */
export function wrong(key: LawKey, title: string, reason: string, field: string): LawLine {
  const own = field.startsWith('siteSettings.')
  return {
    key,
    state: 'wrong',
    title,
    reason,
    place: { of: own ? 'siteSettings' : 'offer', field: own ? field.slice('siteSettings.'.length) : field },
  }
}

/** The lines that keep an offer from being approved. */
export const listWrongLines = (lines: readonly LawLine[]): LawLine[] =>
  lines.filter(({ state }) => state === 'wrong')

/** `All 7 are there`, `2 missing`. */
export function countLaw(lines: readonly LawLine[]): string {
  const missing = listWrongLines(lines).length
  if (missing > 0) return `${missing} missing`
  const there = lines.filter(({ state }) => state === 'right').length
  if (there === 0) return 'Nothing needed'
  return there === 1 ? 'It’s there' : `All ${there} are there`
}
