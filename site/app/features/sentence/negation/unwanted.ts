import {
  ALSO_UNWANTED,
  AVOIDING,
  IDLE_WORDS,
  NEGATIONS,
  WANTED_BEHIND,
  WANTING,
} from '../lexicon/sentence-words.ts'
import type { Vocabulary } from '../lexicon/vocabulary.ts'
import type { Candidate } from '../parse/candidate.ts'
import { phraseAt, phraseSet } from '../parse/phrases.ts'
import type { Span } from '../parse/reading.ts'
import type { Token } from '../parse/sentence-tokens.ts'

const NOT = phraseSet(NEGATIONS)
/** 'An auto than a manual', 'petrol over diesel': between two values of a key, the second is not wanted. */
const RATHER: ReadonlySet<string> = new Set(['than', 'over'])
/** These join what is not wanted across keys: 'and' may begin what is. */
const EITHER: ReadonlySet<string> = new Set(['or', 'nor'])

/** These belong to the word behind them alone. */
const BINDING: ReadonlySet<string> = new Set(['non', 'non -', '-'])

/** Keys that say what a vehicle is, and not what it is like. */
const KINDS: ReadonlySet<string> = new Set(['item_type', 'body'])
/** Behind 'no' what is driven like this is a kind as well: 'no 4x4, ute or van'. */
const SORTS: ReadonlySet<string | null> = new Set([...KINDS, 'drive'])

/** Behind the negation that begins at a token; the token itself where none does. */
export function behindNegation(tokens: readonly Token[], index: number): number {
  const token = tokens[index]
  // '-white', but neither '7-seater' nor '20 - 30'.
  if (token?.key === '-' && !token.glued && tokens[index + 1]?.glued) {
    return tokens[index + 1]?.kind === 'word' ? index + 1 : index
  }
  return phraseAt(tokens, index, NOT)?.end ?? index
}

/** What is not wanted, by the tokens it begins at: of values, where their negation begins. */
export type Unwanted = {
  /** Candidate → the token from which it reads, its negation included. */
  values: ReadonlyMap<Candidate, number>
  /** Candidates that cannot be turned round: their words are left to the index. */
  dropped: ReadonlySet<Candidate>
  /** First tokens of words nobody read that are not wanted either. */
  words: ReadonlySet<number>
}

/**
 * What the negations of a sentence reach: the value behind one, and those of the same key that 'or', 'nor', 'and' or
 * nothing joins to it; over commas as far as such a word ends the list ('not white, black or red'). 'Or' and 'nor' carry
 * on to other keys and to words nobody read as well ('no diesel or manual'), 'and' does between plurals and behind a
 * verb ('avoid manuals and diesels').
 */
export function findUnwanted(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  vocabulary: Pick<Vocabulary, 'counts'>,
): Unwanted {
  const at = new Map(candidates.map((candidate) => [candidate.start, candidate]))
  const ends = new Map(candidates.map((candidate) => [candidate.end, candidate]))
  const inside = new Set(candidates.flatMap(({ start, end }) => range(start, end)))
  const values = new Map<Candidate, number>()
  const words = new Set<number>()
  const dropped = new Set<Candidate>()
  for (let index = 0; index < tokens.length; index += 1) {
    if (inside.has(index)) continue
    const before = ends.get(behindIdleBefore(tokens, index))
    const behind = (before && behindRather(tokens, index, before, at)) ?? behindNegation(tokens, index)
    if (behind === index || range(index, behind).some((each) => inside.has(each))) continue
    const target = skipIdle(tokens, behind, at)
    const candidate = at.get(target)
    const first = itemAt(tokens, target, at)
    const bound = first && boundOf(tokens, first, at)
    if (bound) values.set(bound, bound.start)
    else if (first) {
      const list = listFrom(tokens, first, at, { ...reachOf(tokens, index, behind), vocabulary })
      for (const [place, { value, start }] of list.entries()) {
        if (value) values.set(value, place === 0 ? index : start)
        else words.add(start)
      }
    } else if (candidate?.inverse) {
      values.set(candidate, index)
    } else if (candidate && candidate.parts.length > 0) {
      dropped.add(candidate)
      const telling = range(candidate.start, candidate.end).find((each) => isTelling(tokens[each]))
      if (telling !== undefined) words.add(telling)
    } else if (!candidate && tokens[target] && !tokens[target]?.parted) words.add(target)
    index = behind - 1
  }
  return { values, dropped, words }
}

/** Back over the words that hold a sentence together: 'hybrid preferred over petrol'. */
function behindIdleBefore(tokens: readonly Token[], index: number): number {
  let end = index
  while (!tokens[end]?.parted && IDLE_WORDS.has(tokens[end - 1]?.key ?? '')) end -= 1
  return end
}

/** Behind the word that puts one value before another; null where none does. */
function behindRather(
  tokens: readonly Token[],
  index: number,
  before: Candidate,
  at: ReadonlyMap<number, Candidate>,
): number | null {
  if (!RATHER.has(tokens[index]?.key ?? '') || tokens[index]?.parted) return null
  const next = at.get(skipIdle(tokens, index + 1, at))
  const key = keyOf(before)
  return next && key !== null && keyOf(next) === key ? index + 1 : null
}

const isTelling = (token?: Token) => token?.kind !== 'sign' && !IDLE_WORDS.has(token?.key ?? '')

function skipIdle(tokens: readonly Token[], from: number, at: ReadonlyMap<number, Candidate>): number {
  let index = from
  while (!at.has(index) && IDLE_WORDS.has(tokens[index]?.key ?? '') && !tokens[index]?.parted) index += 1
  return index
}

/** A value, or words that nobody read, in a list of what is not wanted. */
type Item = Span & { key: string | null; value?: Candidate }

