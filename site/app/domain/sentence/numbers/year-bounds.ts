import { COMPARISONS_AFTER } from '../lexicon/number-words.ts'
import { buildCandidate, CANDIDATE_ORDER, type Candidate } from '../parse/candidate.ts'
import { phraseAt } from '../parse/phrases.ts'
import type { ReadBounds } from '../parse/reading.ts'
import type { Token } from '../parse/sentence-tokens.ts'

/** The most names between a year and its comparison. */
const MAX_BETWEEN = 3

/**
 * Bounds a year by a comparison after the name that follows it: '2018 hilux or newer' asks for 2018 and later.
 * @param chosen in the order of the text
 */
export function boundedYears(tokens: readonly Token[], chosen: readonly Candidate[]): Candidate[] {
  const found = [...chosen]
  for (const [place, { end }] of chosen.entries()) {
    const next = chosen[place + 1]
    const isNext = next?.start === end
    // A candidate after the name is another bound or value, unless it has no effect by itself ('not older').
    const isFree = !tokens[end]?.afterBreak && !(isNext && next.parts.length > 0)
    const comparison = isFree ? phraseAt(tokens, end, COMPARISONS_AFTER) : null
    const year = comparison?.found.of === 'year' ? yearBefore(tokens, chosen, place) : null
    const yearCandidate = year === null ? undefined : chosen[year]
    if (!comparison || year === null || !yearCandidate) continue
    found[year] = boundedYear(yearCandidate, comparison.found.side)
    const bound = {
      ...buildCandidate(end, comparison.end, CANDIDATE_ORDER.number, null),
      silent: true as const,
    }
    if (isNext) found[place + 1] = bound
    else found.push(bound)
  }
  return found.sort((a, b) => a.start - b.start)
}

/** The index of the single year before the names. */
function yearBefore(tokens: readonly Token[], chosen: readonly Candidate[], last: number): number | null {
  for (let place = last; place > last - MAX_BETWEEN; place -= 1) {
    const [name, before] = [chosen[place], chosen[place - 1]]
    if (name?.parts[0]?.effect.do !== 'include' || tokens[name.start]?.afterBreak) return null
    if (before?.end !== name.start) return null
    if (findYear(before) !== null) return place - 1
  }
  return null
}

function findYear({ parts: [first] }: Candidate): number | null {
  const effect = first?.effect
  if (effect?.do !== 'range' || effect.key !== 'year') return null
  return effect.bounds[0] === effect.bounds[1] ? effect.bounds[0] : null
}

function boundedYear(candidate: Candidate, side: 'max' | 'min' | 'about'): Candidate {
  const year = findYear(candidate)
  const bounds: ReadBounds = side === 'max' ? [null, year] : [year, null]
  return buildCandidate(candidate.start, candidate.end, candidate.order, { do: 'range', key: 'year', bounds })
}
