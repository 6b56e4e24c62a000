import { COMPARISONS } from '../lexicon/number-words.ts'
import { NEAR_WORDS } from '../lexicon/sentence-words.ts'
import type { Vocabulary } from '../lexicon/vocabulary.ts'
import { amountAt } from '../numbers/amount.ts'
import { buildCandidate, CANDIDATE_ORDER, type Candidate } from '../parse/candidate.ts'
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

/** A longer distance is no search near a place. */
const MAX_KM = 1_000
const MAX_PLACE_TOKENS = 4
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
/** After these a year is likelier than a postcode. */
const LOOSE = new Set(['in', 'at', 'around'])

/** The shopper's own position, which is unknown. */
const HERE = new Set(['me', 'here', 'home', 'my place', 'my house', 'us', 'my home', 'my location', 'work'])

/**
 * 'Near 4000', 'within 50 km of 4000', 'near 4000 within 20 km', '4000 within 20 km'; null where no postcode is named.
 * With a distance one of the dealer's places is converted to its postcode: 'within 50 km of Springfield'. 'Within 20 km
 * of me' is understood and has no effect.
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
    numberFirst(tokens, index) ??
    namedPlaceFirst(tokens, index, postcodes) ??
    postcodeBeforeLabel(tokens, index) ??
    closestTo(tokens, index, thisYear) ??
    postcodeAfterPlace(tokens, index, vocabulary) ??
    inCentre(tokens, index, vocabulary) ??
    aroundHere(tokens, index)
  )
}

/** '4000 within 50 km': the distance makes the number a postcode. */
function numberFirst(tokens: readonly Token[], index: number): Candidate | null {
  const postcode = postcodeAt(tokens, index)
  const distance = postcode && tokens[index + 1]?.key === 'within' ? distanceAt(tokens, index + 1) : null
  return postcode && distance ? near(index, distance.end, postcode, distance.km) : null
}

/** '4300 postcode, 25 km': the next word makes the number a postcode. */
function postcodeBeforeLabel(tokens: readonly Token[], index: number): Candidate | null {
  const postcode = beginsWord(tokens, index) ? postcodeAt(tokens, index) : null
  const match = postcode && !tokens[index + 1]?.afterBreak && phraseAt(tokens, index + 1, inSet(POSTCODE))
  return postcode && match ? nearWithin(tokens, index, match.end, postcode) : null
}

/** 'Closest suv to 4300'. */
function closestTo(tokens: readonly Token[], index: number, thisYear: number): Candidate | null {
  const postcode = tokens[index]?.key === 'to' ? postcodeAt(tokens, index + 1) : null
  // 'The closest thing to 2020 camry'.
  const goesOn = tokens[index + 2] && !tokens[index + 2]?.afterBreak
  if (postcode === null || tokens[index]?.afterBreak || (goesOn && isLikeYear(postcode, thisYear)))
    return null
  for (let at = index - 1; at >= Math.max(0, index - MAX_PLACE_TOKENS); at -= 1) {
    if (CLOSEST.has(tokens[at]?.key ?? '')) return nearWithin(tokens, index, index + 2, postcode)
    if (tokens[at]?.afterBreak || tokens[at]?.kind === 'number') break
  }
  return null
}

/** The postcode of 'Springfield 4300' and 'QLD 4300', after a place of the stock. */
function postcodeAfterPlace(
  tokens: readonly Token[],
  index: number,
  vocabulary: PlaceWords,
): Candidate | null {
  const postcode = beginsWord(tokens, index) ? postcodeAt(tokens, index) : null
  const isOwn = postcode !== null && isPlacesOwn(tokens, index, vocabulary)
  return isOwn ? nearWithin(tokens, index, index + 1, postcode) : null
}

/** 'Springfield CBD 4300'. */
function inCentre(tokens: readonly Token[], index: number, vocabulary: PlaceWords): Candidate | null {
  const match = postcodeInCentre(tokens, index, vocabulary)
  return match && nearWithin(tokens, index, match.end, match.found)
}

