import {
  AVOIDING,
  CONJUNCTIONS,
  IDLE_WORDS,
  NEGATIONS,
  WANTED_AFTER,
  WANTING,
} from '../lexicon/sentence-words.ts'
import type { Vocabulary } from '../lexicon/vocabulary.ts'
import type { Candidate } from '../parse/candidate.ts'
import { phraseAt, phraseSet } from '../parse/phrases.ts'
import type { Effect, Span } from '../parse/reading.ts'
import type { Token } from '../parse/sentence-tokens.ts'

const NOT = phraseSet(NEGATIONS)
/** 'An auto than a manual', 'petrol over diesel': of two values of a key, the second is excluded. */
const PREFERRING: ReadonlySet<string> = new Set(['than', 'over'])
/** These extend an exclusion across keys; 'and' may begin a wanted value. */
const EITHER: ReadonlySet<string> = new Set(['or', 'nor'])

/** These apply to the next word only. */
const BINDING: ReadonlySet<string> = new Set(['non', 'non -', '-'])

/** Keys of kinds of vehicles, as opposed to attributes. */
const KINDS: ReadonlySet<string> = new Set(['item_type', 'body'])
/** After 'no' a drive type is a kind as well: 'no 4x4, ute or van'. */
const SORTS: ReadonlySet<string | null> = new Set([...KINDS, 'drive'])

/** The end of the negation that begins at a token; the token itself where none does. */
export function negationEnd(tokens: readonly Token[], index: number): number {
  const token = tokens[index]
  // '-white', but neither '7-seater' nor '20 - 30'.
  if (token?.key === '-' && !token.adjacent && tokens[index + 1]?.adjacent) {
    return tokens[index + 1]?.kind === 'word' ? index + 1 : index
  }
  return phraseAt(tokens, index, NOT)?.end ?? index
}

/** The exclusions of a sentence. */
export type Exclusions = {
  /** Excluded candidate → its first token, including the negation. */
  values: ReadonlyMap<Candidate, number>
  /** Candidates without an inverse: their words go to the index. */
  dropped: ReadonlySet<Candidate>
  /** First tokens of excluded words for the index. */
  words: ReadonlySet<number>
}

/**
 * The scope of negations: the value after one, and those of the same key that 'or', 'nor', 'and' or a space joins to
 * it; over commas only if such a word ends the list ('not white, black or red'). 'Or' and 'nor' extend it to other keys
 * and unread words as well ('no diesel or manual'), 'and' does between plurals and after a verb ('avoid manuals and
 * diesels').
 */
export function findExclusions(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  vocabulary: Pick<Vocabulary, 'counts'>,
): Exclusions {
  const at = new Map(candidates.map((candidate) => [candidate.start, candidate]))
  const ends = new Map(candidates.map((candidate) => [candidate.end, candidate]))
  const inside = new Set(candidates.flatMap(({ start, end }) => range(start, end)))
  const values = new Map<Candidate, number>()
  const words = new Set<number>()
  const dropped = new Set<Candidate>()
  for (let index = 0; index < tokens.length; index += 1) {
    if (inside.has(index)) continue
    const before = ends.get(skipIdleBackwards(tokens, index))
    const after = (before && preferenceEnd(tokens, index, before, at)) ?? negationEnd(tokens, index)
    if (after === index || range(index, after).some((each) => inside.has(each))) continue
    const target = skipIdle(tokens, after, at)
    const candidate = at.get(target)
    const first = itemAt(tokens, target, at)
    const bound = first && findBound(tokens, first, at)
    if (bound) values.set(bound, bound.start)
    else if (first) {
      const list = listFrom(tokens, first, at, { ...findReach(tokens, index, after), vocabulary })
      for (const [place, { value, start }] of list.entries()) {
        if (value) values.set(value, place === 0 ? index : start)
        else words.add(start)
      }
    } else if (candidate?.inverse) {
      values.set(candidate, index)
    } else if (candidate && candidate.parts.length > 0) {
      dropped.add(candidate)
      const contentWord = range(candidate.start, candidate.end).find((each) => isContentWord(tokens[each]))
      if (contentWord !== undefined) words.add(contentWord)
    } else if (!candidate && tokens[target] && !tokens[target]?.afterBreak) words.add(target)
    index = after - 1
  }
  return { values, dropped, words }
}

