import { NUMBER_WORDS, UNITS } from '../lexicon/number-words.ts'
import { CONJUNCTIONS, IDLE_WORDS } from '../lexicon/sentence-words.ts'
import type { Candidate } from '../parse/candidate.ts'
import { type Found, phraseAt, phraseSet } from '../parse/phrases.ts'
import type { Token } from '../parse/sentence-tokens.ts'
import {
  COLOURED_PARTS,
  OPTIONAL,
  OPTIONAL_AFTER,
  SIZES,
  TOWING,
  TRADING_IN,
  TRADING_IN_AFTER,
} from './ignored-words-lexicon.ts'

const BEFORE = phraseSet(OPTIONAL)
const AFTER = phraseSet(OPTIONAL_AFTER)
const PARTS = phraseSet(COLOURED_PARTS)
const TOWED = phraseSet(TOWING)
const TRADED_IN = phraseSet(TRADING_IN)
const TRADED_IN_AFTER = phraseSet(TRADING_IN_AFTER)
/** Keys of what can be towed or traded in. */
const THINGS: ReadonlySet<string> = new Set(['item_type', 'body', 'make', 'model'])
const OWNING: ReadonlySet<string> = new Set(['a', 'an', 'the', 'my', 'our', 'your', 'his', 'her', 'their'])
const HAVING: ReadonlySet<string> = new Set([...OWNING, 'have', 'has', 'got', 'ive', 'own'])

/**
 * Drops candidates that set no filter: what is optional ('doesn't have to be white', 'sunroof not needed') and what is
 * traded in is understood without an effect; what is towed ('to tow a caravan') and the colour of a part ('black
 * interior') go to the index.
 * @param chosen in the order of the text
 */
export function dropIgnored(tokens: readonly Token[], chosen: readonly Candidate[]): Candidate[] {
  const at = new Map(chosen.map((candidate) => [candidate.start, candidate]))
  const ends = new Map(chosen.map((candidate) => [candidate.end, candidate]))
  const taken = new Array<boolean>(tokens.length).fill(false)
  for (const { start, end } of chosen) taken.fill(true, start, end)
  const isFree = (start: number, end: number) => !taken.slice(start, end).includes(true)
  const optional = new Map<Candidate, Candidate>()
  const dropped = new Set<Candidate>()
  const without = (candidate: Candidate, from: number) => {
    const start = isFree(from, candidate.start) ? from : candidate.start
    optional.set(candidate, { ...candidate, start, parts: [] })
  }
  const thingAfter = (word: Found<true> | null) => (word ? thingAt(tokens, word.end, at) : [])
  for (const candidate of chosen) {
    const isValue = findKey(candidate) !== null && !tokens[candidate.end]?.afterBreak
    // 'Sunroof would be nice but not essential'.
    const after = skipIdle(tokens, candidate.end, at)
    if (isValue && findKey(candidate) === 'colour' && phraseAt(tokens, candidate.end, PARTS))
      dropped.add(candidate)
    if (isValue && phraseAt(tokens, after, AFTER)) optional.set(candidate, { ...candidate, parts: [] })
    const tradedIn = tokens[candidate.end]?.afterBreak
      ? null
      : phraseAt(tokens, candidate.end, TRADED_IN_AFTER)
    for (const each of tradedIn ? thingBefore(tokens, candidate, ends) : []) {
      optional.set(each, {
        ...each,
        end: each === candidate && tradedIn ? tradedIn.end : each.end,
        parts: [],
      })
    }
  }
  for (let index = 0; index < tokens.length; index += 1) {
    const before = phraseAt(tokens, index, BEFORE)
    for (const each of before ? listAt(tokens, before.end, at) : []) without(each, index)
    if (taken[index]) continue
    for (const each of thingAfter(phraseAt(tokens, index, TOWED))) dropped.add(each)
    for (const each of thingAfter(phraseAt(tokens, index, TRADED_IN))) without(each, index)
  }
  return chosen.flatMap((candidate) => (dropped.has(candidate) ? [] : [optional.get(candidate) ?? candidate]))
}

const isNumber = (token?: Token) => token?.kind === 'number' || NUMBER_WORDS.has(token?.key ?? '')

/** The key of the named value; null for numbers, sort orders and the like. */
function findKey({ parts: [first] }: Candidate): string | null {
  return first?.effect.do === 'include' ? first.effect.key : null
}

function skipIdle(tokens: readonly Token[], from: number, at: ReadonlyMap<number, Candidate>): number {
  let index = from
  while (!at.has(index) && IDLE_WORDS.has(tokens[index]?.key ?? '') && !tokens[index]?.afterBreak) index += 1
  return index
}

/** A value, and those of its key that are joined by conjunctions. */
function listAt(
  tokens: readonly Token[],
  index: number,
  at: ReadonlyMap<number, Candidate>,
): readonly Candidate[] {
  const start = skipIdle(tokens, index, at)
  const list: Candidate[] = []
  for (let each = at.get(start); each && findKey(each); ) {
    const [first = each] = list
    if (findKey(each) !== findKey(first)) return list
    list.push(each)
    each = CONJUNCTIONS.has(tokens[each.end]?.key ?? '') ? at.get(each.end + 1) : undefined
  }
  return list
}

/** The thing after its article, with its attributes; a kind of vehicle also without an article ('towing caravans'). */
function thingAt(
  tokens: readonly Token[],
  index: number,
  at: ReadonlyMap<number, Candidate>,
): readonly Candidate[] {
  const found: Candidate[] = []
  let owned = OWNING.has(tokens[index - 1]?.key ?? '')
  for (let place = index; place < tokens.length && (place === index || !tokens[place]?.afterBreak); ) {
    const candidate = at.get(place)
    const key = candidate ? findKey(candidate) : null
    if (candidate) found.push(candidate)
    if (key !== null && THINGS.has(key)) return owned || key === 'item_type' ? found : []
    const word = tokens[place]?.key ?? ''
    // A year may take the place of the article: 'trade in 2012 Mazda 3'; in 'my 2012 Mazda 3' the 'my' is part of it.
    owned ||= candidate !== undefined && (OWNING.has(word) || isYear(candidate))
    const isSkipped = OWNING.has(word) || SIZES.has(word) || UNITS.has(word) || isNumber(tokens[place])
    if (candidate ? !owned : !isSkipped) return []
    owned ||= OWNING.has(word)
    place = candidate?.end ?? place + 1
  }
  return []
}

const isYear = ({ parts: [first] }: Candidate) => first?.effect.do === 'range' && first.effect.key === 'year'

/** A thing that somebody owns, with its attributes: 'a red Corolla', 'my ute'. */
function thingBefore(
  tokens: readonly Token[],
  last: Candidate,
  ends: ReadonlyMap<number, Candidate>,
): readonly Candidate[] {
  const found = [last]
  let { start } = last
  for (let next = ends.get(start); next && !tokens[start]?.afterBreak; next = ends.get(start)) {
    found.push(next)
    start = next.start
  }
  const isThing = found.some((candidate) => THINGS.has(findKey(candidate) ?? ''))
  const isOwned = HAVING.has(tokens[start - 1]?.key ?? '') || OWNING.has(tokens[start]?.key ?? '')
  return isThing && isOwned ? found : []
}
