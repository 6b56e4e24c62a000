import type { Candidate } from './candidate.ts'
import { phraseAt, phraseSet } from './phrases.ts'
import type { Token } from './sentence-tokens.ts'
import { ALSO_UNWANTED, IDLE_WORDS, NEGATIONS } from './sentence-words.ts'

const NOT = phraseSet(NEGATIONS)

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
 * What the negations of a sentence reach: the value behind one, and those of the same key that 'or', 'nor', 'and' join
 * to it; over commas as far as such a word ends the list ('not white, black or red').
 */
export function findUnwanted(tokens: readonly Token[], candidates: readonly Candidate[]): Unwanted {
  const at = new Map(candidates.map((candidate) => [candidate.start, candidate]))
  const inside = new Set(candidates.flatMap(({ start, end }) => range(start, end)))
  const values = new Map<Candidate, number>()
  const words = new Set<number>()
  const dropped = new Set<Candidate>()
  for (let index = 0; index < tokens.length; index += 1) {
    if (inside.has(index)) continue
    const behind = behindNegation(tokens, index)
    if (behind === index || range(index, behind).some((each) => inside.has(each))) continue
    const target = skipIdle(tokens, behind, at)
    const candidate = at.get(target)
    if (candidate && keyOf(candidate) !== null) {
      for (const [place, each] of listFrom(tokens, candidate, at).entries()) {
        values.set(each, place === 0 ? index : each.start)
      }
    } else if (candidate?.inverse) {
      values.set(candidate, index)
    } else if (candidate && candidate.parts.length > 0) {
      dropped.add(candidate)
      const first = range(candidate.start, candidate.end).find((each) => isTelling(tokens[each]))
      if (first !== undefined) words.add(first)
    } else if (!candidate && tokens[target] && !tokens[target]?.parted) words.add(target)
    index = behind - 1
  }
  return { values, dropped, words }
}

const isTelling = (token?: Token) => token?.kind !== 'sign' && !IDLE_WORDS.has(token?.key ?? '')

function skipIdle(tokens: readonly Token[], from: number, at: ReadonlyMap<number, Candidate>): number {
  let index = from
  while (!at.has(index) && IDLE_WORDS.has(tokens[index]?.key ?? '') && !tokens[index]?.parted) index += 1
  return index
}

/** The value and those that are joined to it. */
function listFrom(
  tokens: readonly Token[],
  first: Candidate,
  at: ReadonlyMap<number, Candidate>,
): Candidate[] {
  const sure = [first]
  const maybe: Candidate[] = []
  for (let last = first; ; ) {
    const joined = ALSO_UNWANTED.has(tokens[last.end]?.key ?? '')
    const next = at.get(joined ? skipIdle(tokens, last.end + 1, at) : last.end)
    if (!next || keyOf(next) !== keyOf(first) || (!joined && !tokens[next.start]?.parted)) return sure
    maybe.push(next)
    if (joined) sure.push(...maybe.splice(0))
    last = next
  }
}

/** The key of the values a candidate names; null for numbers, places of postcodes and orders. */
function keyOf({ parts }: Candidate): string | null {
  const effects = parts.map(({ effect }) => effect)
  const [first] = effects
  if (first?.do !== 'include') return null
  return effects.length > 1 ? 'make_model' : first.key
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, index) => start + index)