/** Skips idle words backwards: 'hybrid preferred over petrol'. */
function skipIdleBackwards(tokens: readonly Token[], index: number): number {
  let end = index
  while (!tokens[end]?.afterBreak && IDLE_WORDS.has(tokens[end - 1]?.key ?? '')) end -= 1
  return end
}

/** The end of a word that prefers one value to another; null where there is none. */
function preferenceEnd(
  tokens: readonly Token[],
  index: number,
  before: Candidate,
  at: ReadonlyMap<number, Candidate>,
): number | null {
  if (!PREFERRING.has(tokens[index]?.key ?? '') || tokens[index]?.afterBreak) return null
  const next = at.get(skipIdle(tokens, index + 1, at))
  const key = findKey(before)
  return next && key !== null && findKey(next) === key ? index + 1 : null
}

const isContentWord = (token?: Token) => token?.kind !== 'sign' && !IDLE_WORDS.has(token?.key ?? '')

function skipIdle(tokens: readonly Token[], from: number, at: ReadonlyMap<number, Candidate>): number {
  let index = from
  while (!at.has(index) && IDLE_WORDS.has(tokens[index]?.key ?? '') && !tokens[index]?.afterBreak) index += 1
  return index
}

/** A value, or unread words, in a list of exclusions. */
type Item = Span & { key: string | null; value?: Candidate }

function itemAt(tokens: readonly Token[], index: number, at: ReadonlyMap<number, Candidate>): Item | null {
  const value = at.get(index)
  const key = value ? (findKey(value) ?? findExcessKey(value)) : null
  if (value) return key === null ? null : { start: index, end: value.end, key, value }
  const isLoose = (place: number) =>
    tokens[place]?.kind === 'word' && !at.has(place) && !IDLE_WORDS.has(tokens[place]?.key ?? '')
  if (!isLoose(index) || tokens[index]?.afterBreak) return null
  let end = index + 1
  while (isLoose(end) && !tokens[end]?.afterBreak) end += 1
  return { start: index, end, key: null }
}

/** 'No cars over 30k' excludes the price and not the kind. */
function findBound(
  tokens: readonly Token[],
  { key, end }: Item,
  at: ReadonlyMap<number, Candidate>,
): Candidate | null {
  const bound = at.get(end)
  const isBound = bound?.excess === true && !tokens[end]?.afterBreak && findExcessKey(bound) !== null
  return isBound && KINDS.has(key ?? '') ? bound : null
}

/** The scope of a negation. */
type Reach = {
  /** It extends over 'and' to other keys. */
  avoids: boolean
  /** It applies to nouns ('no'), where 'not' may precede attributes as well. */
  ofThings: boolean
  /** It applies to the next word only: 'non-hybrid petrol', '-white black'. */
  binds: boolean
}

function findReach(tokens: readonly Token[], start: number, end: number): Reach {
  const phrase = tokens
    .slice(start, end)
    .map(({ key }) => key)
    .join(' ')
  const avoids = AVOIDING.has(phrase)
  return {
    avoids,
    ofThings: avoids || phrase === 'no' || phrase === 'without',
    binds: BINDING.has(phrase) || PREFERRING.has(phrase),
  }
}