function itemAt(tokens: readonly Token[], index: number, at: ReadonlyMap<number, Candidate>): Item | null {
  const value = at.get(index)
  const key = value ? (keyOf(value) ?? tooMuchOf(value)) : null
  if (value) return key === null ? null : { start: index, end: value.end, key, value }
  const isLoose = (place: number) =>
    tokens[place]?.kind === 'word' && !at.has(place) && !IDLE_WORDS.has(tokens[place]?.key ?? '')
  if (!isLoose(index) || tokens[index]?.parted) return null
  let end = index + 1
  while (isLoose(end) && !tokens[end]?.parted) end += 1
  return { start: index, end, key: null }
}

/** 'No cars over 30k' wants cars: what is too much of a kind is not wanted, the kind is. */
function boundOf(
  tokens: readonly Token[],
  { key, end }: Item,
  at: ReadonlyMap<number, Candidate>,
): Candidate | null {
  const bound = at.get(end)
  const isBound = bound?.excess === true && !tokens[end]?.parted && tooMuchOf(bound) !== null
  return isBound && KINDS.has(key ?? '') ? bound : null
}

/** How far a negation goes. */
type Reach = {
  /** Over 'and' to other keys. */
  avoids: boolean
  /** It is said of things: behind 'no' stand nouns, behind 'not' may stand what a thing is like. */
  ofThings: boolean
  /** To the word behind it alone: 'non-hybrid petrol', '-white black'. */
  binds: boolean
}

function reachOf(tokens: readonly Token[], start: number, end: number): Reach {
  const said = tokens
    .slice(start, end)
    .map(({ key }) => key)
    .join(' ')
  const avoids = AVOIDING.has(said)
  return {
    avoids,
    ofThings: avoids || said === 'no' || said === 'without',
    binds: BINDING.has(said) || RATHER.has(said),
  }
}

/** The item and those that are joined to it; those of a key that stand side by side are one list as well. */
function listFrom(
  tokens: readonly Token[],
  first: Item,
  at: ReadonlyMap<number, Candidate>,
  { avoids, ofThings, binds, vocabulary }: Reach & { vocabulary: Pick<Vocabulary, 'counts'> },
): Item[] {
  const sure = [first]
  const maybe: Item[] = []
  const ended = () => {
    const isBare = (item: Item) =>
      item.key !== null && familyOf(item) === familyOf(first) && !tokens[item.start]?.parted
    const others = maybe.findIndex((item) => !isBare(item))
    const bare = sure.length > 1 ? [] : maybe.slice(0, others === -1 ? maybe.length : others)
    const areMeant = bare.length > 1 || (!binds && isPair(tokens, first, bare[0], vocabulary))
    return areMeant ? [...sure, ...bare] : sure
  }
  for (let last = first; ; ) {
    const joint = tokens[last.end]?.key ?? ''
    const joined = ALSO_UNWANTED.has(joint)
    const next = itemAt(tokens, joined ? skipTalk(tokens, last.end + 1, at) : last.end, at)
    if (!next) return ended()
    const alike = next.key !== null && familyOf(next) === familyOf(first)
    const things = ofThings && SORTS.has(first.key) && SORTS.has(next.key)
    // 'Not white, suv or ute': a choice of what is wanted, of one key that is not the first's.
    const others = maybe.length > 0 && familyOf(next) === familyOf(last) && !things
    const listed = !joined && tokens[next.start]?.parted === true && first.key !== null && next.key !== null
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
 * 'Not white black': two values of one key side by side. Not where nothing of the key would be left ('no manual auto')
 * and not where only the second is wanted ('no white black only').
 */
function isPair(
  tokens: readonly Token[],
  first: Item,
  second: Item | undefined,
  { counts }: Pick<Vocabulary, 'counts'>,
): boolean {
  if (!second || second.key !== first.key || WANTED_BEHIND.has(tokens[second.end]?.key ?? '')) return false
  const values = [first, second].flatMap(({ value }) => (value?.parts ?? []).map(({ effect }) => effect))
  const named = new Set(values.flatMap((effect) => (effect.do === 'include' ? effect.values : [])))
  return named.size < (counts.get(first.key ?? '') ?? Number.POSITIVE_INFINITY)
}

/** Over the words that hold a sentence together, as far as they do not begin what is wanted. */
function skipTalk(tokens: readonly Token[], from: number, at: ReadonlyMap<number, Candidate>): number {
  const end = skipIdle(tokens, from, at)
  return range(from, end).some((index) => WANTING.has(tokens[index]?.key ?? '')) ? tokens.length : end
}

const isPlural = (tokens: readonly Token[], { value, end }: Item) =>
  value !== undefined && /[^s]s$/.test(tokens[end - 1]?.key ?? '')

/** Makes, models and both together name cars alike. */
const NAMES: ReadonlySet<string | null> = new Set(['make', 'model', 'make_model'])
const familyOf = ({ key }: Item) => (NAMES.has(key) ? 'make_model' : key)

/** The key of the values a candidate names; null for numbers, places of postcodes and orders. */
function keyOf({ parts }: Candidate): string | null {
  const effects = parts.map(({ effect }) => effect)
  const [first] = effects
  if (first?.do !== 'include') return null
  return effects.length > 1 && first.key === 'make' ? 'make_model' : first.key
}

/** The key of a bound that is told of what is too much: too dear, too far driven, too old; null for others. */
function tooMuchOf({ inverse }: Candidate): string | null {
  if (inverse?.do !== 'range') return null
  const [min, max] = inverse.bounds
  return (inverse.key === 'year' ? min : max) === null ? null : inverse.key
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, index) => start + index)
