/*
 * Sentence search: text becomes filters by rules and the vocabulary of the stock (decision 016). It is deterministic;
 * words that no rule understands go to the index. Time is linear in the text.
 */

import { IDLE_WORDS } from '../lexicon/sentence-words.ts'
import type { Vocabulary } from '../lexicon/vocabulary.ts'
import { type Exclusions, exclusionOf, findExclusions, negationEnd } from '../negation/exclusions.ts'
import type { Candidate } from './candidate.ts'
import { chooseCandidates } from './candidates.ts'
import { contradicts, EMPTY_STATE, withEffect } from './read-state.ts'
import type { Effect, Reading, ReadSentence, ReadState, Span } from './reading.ts'
import { type Token, tokensOf } from './sentence-tokens.ts'

/** Parses a sentence by the vocabulary of a stock. */
export function parseSentence(text: string, vocabulary: Vocabulary): ReadSentence {
  const tokens = tokensOf(text)
  const chosen = chooseCandidates(tokens, vocabulary)
  const exclusions = findExclusions(tokens, chosen, vocabulary)
  const candidates = chosen.filter((candidate) => !exclusions.dropped.has(candidate))
  const { readings, state, idle } = applied(tokens, candidates, exclusions)
  const loose = looseWords(tokens, candidates, exclusions)
  return {
    readings,
    idle: [...idle, ...loose.idle].sort((a, b) => a.start - b.start),
    unread: loose.unread.map(({ start, end }) => ({ start, end })),
    state,
    rest: loose.unread.map(({ start, end, minus }) => (minus ? '-' : '') + text.slice(start, end)).join(' '),
  }
}

type Applied = { readings: Reading[]; state: ReadState; idle: Span[] }

/** Applies the readings in order; one that contradicts another or changes nothing is idle. */
function applied(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  exclusions: Exclusions,
): Applied {
  let readings: Reading[] = []
  const idle: Span[] = []
  let state = EMPTY_STATE
  for (const candidate of candidates) {
    const read = readingsOf(tokens, candidate, exclusions.values.get(candidate))
    if (read.length === 0) idle.push(spanOf(tokens, candidate.start, candidate.end))
    for (const reading of read) {
      if (contradicts(state, reading.effect)) {
        const given = readings.filter(({ effect }) => boundedBy(effect) === boundedBy(reading.effect))
        idle.push(...given.map(({ start, end }) => ({ start, end })))
        readings = readings.filter((each) => !given.includes(each))
      }
      const next = withEffect(state, reading.effect)
      if (next === null) idle.push({ start: reading.start, end: reading.end })
      else readings.push(reading)
      state = next ?? state
    }
  }
  return { readings, state, idle }
}

const boundedBy = (effect: Effect) => (effect.do === 'range' ? effect.key : null)

function readingsOf(
  tokens: readonly Token[],
  { parts, start, end, inverse }: Candidate,
  negation?: number,
): Reading[] {
  if (negation === undefined)
    return parts.map((part) => ({ ...spanOf(tokens, part.start, part.end), effect: part.effect }))
  const effect = inverse ?? exclusionOf(parts.map((part) => part.effect))
  return [{ ...spanOf(tokens, Math.min(start, negation), end), effect }]
}

type Loose = { idle: Span[]; unread: (Span & { minus: boolean })[] }

/** The words outside of all readings. */
function looseWords(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  exclusions: Exclusions,
): Loose {
  const loose: Loose = { idle: [], unread: [] }
  const taken = new Array<boolean>(tokens.length).fill(false)
  for (const candidate of candidates) {
    taken.fill(true, exclusions.values.get(candidate) ?? candidate.start, candidate.end)
  }
  for (let index = 0; index < tokens.length; ) {
    const negation = negationEnd(tokens, index)
    const after = taken[index] ? index + 1 : endOfLoose(tokens, index, taken, negation)
    if (!taken[index]) addLoose(loose, tokens, { start: index, end: after }, negation > index, exclusions)
    index = after
  }
  return loose
}

/**
 * The end of the negation or word that begins at a token; a word continues over signs without a space. A negation
 * whose end is part of a reading ('except for 20k') ends before it.
 */
function endOfLoose(
  tokens: readonly Token[],
  index: number,
  taken: readonly boolean[],
  negation: number,
): number {
  if (negation > index) {
    const reading = taken.indexOf(true, index)
    return reading === -1 ? negation : Math.min(negation, reading)
  }
  let end = index + 1
  if (tokens[index]?.kind === 'sign') return end
  while (end < tokens.length && tokens[end]?.adjacent && !tokens[end]?.afterBreak && !taken[end]) end += 1
  while (end > index + 1 && tokens[end - 1]?.kind === 'sign') end -= 1
  return end
}

function addLoose(
  loose: Loose,
  tokens: readonly Token[],
  { start, end }: Span,
  negates: boolean,
  exclusions: Exclusions,
): void {
  const idle = negates || (end === start + 1 && IDLE_WORDS.has(tokens[start]?.key ?? ''))
  if (idle) loose.idle.push(spanOf(tokens, start, end))
  else if (tokens[start]?.kind !== 'sign') {
    loose.unread.push({ ...spanOf(tokens, start, end), minus: exclusions.words.has(start) })
  }
}

function spanOf(tokens: readonly Token[], start: number, end: number): Span {
  return { start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 }
}