/** The item and those joined to it; neighbours of the same key are one list as well. */
function listFrom(
  tokens: readonly Token[],
  first: Item,
  at: ReadonlyMap<number, Candidate>,
  { avoids, ofThings, binds, vocabulary }: Reach & { vocabulary: Pick<Vocabulary, 'counts'> },
): Item[] {
  const sure = [first]
  const maybe: Item[] = []
  const ended = () => {
    const isSameFamily = (item: Item) =>
      item.key !== null && familyOf(item) === familyOf(first) && !tokens[item.start]?.afterBreak
    const others = maybe.findIndex((item) => !isSameFamily(item))
    const neighbours = sure.length > 1 ? [] : maybe.slice(0, others === -1 ? maybe.length : others)
    const isList = neighbours.length > 1 || (!binds && isPair(tokens, first, neighbours[0], vocabulary))
    return isList ? [...sure, ...neighbours] : sure
  }
  for (let last = first; ; ) {
    const joint = tokens[last.end]?.key ?? ''
    const joined = CONJUNCTIONS.has(joint)
    const next = itemAt(tokens, joined ? skipIdleWords(tokens, last.end + 1, at) : last.end, at)
    if (!next) return ended()
    const alike = next.key !== null && familyOf(next) === familyOf(first)
    const things = ofThings && SORTS.has(first.key) && SORTS.has(next.key)
    // 'Not white, suv or ute': a choice of wanted values, of another key than the first's.
    const others = maybe.length > 0 && familyOf(next) === familyOf(last) && !things
    const listed =
      !joined && tokens[next.start]?.afterBreak === true && first.key !== null && next.key !== null
    const plural = [first, last, next].every((item) => isPlural(tokens, item))
    const also = joined && next.key !== null && (avoids || (first.key !== null && plural))
    const carried = EITHER.has(joint) ? !others : listed || also
    if (!alike && !carried) return ended()
    maybe.push(next)
    if (joined) sure.push(...maybe.splice(0))
    last = next
  }
}

/**
 * 'Not white black': two neighbouring values of one key. Not where no value of the key would remain ('no manual auto')
 * and not where the second is wanted ('no white black only').
 */
function isPair(
  tokens: readonly Token[],
  first: Item,
  second: Item | undefined,
  { counts }: Pick<Vocabulary, 'counts'>,
): boolean {
  if (!second || second.key !== first.key || WANTED_AFTER.has(tokens[second.end]?.key ?? '')) return false
  const values = [first, second].flatMap(({ value }) => (value?.parts ?? []).map(({ effect }) => effect))
  const named = new Set(values.flatMap((effect) => (effect.do === 'include' ? effect.values : [])))
  return named.size < (counts.get(first.key ?? '') ?? Number.POSITIVE_INFINITY)
}

/** Skips idle words, unless they begin a wanted value. */
function skipIdleWords(tokens: readonly Token[], from: number, at: ReadonlyMap<number, Candidate>): number {
  const end = skipIdle(tokens, from, at)
  return range(from, end).some((index) => WANTING.has(tokens[index]?.key ?? '')) ? tokens.length : end
}

const isPlural = (tokens: readonly Token[], { value, end }: Item) =>
  value !== undefined && /[^s]s$/.test(tokens[end - 1]?.key ?? '')

/** Makes, models and pairs of both count as one key. */
const NAMES: ReadonlySet<string | null> = new Set(['make', 'model', 'make_model'])
const familyOf = ({ key }: Item) => (NAMES.has(key) ? 'make_model' : key)

/** The key of a candidate's values; null for numbers, postcodes and sort orders. */
function findKey({ parts }: Candidate): string | null {
  const effects = parts.map(({ effect }) => effect)
  const [first] = effects
  if (first?.do !== 'include') return null
  return effects.length > 1 && first.key === 'make' ? 'make_model' : first.key
}

/** The key of a bound that names an excess: too expensive, too many kilometres, too old; null for others. */
function findExcessKey({ inverse }: Candidate): string | null {
  if (inverse?.do !== 'range') return null
  const [min, max] = inverse.bounds
  return (inverse.key === 'year' ? min : max) === null ? null : inverse.key
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, index) => start + index)

/** The effect that excludes the values of a candidate. */
export function invertEffect(effects: readonly Effect[]): Effect {
  const named = effects.filter((effect) => effect.do === 'include')
  const [first] = named
  if (first === undefined) throw new Error('Only values can be excluded.')
  // A make and its model together are one value of the pair's own key: other cars of the make stay.
  if (first.key !== 'make' || named.length === 1)
    return { ...first, do: 'exclude', values: named.flatMap(({ values }) => values) }
  const models = named.slice(1).map(({ values }) => `${first.values[0]} ${values[0]}`)
  return { do: 'exclude', key: 'make_model', values: models }
}
