import { COMPARISONS_BEHIND } from '../lexicon/number-words.ts'
import { CANDIDATE_ORDER, type Candidate, candidateOf } from '../parse/candidate.ts'
import { phraseAt } from '../parse/phrases.ts'
import type { ReadBounds } from '../parse/reading.ts'
import type { Token } from '../parse/sentence-tokens.ts'

/** More than these are hardly told between a year and what bounds it. */
const MOST_BETWEEN = 3

/**
 * The readings with a year bounded by words behind the name that follows it: '2018 hilux or newer' asks for 2018 and
 * later ones.
 * @param chosen in the order of the text
 */
export function openedBehind(tokens: readonly Token[], chosen: readonly Candidate[]): Candidate[] {
  const found = [...chosen]
  for (const [place, { end }] of chosen.entries()) {
    const next = chosen[place + 1]
    const isNext = next?.start === end
    // A reading behind the name is another bound's or a value's, unless it says nothing by itself ('not older').
    const isFree = !tokens[end]?.parted && !(isNext && next.parts.length > 0)
    const behind = isFree ? phraseAt(tokens, end, COMPARISONS_BEHIND) : null
    const year = behind?.found.of === 'year' ? yearBefore(tokens, chosen, place) : null
    const told = year === null ? undefined : chosen[year]
    if (!behind || year === null || !told) continue
    found[year] = boundedYear(told, behind.found.side)
    const bound = candidateOf(end, behind.end, CANDIDATE_ORDER.number, null)
    if (isNext) found[place + 1] = bound
    else found.push(bound)
  }
  return found.sort((a, b) => a.start - b.start)
}

/** The place of the one year that stands before the names of what was built in it. */
function yearBefore(tokens: readonly Token[], chosen: readonly Candidate[], last: number): number | null {
  for (let place = last; place > last - MOST_BETWEEN; place -= 1) {
    const [name, before] = [chosen[place], chosen[place - 1]]
    if (name?.parts[0]?.effect.do !== 'include' || tokens[name.start]?.parted) return null
    if (before?.end !== name.start) return null
    if (yearOf(before) !== null) return place - 1
  }
  return null
}

function yearOf({ parts: [first] }: Candidate): number | null {
  const effect = first?.effect
  if (effect?.do !== 'range' || effect.key !== 'year') return null
  return effect.bounds[0] === effect.bounds[1] ? effect.bounds[0] : null
}

function boundedYear(candidate: Candidate, side: 'max' | 'min' | 'about'): Candidate {
  const year = yearOf(candidate)
  const bounds: ReadBounds = side === 'max' ? [null, year] : [year, null]
  return candidateOf(candidate.start, candidate.end, candidate.order, { do: 'range', key: 'year', bounds })
}
