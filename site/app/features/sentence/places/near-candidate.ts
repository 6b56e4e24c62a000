import { COMPARISONS } from '../lexicon/number-words.ts'
import { NEAR_WORDS } from '../lexicon/sentence-words.ts'
import type { Vocabulary } from '../lexicon/vocabulary.ts'
import { amountAt } from '../numbers/amount.ts'
import { CANDIDATE_ORDER, type Candidate, candidateOf } from '../parse/candidate.ts'
import { phraseAt } from '../parse/phrases.ts'
import { beginsWord, type Token } from '../parse/sentence-tokens.ts'
import {
  endsClause,
  isLikeYear,
  isPlacesOwn,
  type PlaceWords,
  postcodeAt,
  postcodeInCentre,
  unknownTownEnd,
} from './postcode.ts'

/** A way longer than this is no search near a place. */
const MOST_KM = 1_000
const MOST_PLACE_TOKENS = 4
const POSTCODE = new Set(['postcode', 'post code'])
const DISTANCE_LINKS = new Set([
  'of',
  'from',
  'around',
  'near',
  'to',
  'radius',
  'radius of',
  'radius from',
  'radius around',
  'radius near',
  'away from',
  'drive from',
  'drive of',
  'of postcode',
  'from postcode',
])
const CLOSEST = new Set(['closest', 'nearest', 'close'])
/** Behind these a year is likelier than a postcode. */
const LOOSE = new Set(['in', 'at', 'around'])

/** Where the shopper stands, which no sentence says. */
const HERE = new Set(['me', 'here', 'home', 'my place', 'my house', 'us', 'my home', 'my location', 'work'])

/**
 * 'Near 4000', 'within 50 km of 4000', 'near 4000 within 20 km', '4000 within 20 km'; null where no postcode is named.
 * With a distance a place of the dealer's stands for its postcode: 'within 50 km of Springfield'. 'Within 20 km of me'
 * is understood and changes nothing.
 */
export function nearCandidateAt(
  tokens: readonly Token[],
  index: number,
  vocabulary: PlaceWords,
): Candidate | null {
  const { thisYear, places, postcodes } = vocabulary
  return (
    distanceFirst(tokens, index, { places, postcodes }) ??
    placeFirst(tokens, index, vocabulary) ??
    barePlaceFirst(tokens, index) ??
    namedPlaceFirst(tokens, index, postcodes) ??
    toldBehind(tokens, index) ??
    closestTo(tokens, index, thisYear) ??
    behindPlace(tokens, index, vocabulary) ??
    inCentre(tokens, index, vocabulary) ??
    aroundHere(tokens, index)
  )
}

/** '4000 within 50 km': the distance says that the number is a place. */
function barePlaceFirst(tokens: readonly Token[], index: number): Candidate | null {
  const postcode = postcodeAt(tokens, index)
  const way = postcode && tokens[index + 1]?.key === 'within' ? distanceAt(tokens, index + 1) : null
  return postcode && way ? near(index, way.end, postcode, way.km) : null
}

/** '4300 postcode, 25 km': the word behind says that the number is a place. */
function toldBehind(tokens: readonly Token[], index: number): Candidate | null {
  const postcode = beginsWord(tokens, index) ? postcodeAt(tokens, index) : null
  const told = postcode && !tokens[index + 1]?.parted && phraseAt(tokens, index + 1, inSet(POSTCODE))
  return postcode && told ? nearWithin(tokens, index, told.end, postcode) : null
}

/** 'Closest suv to 4300'. */
function closestTo(tokens: readonly Token[], index: number, thisYear: number): Candidate | null {
  const postcode = tokens[index]?.key === 'to' ? postcodeAt(tokens, index + 1) : null
  // 'The closest thing to 2020 camry'.
  const goesOn = tokens[index + 2] && !tokens[index + 2]?.parted
  if (postcode === null || tokens[index]?.parted || (goesOn && isLikeYear(postcode, thisYear))) return null
  for (let at = index - 1; at >= Math.max(0, index - MOST_PLACE_TOKENS); at -= 1) {
    if (CLOSEST.has(tokens[at]?.key ?? '')) return nearWithin(tokens, index, index + 2, postcode)
    if (tokens[at]?.parted || tokens[at]?.kind === 'number') break
  }
  return null
}

/** The postcode of 'Springfield 4300' and 'QLD 4300': a place that the stock knows says that it is one. */
function behindPlace(tokens: readonly Token[], index: number, vocabulary: PlaceWords): Candidate | null {
  const postcode = beginsWord(tokens, index) ? postcodeAt(tokens, index) : null
  const isOwn = postcode !== null && isPlacesOwn(tokens, index, vocabulary)
  return isOwn ? nearWithin(tokens, index, index + 1, postcode) : null
}

/** 'Springfield CBD 4300'. */
function inCentre(tokens: readonly Token[], index: number, vocabulary: PlaceWords): Candidate | null {
  const told = postcodeInCentre(tokens, index, vocabulary)
  return told && nearWithin(tokens, index, told.end, told.found)
}

