import { ALSO_UNWANTED, IDLE_WORDS, NEGATIONS_BEHIND } from '../lexicon/sentence-words.ts'
import type { Candidate } from '../parse/candidate.ts'
import { phraseAt, phraseSet } from '../parse/phrases.ts'
import type { Token } from '../parse/sentence-tokens.ts'
import { excluding } from './excluding.ts'
import { CORRECTIONS } from './ignored-words-lexicon.ts'
import { behindNegation } from './unwanted.ts'

const CORRECTING = phraseSet(CORRECTIONS)
const NOT_BEHIND = phraseSet(NEGATIONS_BEHIND)

/** The readings as what is said elsewhere has them: taken back, said better, or not wanted. */
export function corrected(tokens: readonly Token[], chosen: readonly Candidate[]): Candidate[] {
  return excludedBehind(tokens, withoutVague(withoutCorrected(tokens, chosen)))
}

/** 'Late model' says nothing beside '2018 or newer'. */
function withoutVague(chosen: readonly Candidate[]): Candidate[] {
  const said = new Set(chosen.flatMap((candidate) => (candidate.vague ? [] : (subjectOf(candidate) ?? []))))
  return chosen.map((candidate) =>
    candidate.vague && said.has(subjectOf(candidate) ?? '') ? { ...candidate, parts: [] } : candidate,
  )
}

/** Behind the words that take back what was said; a bare 'no' between two commas is one of them. */
export function behindCorrection(tokens: readonly Token[], index: number): number | null {
  const isBare = tokens[index]?.key === 'no' && tokens[index]?.parted && tokens[index + 1]?.parted
  return phraseAt(tokens, index, CORRECTING)?.end ?? (isBare ? index + 1 : null)
}

/**
 * The readings without those that the shopper takes back: 'white, no wait, silver' asks for silver, 'under 30k, sorry
 * I mean 35k' for 35k. What is taken back is understood and changes nothing.
 * @param chosen in the order of the text
 */
function withoutCorrected(tokens: readonly Token[], chosen: readonly Candidate[]): Candidate[] {
  const gone = new Set<Candidate>()
  for (let index = 0; index < tokens.length; index += 1) {
    const end = behindCorrection(tokens, index)
    if (end === null) continue
    const next = behindIdle(tokens, end, chosen)
    const key = next && subjectOf(next)
    const before = chosen.filter((candidate) => candidate.end <= index && subjectOf(candidate) === key)
    const taken = key ? before.at(-1) : undefined
    if (taken) gone.add(taken)
    index = end - 1
  }
  return chosen.map((candidate) => (gone.has(candidate) ? { ...candidate, parts: [] } : candidate))
}

function behindIdle(tokens: readonly Token[], from: number, chosen: readonly Candidate[]) {
  const at = new Map(chosen.map((candidate) => [candidate.start, candidate]))
  let index = from
  // 'Auto, sorry, no manuals' takes nothing back.
  while (!at.has(index) && (tokens[index]?.kind === 'sign' || IDLE_WORDS.has(tokens[index]?.key ?? ''))) {
    if (behindNegation(tokens, index) > index) return undefined
    index += 1
  }
  return at.get(index)
}

/** What a candidate is about: the key of its values or bounds. */
function subjectOf({ parts: [first] }: Candidate): string | null {
  const effect = first?.effect
  return effect?.do === 'include' || effect?.do === 'range' ? effect.key : null
}

/** 'White excluded', 'diesel and manual not wanted': what is joined before it goes with it. */
function excludedBehind(tokens: readonly Token[], chosen: readonly Candidate[]): Candidate[] {
  const found = [...chosen]
  for (let place = 0; place < found.length; place += 1) {
    const last = found[place]
    const end = last && behindExclusion(tokens, last.end)
    const key = last && subjectOf(last)
    for (let each = place; end; each -= 1) {
      const [candidate, before] = [found[each], found[each - 1]]
      if (candidate?.parts[0]?.effect.do !== 'include' || subjectOf(candidate) !== key) break
      found[each] = excludedCandidate(candidate, each === place ? end : candidate.end)
      const joint = before && before.end === candidate.start - 1 ? tokens[before.end]?.key : undefined
      if (!ALSO_UNWANTED.has(joint ?? '')) break
    }
  }
  return found
}

/** Behind the words that exclude what stands before them; a bare 'no' does where the clause ends with it. */
function behindExclusion(tokens: readonly Token[], index: number): number | null {
  if (tokens[index]?.parted) return null
  const isBare = tokens[index]?.key === 'no' && tokens[index + 1]?.parted === true
  return phraseAt(tokens, index, NOT_BEHIND)?.end ?? (isBare ? index + 1 : null)
}

function excludedCandidate(candidate: Candidate, end: number): Candidate {
  const effect = excluding(candidate.parts.map((part) => part.effect))
  return { ...candidate, end, parts: [{ start: candidate.start, end, effect }] }
}
