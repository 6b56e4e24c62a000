import { CONJUNCTIONS, IDLE_WORDS, NEGATIONS_AFTER } from '../lexicon/sentence-words.ts'
import type { Candidate } from '../parse/candidate.ts'
import { phraseAt, phraseSet } from '../parse/phrases.ts'
import type { Token } from '../parse/sentence-tokens.ts'
import { invertEffect, negationEnd } from './exclusions.ts'
import { CORRECTIONS } from './ignored-words-lexicon.ts'

const CORRECTING = phraseSet(CORRECTIONS)
const NOT_BEHIND = phraseSet(NEGATIONS_AFTER)

/** The candidates after corrections, more exact bounds and exclusions elsewhere in the sentence. */
export function corrected(tokens: readonly Token[], chosen: readonly Candidate[]): Candidate[] {
  return excludeValuesBefore(tokens, withoutVague(withoutCorrected(tokens, chosen)))
}

/** 'Late model' has no effect beside '2018 or newer'. */
function withoutVague(chosen: readonly Candidate[]): Candidate[] {
  const statedKeys = new Set(
    chosen.flatMap((candidate) => (candidate.vague ? [] : (findSubject(candidate) ?? []))),
  )
  return chosen.map((candidate) =>
    candidate.vague && statedKeys.has(findSubject(candidate) ?? '') ? { ...candidate, parts: [] } : candidate,
  )
}

/** The end of the words of a correction; a lone 'no' between two commas is one. */
export function correctionEnd(tokens: readonly Token[], index: number): number | null {
  const isLoneNo = tokens[index]?.key === 'no' && tokens[index]?.afterBreak && tokens[index + 1]?.afterBreak
  return phraseAt(tokens, index, CORRECTING)?.end ?? (isLoneNo ? index + 1 : null)
}

/**
 * Corrected values have no effect: 'white, no wait, silver' asks for silver, 'under 30k, sorry I mean 35k' for 35k.
 * @param chosen in the order of the text
 */
function withoutCorrected(tokens: readonly Token[], chosen: readonly Candidate[]): Candidate[] {
  const dropped = new Set<Candidate>()
  for (let index = 0; index < tokens.length; index += 1) {
    const end = correctionEnd(tokens, index)
    if (end === null) continue
    const next = candidateAfterIdle(tokens, end, chosen)
    const key = next && findSubject(next)
    const before = chosen.filter((candidate) => candidate.end <= index && findSubject(candidate) === key)
    const taken = key ? before.at(-1) : undefined
    if (taken) dropped.add(taken)
    index = end - 1
  }
  return chosen.map((candidate) => (dropped.has(candidate) ? { ...candidate, parts: [] } : candidate))
}

function candidateAfterIdle(tokens: readonly Token[], from: number, chosen: readonly Candidate[]) {
  const at = new Map(chosen.map((candidate) => [candidate.start, candidate]))
  let index = from
  // 'Auto, sorry, no manuals' corrects nothing.
  while (!at.has(index) && (tokens[index]?.kind === 'sign' || IDLE_WORDS.has(tokens[index]?.key ?? ''))) {
    if (negationEnd(tokens, index) > index) return undefined
    index += 1
  }
  return at.get(index)
}

/** The key of a candidate's values or bounds. */
function findSubject({ parts: [first] }: Candidate): string | null {
  const effect = first?.effect
  return effect?.do === 'include' || effect?.do === 'range' ? effect.key : null
}

/** 'White excluded', 'diesel and manual not wanted': excludes the value before it and those joined to it. */
function excludeValuesBefore(tokens: readonly Token[], chosen: readonly Candidate[]): Candidate[] {
  const found = [...chosen]
  for (let place = 0; place < found.length; place += 1) {
    const last = found[place]
    const end = last && exclusionEnd(tokens, last.end)
    const key = last && findSubject(last)
    for (let each = place; end; each -= 1) {
      const [candidate, before] = [found[each], found[each - 1]]
      if (candidate?.parts[0]?.effect.do !== 'include' || findSubject(candidate) !== key) break
      found[each] = excludedCandidate(candidate, each === place ? end : candidate.end)
      const joint = before && before.end === candidate.start - 1 ? tokens[before.end]?.key : undefined
      if (!CONJUNCTIONS.has(joint ?? '')) break
    }
  }
  return found
}

/** The end of words that exclude the value before them; a lone 'no' does at the end of a clause. */
function exclusionEnd(tokens: readonly Token[], index: number): number | null {
  if (tokens[index]?.afterBreak) return null
  const isLoneNo = tokens[index]?.key === 'no' && tokens[index + 1]?.afterBreak === true
  return phraseAt(tokens, index, NOT_BEHIND)?.end ?? (isLoneNo ? index + 1 : null)
}

function excludedCandidate(candidate: Candidate, end: number): Candidate {
  const effect = invertEffect(candidate.parts.map((part) => part.effect))
  return { ...candidate, end, parts: [{ start: candidate.start, end, effect }] }
}