function aroundHere(tokens: readonly Token[], index: number): Candidate | null {
  const way = distanceAt(tokens, index)
  if (way === null) return null
  const link = phraseAt(tokens, way.end, inSet(DISTANCE_LINKS))
  const here = link && phraseAt(tokens, link.end, inSet(HERE))
  const bare = tokens[index]?.key === 'within' ? way.end : null
  const end = here?.end ?? bare
  return end === null ? null : candidateOf(index, end, CANDIDATE_ORDER.near, null)
}

function distanceFirst(
  tokens: readonly Token[],
  index: number,
  { places, postcodes }: Pick<Vocabulary, 'places' | 'postcodes'>,
): Candidate | null {
  const way = distanceAt(tokens, index) ?? shortDistanceAt(tokens, index)
  const link = way && phraseAt(tokens, way.end, inSet(DISTANCE_LINKS))
  if (!link) return null
  const at = behindPlaceName(tokens, link.end, places) ?? link.end
  const postcode = postcodeAt(tokens, at)
  if (postcode) return near(index, at + 1, postcode, way.km)
  const named = phraseAt(tokens, link.end, folded(postcodes))
  return named && near(index, named.end, named.found, way.km)
}

/** 'Near Springfield, 20 km' and 'Springfield within 20 km'; without a distance a place is a filter of its own. */
function namedPlaceFirst(
  tokens: readonly Token[],
  index: number,
  postcodes: Vocabulary['postcodes'],
): Candidate | null {
  const word = phraseAt(tokens, index, inSet(NEAR_WORDS))
  const named = phraseAt(tokens, word?.end ?? index, folded(postcodes))
  if (named === null || (word === null && tokens[named.end]?.key !== 'within')) return null
  const way = distanceAt(tokens, named.end)
  return way && near(index, way.end, named.found, way.km)
}

/** Behind a place whose postcode follows: 'within 20 km of Springfield 4300', 'of Springfield, QLD 4300'. */
function behindPlaceName(
  tokens: readonly Token[],
  index: number,
  places: Vocabulary['places'],
): number | null {
  let phrase = ''
  let start = index
  for (let at = index; at < Math.min(index + MOST_PLACE_TOKENS, tokens.length); at += 1) {
    phrase += tokens[at]?.key ?? ''
    if (!places.has(phrase)) continue
    if (tokens[at + 1]?.kind === 'number') return at + 1
    // The state behind its town.
    if (start === index) [phrase, start] = ['', at + 1]
  }
  return null
}

/** 'Near 4000'; a town may stand before it that the stock does not know: 'near Springfield 4300'. */
function placeFirst(tokens: readonly Token[], index: number, vocabulary: PlaceWords): Candidate | null {
  const word = phraseAt(tokens, index, inSet(NEAR_WORDS))
  const at = word && unknownTownEnd(tokens, word.end, vocabulary)
  const postcode = at === null ? null : postcodeAt(tokens, at)
  if (!word || at === null || postcode === null) return null
  const loose = word.end === index + 1 && LOOSE.has(tokens[index]?.key ?? '')
  const isYear = isLikeYear(postcode, vocabulary.thisYear)
  if (isYear && (loose || (at > word.end && !endsClause(tokens, at + 1)))) return null
  return nearWithin(tokens, index, at + 1, postcode)
}

/** Near a postcode, as far as the distance behind it says. */
function nearWithin(tokens: readonly Token[], start: number, end: number, postcode: string): Candidate {
  const way = distanceAt(tokens, end)
  if (way === null) return near(start, end, postcode, null)
  const isRadius = tokens[way.end]?.key === 'radius' && !tokens[way.end]?.parted
  return near(start, way.end + (isRadius ? 1 : 0), postcode, way.km)
}

function distanceAt(tokens: readonly Token[], index: number): { km: number; end: number } | null {
  const before = phraseAt(tokens, index, COMPARISONS)
  const way = before?.found.side === 'min' ? null : amountAt(tokens, before?.end ?? index)
  if (way?.unit !== 'km' || way.dollars || way.value < 1 || way.value > MOST_KM) return null
  return { km: Math.round(way.value), end: way.end }
}

/** 'Within 10k of': before a place the k is no thousand. */
function shortDistanceAt(tokens: readonly Token[], index: number): { km: number; end: number } | null {
  const way = tokens[index]?.key === 'within' ? amountAt(tokens, index + 1) : null
  const isShort = way !== null && way.unit === null && !way.dollars && tokens[way.end - 1]?.key === 'k'
  return isShort && way.plain >= 1 && way.plain <= MOST_KM
    ? { km: Math.round(way.plain), end: way.end }
    : null
}

const folded = (names: ReadonlyMap<string, string>) => ({
  get: (phrase: string) => names.get(phrase.replaceAll(' ', '')),
})

const inSet = (set: ReadonlySet<string>) => ({
  get: (phrase: string) => (set.has(phrase) ? true : undefined),
})

function near(start: number, end: number, postcode: string, km: number | null): Candidate {
  return candidateOf(start, end, CANDIDATE_ORDER.near, { do: 'near', postcode, km })
}
