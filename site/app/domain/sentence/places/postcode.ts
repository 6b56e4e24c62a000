import { SCALES, UNITS } from '../lexicon/number-words.ts'
import { splitList } from '../lexicon/sentence-words.ts'
import type { Vocabulary } from '../lexicon/vocabulary.ts'
import type { Found } from '../parse/phrases.ts'
import { beginsWord, endsWord, type Token } from '../parse/sentence-tokens.ts'

/** The part of the vocabulary that distinguishes postcodes from years. */
export type PlaceWords = Pick<Vocabulary, 'thisYear' | 'places' | 'postcodes' | 'known' | 'phrases'>

const MAX_PLACE_TOKENS = 4
/** Of an unknown town: 'Wagga Wagga'. */
const MAX_TOWN_WORDS = 2
const MIN_TOWN_LENGTH = 3
/** Conditions of a car, which are no towns: 'in mint 2015', 'near perfect 2018'. */
const STATES_OF_CARS: ReadonlySet<string> = new Set(
  splitList(
    'mint, perfect, immaculate, flawless, pristine, spotless, excellent, original, vgc, tidy, clean, nick, cond',
  ),
)
/** After a place, a year this long ago is likelier its postcode: few such cars are left. */
const LONG_AGO = 20

/** Four digits that may be a postcode and have no unit. */
export function postcodeAt(tokens: readonly Token[], index: number): string | null {
  const token = tokens[index]
  const next = tokens[index + 1]
  if (token?.kind !== 'number' || !/^(0[289]|[1-9]\d)\d\d$/.test(token.key) || !endsWord(tokens, index + 1))
    return null
  const unit = next && !next.afterBreak ? UNITS.get(next.key) : undefined
  // '4300 built after 2015' and '4300 seats 7' are no counts: the number is too large.
  const isCounting = unit !== undefined && unit !== 'year' && unit !== 'seats'
  const counted = isCounting || (next && !next.afterBreak && Object.hasOwn(SCALES, next.key))
  return counted || token.grouped ? null : token.key
}

export const isLikeYear = (postcode: string, thisYear: number) =>
  Number(postcode) >= 1_950 && Number(postcode) <= thisYear + 2

const isLongAgo = (year: string, thisYear: number) => Number(year) < thisYear - LONG_AGO

export const endsClause = (tokens: readonly Token[], index: number) =>
  index >= tokens.length || tokens[index]?.afterBreak === true

/**
 * Is the number the postcode of the place before it? One that looks like a year is, where it ends the clause and is the
 * dealer's own postcode there, follows a town and its state, or is long ago.
 */
export function isPlacesOwn(tokens: readonly Token[], index: number, vocabulary: PlaceWords): boolean {
  const place = placeBefore(tokens, index, vocabulary)
  if (place === null) return false
  const number = tokens[index]?.key ?? ''
  if (!isLikeYear(number, vocabulary.thisYear)) return true
  if (!endsClause(tokens, index + 1)) return false
  const isAddress = placeBefore(tokens, place.start, vocabulary) !== null
  return (
    isLongAgo(number, vocabulary.thisYear) || isAddress || vocabulary.postcodes.get(place.name) === number
  )
}

/** The place of the stock that ends before a token. */
function placeBefore(
  tokens: readonly Token[],
  index: number,
  { places }: PlaceWords,
): { start: number; name: string } | null {
  let name = ''
  for (let start = index - 1; start >= Math.max(0, index - MAX_PLACE_TOKENS); start -= 1) {
    name = `${tokens[start]?.key ?? ''}${name}`
    if (beginsWord(tokens, start) && places.has(name)) return { start, name }
    if (tokens[start]?.afterBreak) break
  }
  return null
}

/** The postcode of 'Springfield CBD 4300', including an unknown town; no recent year. */
export function postcodeInCentre(
  tokens: readonly Token[],
  index: number,
  vocabulary: PlaceWords,
): Found<string> | null {
  const centre = isUnknownWord(tokens, index, vocabulary) ? index + 1 : index
  const isCentre = tokens[centre]?.key === 'cbd' && (centre === index || !tokens[centre]?.afterBreak)
  const postcode = isCentre && !tokens[centre + 1]?.afterBreak ? postcodeAt(tokens, centre + 1) : null
  if (postcode === null) return null
  const isYear = isLikeYear(postcode, vocabulary.thisYear) && !isLongAgo(postcode, vocabulary.thisYear)
  return isYear ? null : { found: postcode, end: centre + 2 }
}

/** The end of an unknown town before a number; the token itself where there is none. */
export function unknownTownEnd(tokens: readonly Token[], index: number, vocabulary: PlaceWords): number {
  let end = index
  while (end < index + MAX_TOWN_WORDS && !tokens[end]?.afterBreak && isUnknownWord(tokens, end, vocabulary))
    end += 1
  return end
}

function isUnknownWord(tokens: readonly Token[], index: number, { known, phrases }: PlaceWords): boolean {
  const token = tokens[index]
  if (token?.kind !== 'word' || token.key.length < MIN_TOWN_LENGTH) return false
  const isWhole = beginsWord(tokens, index) && endsWord(tokens, index + 1)
  const isOtherWord = token.key === 'cbd' || STATES_OF_CARS.has(token.key)
  return isWhole && !isOtherWord && !known.has(token.key) && !phrases.has(token.key)
}
