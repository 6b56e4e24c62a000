import {
  IDLE_PHRASES,
  LOW_KM,
  LOW_KM_PHRASES,
  PHOTO_PHRASES,
  SILENT_PHRASES,
  SORT_PHRASES,
} from '../lexicon/sentence-words.ts'
import type { Vocabulary } from '../lexicon/vocabulary.ts'
import { corrected, correctionEnd } from '../negation/corrections.ts'
import { dropIgnored } from '../negation/ignored-words.ts'
import { COMPOUNDS, OPTIONAL_AFTER } from '../negation/ignored-words-lexicon.ts'
import { inverseEffect, isReach, numberEffect } from '../numbers/number-effect.ts'
import { type NumberPhrase, numberPhraseAt } from '../numbers/number-phrase.ts'
import { priceDecadeAt } from '../numbers/price-decade.ts'
import { boundedYears } from '../numbers/year-bounds.ts'
import { yearCandidateAt } from '../numbers/year-candidate.ts'
import { nearCandidateAt } from '../places/near-candidate.ts'
import { buildCandidate, CANDIDATE_ORDER, type Candidate } from './candidate.ts'
import { phraseAt, phraseSet } from './phrases.ts'
import type { Effect } from './reading.ts'
import { beginsWord, endsWord, type Token } from './sentence-tokens.ts'
import { valueCandidatesAt } from './value-candidates.ts'

const PHRASES: ReadonlyMap<string, Effect | null> = new Map([
  ...Object.entries(SORT_PHRASES).flatMap(([sort, phrases]) =>
    phrases.map((phrase) => [phrase, { do: 'sort', sort } as Effect] as const),
  ),
  ...LOW_KM_PHRASES.map(
    (phrase) => [phrase, { do: 'range', key: 'km', bounds: [null, LOW_KM] } as Effect] as const,
  ),
  ...PHOTO_PHRASES.map((phrase) => [phrase, { do: 'photos' } as Effect] as const),
  ...[...IDLE_PHRASES, ...SILENT_PHRASES, ...OPTIONAL_AFTER].map((phrase) => [phrase, null] as const),
])

const THINGS = phraseSet(COMPOUNDS)
const SILENT: ReadonlySet<string> = new Set(SILENT_PHRASES)

const phraseOf = (tokens: readonly Token[], start: number, end: number) =>
  tokens
    .slice(start, end)
    .map(({ key }) => key)
    .join(' ')

/** 'No cars over 30k' and 'before 2015' name an excess; 'no cars at least 30k' does not. */
const isExcess = ({ comparison }: NumberPhrase) =>
  comparison?.side === 'max' ? comparison.of === 'year' : comparison?.beyond === true

/** Every candidate that begins at a token. */
function candidatesAt(tokens: readonly Token[], index: number, vocabulary: Vocabulary): Candidate[] {
  const found = valueCandidatesAt(tokens, index, vocabulary)
  if (!beginsWord(tokens, index)) return found
  const thing = phraseAt(tokens, index, THINGS)
  if (thing) found.push({ ...buildCandidate(index, thing.end, CANDIDATE_ORDER.phrase, null), unread: true })
  const phrase = phraseAt(tokens, index, PHRASES)
  if (phrase && endsWord(tokens, phrase.end)) {
    const candidate = buildCandidate(index, phrase.end, CANDIDATE_ORDER.phrase, phrase.found)
    found.push(SILENT.has(phraseOf(tokens, index, phrase.end)) ? { ...candidate, silent: true } : candidate)
  }
  const taken = correctionEnd(tokens, index)
  if (taken !== null)
    found.push({ ...buildCandidate(index, taken, CANDIDATE_ORDER.phrase, null), silent: true })
  const near = nearCandidateAt(tokens, index, vocabulary)
  if (near) found.push(near)
  const years = yearCandidateAt(tokens, index, vocabulary.thisYear)
  if (years) found.push(years)
  const decade = priceDecadeAt(tokens, index)
  if (decade) found.push(decade)
  const number = numberPhraseAt(tokens, index)
  if (number && isReach(number)) {
    found.push({ ...buildCandidate(index, number.end, CANDIDATE_ORDER.number, null), unread: true })
    return found
  }
  const effect = number && numberEffect(number, vocabulary)
  if (effect) {
    const inverse = number.comparison && inverseEffect(effect)
    const candidate = buildCandidate(index, number.end, CANDIDATE_ORDER.number, effect)
    const excess = isExcess(number) ? { excess: true as const } : {}
    found.push(inverse ? { ...candidate, inverse, ...excess } : candidate)
  }
  return found
}

/**
 * The chosen candidates in the order of the text. Of overlapping ones the longest wins, then the kind (postcode,
 * number, phrase, name, typo), then general words before names, names in the order of their keys, then the first.
 */
export function chooseCandidates(tokens: readonly Token[], vocabulary: Vocabulary): Candidate[] {
  const all = tokens.flatMap((_token, index) => candidatesAt(tokens, index, vocabulary))
  const length = ({ start, end }: Candidate) => (tokens[end - 1]?.end ?? 0) - (tokens[start]?.start ?? 0)
  all.sort((a, b) => length(b) - length(a) || a.order - b.order || a.start - b.start)
  const taken = new Array<boolean>(tokens.length).fill(false)
  const chosen = all.filter(({ start, end }) => {
    if (taken.slice(start, end).includes(true)) return false
    taken.fill(true, start, end)
    return true
  })
  const read = chosen.filter(({ unread }) => !unread).sort((a, b) => a.start - b.start)
  return dropIgnored(tokens, corrected(tokens, boundedYears(tokens, read)))
}
