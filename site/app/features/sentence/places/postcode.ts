import { SCALES, UNITS } from '../lexicon/number-words.ts'
import type { Vocabulary } from '../lexicon/vocabulary.ts'
import { list } from '../lexicon/word-list.ts'
import type { Found } from '../parse/phrases.ts'
import { beginsWord, endsWord, type Token } from '../parse/sentence-tokens.ts'

/** What of a vocabulary tells a postcode from a year. */
export type PlaceWords = Pick<Vocabulary, 'thisYear' | 'places' | 'postcodes' | 'known' | 'phrases'>

const MOST_PLACE_TOKENS = 4
/** Of a town that nobody knows: 'Wagga Wagga'. */
const MOST_TOWN_WORDS = 2
const SHORTEST_TOWN = 3
/** How a car is, and no town: 'in mint 2015', 'near perfect 2018'. */
const STATES_OF_CARS: ReadonlySet<string> = new Set(
  list(
    'mint, perfect, immaculate, flawless, pristine, spotless, excellent, original, vgc, tidy, clean, nick, cond',
  ),
)
/** Behind a place a year as long ago is likelier its postcode: few such cars are left. */
const LONG_AGO = 20

/** Four digits that may be a postcode and count nothing. */
export function postcodeAt(tokens: readonly Token[], index: number): string | null {
  const token = tokens[index]
  const next = tokens[index + 1]
  if (token?.kind !== 'number' || !/^(0[289]|[1-9]\d)\d\d$/.test(token.key) || !endsWord(tokens, index + 1))
    return null
  const unit = next && !next.parted ? UNITS.get(next.key) : undefined
  // '4300 built after 2015' and '4300 seats 7' count nothing: so many of them there are not.
  const isCounting = unit !== undefined && unit !== 'year' && unit !== 'seats'
  const counted = isCounting || (next && !next.parted && Object.hasOwn(SCALES, next.key))
  return counted || token.grouped ? null : token.key
}

export const isLikeYear = (postcode: string, thisYear: number) =>
  Number(postcode) >= 1_950 && Number(postcode) <= thisYear + 2

const isLongAgo = (year: string, thisYear: number) => Number(year) < thisYear - LONG_AGO

export const endsClause = (tokens: readonly Token[], index: number) =>
  index >= tokens.length || tokens[index]?.parted === true

/**
 * Is the number the postcode of the place before it? What looks like a year is one where it ends the clause and is the
 * dealer's own postcode there, stands behind a town and its state, or is long ago.
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

/** The place of the stock's that ends before a token. */
function placeBefore(
  tokens: readonly Token[],
  index: number,
  { places }: PlaceWords,
): { start: number; name: string } | null {
  let name = ''
  for (let start = index - 1; start >= Math.max(0, index - MOST_PLACE_TOKENS); start -= 1) {
    name = `${tokens[start]?.key ?? ''}${name}`
    if (beginsWord(tokens, start) && places.has(name)) return { start, name }
    if (tokens[start]?.parted) break
  }
  return null
}

/** The postcode of 'Springfield CBD 4300', from the town on if nobody knows it; no year of the last ones. */
export function postcodeInCentre(
  tokens: readonly Token[],
  index: number,
  vocabulary: PlaceWords,
): Found<string> | null {
  const centre = isUnknownWord(tokens, index, vocabulary) ? index + 1 : index
  const isCentre = tokens[centre]?.key === 'cbd' && (centre === index || !tokens[centre]?.parted)
  const postcode = isCentre && !tokens[centre + 1]?.parted ? postcodeAt(tokens, centre + 1) : null
  if (postcode === null) return null
  const isYear = isLikeYear(postcode, vocabulary.thisYear) && !isLongAgo(postcode, vocabulary.thisYear)
  return isYear ? null : { found: postcode, end: centre + 2 }
}

/** Behind the words of a town that the stock does not know, where one stands before a number; else the token itself. */
export function unknownTownEnd(tokens: readonly Token[], index: number, vocabulary: PlaceWords): number {
  let end = index
  while (end < index + MOST_TOWN_WORDS && !tokens[end]?.parted && isUnknownWord(tokens, end, vocabulary))
    end += 1
  return end
}

function isUnknownWord(tokens: readonly Token[], index: number, { known, phrases }: PlaceWords): boolean {
  const token = tokens[index]
  if (token?.kind !== 'word' || token.key.length < SHORTEST_TOWN) return false
  const isWhole = beginsWord(tokens, index) && endsWord(tokens, index + 1)
  const isTold = token.key === 'cbd' || STATES_OF_CARS.has(token.key)
  return isWhole && !isTold && !known.has(token.key) && !phrases.has(token.key)
}
