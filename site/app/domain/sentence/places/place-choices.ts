import type { Vocabulary } from '../lexicon/vocabulary.ts'
import type { Candidate } from '../parse/candidate.ts'
import type { PlaceChoice } from '../parse/reading.ts'
import type { Token } from '../parse/sentence-tokens.ts'
import { isLikeYear, postcodeAt } from './postcode.ts'

const PLACE_KEYS: ReadonlySet<string> = new Set(['location_name', 'dealership_name', 'city', 'state'])
/** Words between 'or' and the next place. */
const BEFORE_PLACE: ReadonlySet<string> = new Set(['in', 'at', 'near', 'around', 'from', 'the'])

type Choice = { choice: PlaceChoice; start: number; end: number }

/**
 * Joins places of different kinds that 'or' connects into one candidate: 'in QLD or Newcastle', 'near 3215 or 2302'.
 * Places of one key are alternatives anyway. A distance before the first is that of all.
 * @param candidates in the order of the text
 * @param isExcluded candidates after a negation stay as they are
 */
export function joinPlaces(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  isExcluded: (candidate: Candidate) => boolean,
  { postcodes, thisYear }: Pick<Vocabulary, 'postcodes' | 'thisYear'>,
): Candidate[] {
  const at = new Map(candidates.map((candidate) => [candidate.start, candidate]))
  const readChoice = (candidate: Candidate | undefined) =>
    candidate && !isExcluded(candidate) ? choiceAt(tokens, candidate) : null
  const joined: Candidate[] = []
  let from = 0
  for (const candidate of candidates) {
    if (candidate.start < from) continue
    const list = listFrom(tokens, readChoice(candidate), at, { readChoice, thisYear })
    const places = withDistance(tokens, list, postcodes)
    const end = list.at(-1)?.end ?? candidate.end
    from = end
    const kinds = new Set(places.map((place) => ('key' in place ? place.key : place.postcode)))
    if (kinds.size < 2) {
      joined.push(candidate)
      from = candidate.end
    } else {
      const { start, order } = candidate
      joined.push({ start, end, order, parts: [{ start, end, effect: { do: 'places', places } }] })
    }
  }
  return joined
}

function listFrom(
  tokens: readonly Token[],
  first: Choice | null,
  at: ReadonlyMap<number, Candidate>,
  {
    readChoice,
    thisYear,
  }: { readChoice: (candidate: Candidate | undefined) => Choice | null; thisYear: number },
): Choice[] {
  const list = first ? [first] : []
  for (let last = first; last && tokens[last.end]?.key === 'or'; ) {
    const skips = BEFORE_PLACE.has(tokens[last.end + 1]?.key ?? '') && !at.has(last.end + 1) ? 2 : 1
    const place = last.end + skips
    last = at.has(place) ? readChoice(at.get(place)) : postcodeChoice(tokens, place, last, thisYear)
    if (last) list.push(last)
  }
  return list
}

/** The postcode of 'near 3215 or 2302' and 'in Dalby or 4350'; after a name, a number that may be a year is no postcode. */
function postcodeChoice(
  tokens: readonly Token[],
  index: number,
  before: Choice,
  thisYear: number,
): Choice | null {
  const postcode = postcodeAt(tokens, index)
  if (postcode === null || ('key' in before.choice && isLikeYear(postcode, thisYear))) return null
  const { start, end } = getSpan(tokens, index, index + 1)
  return { choice: { start, end, postcode, km: null }, start: index, end: index + 1 }
}

function choiceAt(tokens: readonly Token[], { start, end, parts }: Candidate): Choice | null {
  const effect = parts.length === 1 ? parts[0]?.effect : undefined
  const span = getSpan(tokens, start, end)
  if (effect?.do === 'near') {
    const { postcode, km } = effect
    return { choice: { ...span, postcode, km }, start, end }
  }
  if (effect?.do !== 'include' || !PLACE_KEYS.has(effect.key)) return null
  return { choice: { ...span, key: effect.key, values: effect.values }, start, end }
}

/** 'Within 50 km of Parramatta or Alexandria': the distance is that of both. */
function withDistance(
  tokens: readonly Token[],
  list: readonly Choice[],
  postcodes: Vocabulary['postcodes'],
): PlaceChoice[] {
  const [first] = list
  const km = first && 'km' in first.choice ? first.choice.km : null
  return list.map(({ choice, start, end }) => {
    if (km === null || ('km' in choice && choice.km !== null)) return choice
    const name = tokens.slice(start, end).map(({ key }) => key)
    const postcode = 'postcode' in choice ? choice.postcode : postcodes.get(name.join(''))
    return postcode === undefined ? choice : { start: choice.start, end: choice.end, postcode, km }
  })
}

const getSpan = (tokens: readonly Token[], start: number, end: number) => ({
  start: tokens[start]?.start ?? 0,
  end: tokens[end - 1]?.end ?? 0,
})
