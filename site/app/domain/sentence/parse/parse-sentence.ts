/*
 * Sentence search: text becomes filters by rules and the vocabulary of the stock (decision 016). It is deterministic;
 * words that no rule understands go to the index. Time is linear in the text.
 */

import { IDLE_WORDS, TELLING_WORDS, WHOLE_STOCK_WORDS } from '../lexicon/sentence-words.ts'
import type { Vocabulary } from '../lexicon/vocabulary.ts'
import { type Exclusions, findExclusions, invertEffect, negationEnd } from '../negation/exclusions.ts'
import { joinPlaces } from '../places/place-choices.ts'
import { CANDIDATE_ORDER, type Candidate } from './candidate.ts'
import { chooseCandidates } from './candidates.ts'
import { contradicts, EMPTY_STATE, repeatsSide, withEffect } from './read-state.ts'
import type { Effect, Reading, ReadSentence, ReadState, Span } from './reading.ts'
import { splitTokens, type Token } from './sentence-tokens.ts'

/** Parses a sentence by the vocabulary of a stock. */
export function parseSentence(text: string, vocabulary: Vocabulary): ReadSentence {
  const tokens = splitTokens(text)
  const chosen = chooseCandidates(tokens, vocabulary)
  const exclusions = findExclusions(tokens, chosen, vocabulary)
  const remaining = chosen.filter((candidate) => !exclusions.dropped.has(candidate))
  const candidates = joinPlaces(
    tokens,
    remaining,
    (candidate) => exclusions.values.has(candidate),
    vocabulary,
  )
  const { readings, state, idle, unused } = applied(tokens, candidates, exclusions)
  const loose = looseWords(tokens, candidates, exclusions)
  const isAbout =
    readings.length > 0 || loose.unread.length > 0 || asksForAll(tokens, candidates) || text.trim() === ''
  return {
    readings,
    idle: [...idle, ...loose.idle].sort((a, b) => a.start - b.start),
    unused: isAbout ? [...unused, ...loose.unused].sort((a, b) => a.start - b.start) : [wholeOf(text)],
    unread: loose.unread.map(({ start, end }) => ({ start, end })),
    state,
    rest: loose.unread.map(({ start, end, minus }) => (minus ? '-' : '') + text.slice(start, end)).join(' '),
  }
}

/** 'Show me everything' and 'cars', where the stock has nothing else, ask for the whole stock. */
const asksForAll = (tokens: readonly Token[], candidates: readonly Candidate[]) =>
  tokens.some(({ key }) => WHOLE_STOCK_WORDS.has(key)) ||
  candidates.some(({ silent, order }) => silent === true && order !== CANDIDATE_ORDER.phrase)

const wholeOf = (text: string): Span => ({
  start: text.length - text.trimStart().length,
  end: text.trimEnd().length,
})

type Applied = { readings: Reading[]; state: ReadState; idle: Span[]; unused: Span[] }

/** Applies the readings in order; one that contradicts another or changes nothing is idle. */
function applied(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  exclusions: Exclusions,
): Applied {
  let readings: Reading[] = []
  const idle: Span[] = []
  const unused: Span[] = []
  let state = EMPTY_STATE
  for (const candidate of candidates) {
    const read = listReadings(tokens, candidate, exclusions.values.get(candidate))
    if (read.length === 0) {
      const span = getSpan(tokens, candidate.start, candidate.end)
      idle.push(span)
      if (!candidate.silent) unused.push(span)
    }
    for (const reading of read) {
      if (contradicts(state, reading.effect)) {
        const given = readings.filter(({ effect }) => boundedBy(effect) === boundedBy(reading.effect))
        idle.push(...given.map(plainSpan))
        unused.push(...given.map(plainSpan))
        readings = readings.filter((each) => !given.includes(each))
      } else unused.push(...looserBound(state, reading, readings))
      const next = withEffect(state, reading.effect)
      if (next === null) for (const list of [idle, unused]) list.push(plainSpan(reading))
      else readings.push(reading)
      state = next ?? state
    }
  }
  return { readings, state, idle, unused }
}

const plainSpan = ({ start, end }: Span): Span => ({ start, end })

/** Of two bounds of one side the looser one, which has no effect: the second of 'under 40k, under 50k'. */
function looserBound(state: ReadState, reading: Reading, before: readonly Reading[]): Span[] {
  const which = repeatsSide(state, reading.effect)
  if (which === null) return []
  if (which === 'later') return [plainSpan(reading)]
  const given = before.filter(({ effect }) => boundedBy(effect) === boundedBy(reading.effect))
  return given.slice(-1).map(plainSpan)
}

const boundedBy = (effect: Effect) => (effect.do === 'range' ? effect.key : null)

function listReadings(
  tokens: readonly Token[],
  { parts, start, end, inverse }: Candidate,
  negation?: number,
): Reading[] {
  if (negation === undefined)
    return parts.map((part) => ({ ...getSpan(tokens, part.start, part.end), effect: part.effect }))
  const effect = inverse ?? invertEffect(parts.map((part) => part.effect))
  return [{ ...getSpan(tokens, Math.min(start, negation), end), effect }]
}

type Loose = { idle: Span[]; unused: Span[]; unread: (Span & { minus: boolean })[] }

/** The words outside of all readings. */
function looseWords(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  exclusions: Exclusions,
): Loose {
  const loose: Loose = { idle: [], unused: [], unread: [] }
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
  if (idle) {
    loose.idle.push(getSpan(tokens, start, end))
    if (TELLING_WORDS.has(tokens[start]?.key ?? '')) loose.unused.push(getSpan(tokens, start, end))
  } else if (tokens[start]?.kind !== 'sign') {
    loose.unread.push({ ...getSpan(tokens, start, end), minus: exclusions.words.has(start) })
  }
}

function getSpan(tokens: readonly Token[], start: number, end: number): Span {
  return { start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 }
}