function aroundHere(tokens: readonly Token[], index: number): Candidate | null {
  const distance = distanceAt(tokens, index)
  if (distance === null) return null
  const link = phraseAt(tokens, distance.end, inSet(DISTANCE_LINKS))
  const here = link && phraseAt(tokens, link.end, inSet(HERE))
  const withinEnd = tokens[index]?.key === 'within' ? distance.end : null
  const end = here?.end ?? withinEnd
  return end === null ? null : buildCandidate(index, end, CANDIDATE_ORDER.near, null)
}

function distanceFirst(
  tokens: readonly Token[],
  index: number,
  { places, postcodes }: Pick<Vocabulary, 'places' | 'postcodes'>,
): Candidate | null {
  const distance = distanceAt(tokens, index) ?? shortDistanceAt(tokens, index)
  const link = distance && phraseAt(tokens, distance.end, inSet(DISTANCE_LINKS))
  if (!link) return null
  const at = placeNameEnd(tokens, link.end, places) ?? link.end
  const postcode = postcodeAt(tokens, at)
  if (postcode) return near(index, at + 1, postcode, distance.km)
  const named = phraseAt(tokens, link.end, folded(postcodes))
  return named && near(index, named.end, named.found, distance.km)
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
  const distance = distanceAt(tokens, named.end)
  return distance && near(index, distance.end, named.found, distance.km)
}

/** The end of a place before its postcode: 'within 20 km of Springfield 4300', 'of Springfield, QLD 4300'. */
function placeNameEnd(tokens: readonly Token[], index: number, places: Vocabulary['places']): number | null {
  let phrase = ''
  let start = index
  for (let at = index; at < Math.min(index + MAX_PLACE_TOKENS, tokens.length); at += 1) {
    phrase += tokens[at]?.key ?? ''
    if (!places.has(phrase)) continue
    if (tokens[at + 1]?.kind === 'number') return at + 1
    // The state after its town.
    if (start === index) [phrase, start] = ['', at + 1]
  }
  return null
}

/** 'Near 4000'; a town that the stock does not have may precede it: 'near Springfield 4300'. */
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

/** Near a postcode, with the distance after it. */
function nearWithin(tokens: readonly Token[], start: number, end: number, postcode: string): Candidate {
  const distance = distanceAt(tokens, end)
  if (distance === null) return near(start, end, postcode, null)
  const isRadius = tokens[distance.end]?.key === 'radius' && !tokens[distance.end]?.afterBreak
  return near(start, distance.end + (isRadius ? 1 : 0), postcode, distance.km)
}

function distanceAt(tokens: readonly Token[], index: number): { km: number; end: number } | null {
  const before = phraseAt(tokens, index, COMPARISONS)
  const distance = before?.found.side === 'min' ? null : amountAt(tokens, before?.end ?? index)
  if (distance?.unit !== 'km' || distance.dollars || distance.value < 1 || distance.value > MAX_KM)
    return null
  return { km: Math.round(distance.value), end: distance.end }
}

/** 'Within 10k of': before a place the k is no thousand. */
function shortDistanceAt(tokens: readonly Token[], index: number): { km: number; end: number } | null {
  const distance = tokens[index]?.key === 'within' ? amountAt(tokens, index + 1) : null
  const isShort =
    distance !== null && distance.unit === null && !distance.dollars && tokens[distance.end - 1]?.key === 'k'
  return isShort && distance.plain >= 1 && distance.plain <= MAX_KM
    ? { km: Math.round(distance.plain), end: distance.end }
    : null
}

const folded = (names: ReadonlyMap<string, string>) => ({
  get: (phrase: string) => names.get(phrase.replaceAll(' ', '')),
})

const inSet = (set: ReadonlySet<string>) => ({
  get: (phrase: string) => (set.has(phrase) ? true : undefined),
})

function near(start: number, end: number, postcode: string, km: number | null): Candidate {
  return buildCandidate(start, end, CANDIDATE_ORDER.near, { do: 'near', postcode, km })
}
