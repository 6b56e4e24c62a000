import { NUMBER_WORDS, UNITS } from '../lexicon/number-words.ts'
import { ALSO_UNWANTED, IDLE_WORDS } from '../lexicon/sentence-words.ts'
import type { Candidate } from '../parse/candidate.ts'
import { type Found, phraseAt, phraseSet } from '../parse/phrases.ts'
import type { Token } from '../parse/sentence-tokens.ts'
import {
  COLOURED_PARTS,
  GIVING,
  GIVING_BEHIND,
  NEEDLESS,
  NEEDLESS_BEHIND,
  SIZES,
  TOWING,
} from './ignored-words-lexicon.ts'

const BEFORE = phraseSet(NEEDLESS)
const BEHIND = phraseSet(NEEDLESS_BEHIND)
const PARTS = phraseSet(COLOURED_PARTS)
const TOWED = phraseSet(TOWING)
const GIVEN = phraseSet(GIVING)
const GIVEN_BEHIND = phraseSet(GIVING_BEHIND)
/** Keys of what can be towed, and of what is given in exchange. */
const THINGS: ReadonlySet<string> = new Set(['item_type', 'body', 'make', 'model'])
const OWNING: ReadonlySet<string> = new Set(['a', 'an', 'the', 'my', 'our', 'your', 'his', 'her', 'their'])
const HAVING: ReadonlySet<string> = new Set([...OWNING, 'have', 'has', 'got', 'ive', 'own'])

/**
 * The readings without those that say nothing of what is sought: what need not be is understood and changes nothing
 * ('doesn't have to be white', 'sunroof not needed'), nor does what is traded in; what is towed is left to the index
 * ('to tow a caravan'), and so is the colour of a part ('black interior').
 * @param chosen in the order of the text
 */
export function setAside(tokens: readonly Token[], chosen: readonly Candidate[]): Candidate[] {
  const at = new Map(chosen.map((candidate) => [candidate.start, candidate]))
  const ends = new Map(chosen.map((candidate) => [candidate.end, candidate]))
  const taken = new Array<boolean>(tokens.length).fill(false)
  for (const { start, end } of chosen) taken.fill(true, start, end)
  const isFree = (start: number, end: number) => !taken.slice(start, end).includes(true)
  const needless = new Map<Candidate, Candidate>()
  const gone = new Set<Candidate>()
  const without = (candidate: Candidate, from: number) => {
    const start = isFree(from, candidate.start) ? from : candidate.start
    needless.set(candidate, { ...candidate, start, parts: [] })
  }
  const thingBehind = (word: Found<true> | null) => (word ? thingAt(tokens, word.end, at) : [])
  for (const candidate of chosen) {
    const isTold = keyOf(candidate) !== null && !tokens[candidate.end]?.parted
    // 'Sunroof would be nice but not essential'.
    const behind = behindIdle(tokens, candidate.end, at)
    if (isTold && keyOf(candidate) === 'colour' && phraseAt(tokens, candidate.end, PARTS)) gone.add(candidate)
    if (isTold && phraseAt(tokens, behind, BEHIND)) needless.set(candidate, { ...candidate, parts: [] })
    const given = tokens[candidate.end]?.parted ? null : phraseAt(tokens, candidate.end, GIVEN_BEHIND)
    for (const each of given ? thingBefore(tokens, candidate, ends) : []) {
      needless.set(each, { ...each, end: each === candidate && given ? given.end : each.end, parts: [] })
    }
  }
  for (let index = 0; index < tokens.length; index += 1) {
    const before = phraseAt(tokens, index, BEFORE)
    for (const each of before ? listAt(tokens, before.end, at) : []) without(each, index)
    if (taken[index]) continue
    for (const each of thingBehind(phraseAt(tokens, index, TOWED))) gone.add(each)
    for (const each of thingBehind(phraseAt(tokens, index, GIVEN))) without(each, index)
  }
  return chosen.flatMap((candidate) => (gone.has(candidate) ? [] : [needless.get(candidate) ?? candidate]))
}

const isNumber = (token?: Token) => token?.kind === 'number' || NUMBER_WORDS.has(token?.key ?? '')

/** The key of the value that is named; null of numbers, orders and the like. */
function keyOf({ parts: [first] }: Candidate): string | null {
  return first?.effect.do === 'include' ? first.effect.key : null
}

function behindIdle(tokens: readonly Token[], from: number, at: ReadonlyMap<number, Candidate>): number {
  let index = from
  while (!at.has(index) && IDLE_WORDS.has(tokens[index]?.key ?? '') && !tokens[index]?.parted) index += 1
  return index
}

/** A value, and those of its key that are joined to it. */
function listAt(
  tokens: readonly Token[],
  index: number,
  at: ReadonlyMap<number, Candidate>,
): readonly Candidate[] {
  const start = behindIdle(tokens, index, at)
  const list: Candidate[] = []
  for (let each = at.get(start); each && keyOf(each); ) {
    const [first = each] = list
    if (keyOf(each) !== keyOf(first)) return list
    list.push(each)
    each = ALSO_UNWANTED.has(tokens[each.end]?.key ?? '') ? at.get(each.end + 1) : undefined
  }
  return list
}

/**
 * The thing behind its article, with what is said of it before; a kind of vehicle also without an article, as in
 * 'towing caravans'.
 */
function thingAt(
  tokens: readonly Token[],
  index: number,
  at: ReadonlyMap<number, Candidate>,
): readonly Candidate[] {
  const said: Candidate[] = []
  let owned = OWNING.has(tokens[index - 1]?.key ?? '')
  for (let place = index; place < tokens.length && (place === index || !tokens[place]?.parted); ) {
    const candidate = at.get(place)
    const key = candidate ? keyOf(candidate) : null
    if (candidate) said.push(candidate)
    if (key !== null && THINGS.has(key)) return owned || key === 'item_type' ? said : []
    const word = tokens[place]?.key ?? ''
    // A year stands before what somebody has as well: 'trade in 2012 Mazda 3', and of 'my 2012 Mazda 3' it has the 'my'.
    owned ||= candidate !== undefined && (OWNING.has(word) || isYear(candidate))
    const isPassed = OWNING.has(word) || SIZES.has(word) || UNITS.has(word) || isNumber(tokens[place])
    if (candidate ? !owned : !isPassed) return []
    owned ||= OWNING.has(word)
    place = candidate?.end ?? place + 1
  }
  return []
}

const isYear = ({ parts: [first] }: Candidate) => first?.effect.do === 'range' && first.effect.key === 'year'

/** A thing with what is said of it before, where somebody has it: 'a red Corolla', 'my ute'. */
function thingBefore(
  tokens: readonly Token[],
  last: Candidate,
  ends: ReadonlyMap<number, Candidate>,
): readonly Candidate[] {
  const said = [last]
  let { start } = last
  for (let next = ends.get(start); next && !tokens[start]?.parted; next = ends.get(start)) {
    said.push(next)
    start = next.start
  }
  const isThing = said.some((candidate) => THINGS.has(keyOf(candidate) ?? ''))
  const isOwned = HAVING.has(tokens[start - 1]?.key ?? '') || OWNING.has(tokens[start]?.key ?? '')
  return isThing && isOwned ? said : []
}
