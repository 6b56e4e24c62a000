import { ownValue } from '../../own-value.ts'
import { buildCandidate, CANDIDATE_ORDER, type Candidate } from '../parse/candidate.ts'
import { phraseAt, phraseSet } from '../parse/phrases.ts'
import type { ReadBounds } from '../parse/reading.ts'
import { beginsWord, endsWord, type Token } from '../parse/sentence-tokens.ts'
import { FIRST_YEAR, fullYear } from './measure.ts'

const JOINTS = new Set(['or', 'and', '&', '/'])
/** Years of a decade, by the word before it. */
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  early: [0, 4],
  mid: [3, 6],
  late: [5, 9],
}

/** Relative years, counted from this one. */
const CALENDAR: ReadonlyMap<string, number> = new Map([
  ...['this years', 'current year', 'current years', 'this year'].map((match) => [match, 0] as const),
  ...['last years', 'last year', 'previous year', 'previous years'].map((match) => [match, -1] as const),
])
/** The greatest age of what dealers call a late model. */
const LATE_YEARS = 5
const LATE = phraseSet([
  'late model',
  'late - model',
  'late models',
  'latish model',
  'latish models',
  'late model year',
])
/** Words that make a number of two digits a year. */
const PLATES = new Set(['plate', 'plates', 'build', 'built'])
const TOGETHER = new Set([...JOINTS, '-', 'to'])
const MADE = new Set(['model', 'models', 'plate', 'plates', 'build', 'built', 'make'])

/** Lists of years, decades, plates and the like: '2015, 2016 or 2017', 'late 2010s'; null for others. */
export function yearCandidateAt(tokens: readonly Token[], index: number, thisYear: number): Candidate | null {
  return (
    decadeAt(tokens, index, thisYear) ??
    yearListAt(tokens, index, thisYear) ??
    platesAt(tokens, index, thisYear) ??
    calendarAt(tokens, index, thisYear) ??
    lateModelAt(tokens, index, thisYear)
  )
}

/** 'This year's model', 'last year's plates'; last year only before such a word. */
function calendarAt(tokens: readonly Token[], index: number, thisYear: number): Candidate | null {
  const match = phraseAt(tokens, index, CALENDAR)
  const what = match && !tokens[match.end]?.afterBreak && MADE.has(tokens[match.end]?.key ?? '')
  if (!match || (!what && match.found !== 0)) return null
  const year = thisYear + match.found
  return inYears(index, match.end + (what ? 1 : 0), [year, year])
}

/** 'Late model'; a year elsewhere in the sentence has priority. */
function lateModelAt(tokens: readonly Token[], index: number, thisYear: number): Candidate | null {
  const match = phraseAt(tokens, index, LATE)
  const since = thisYear - LATE_YEARS
  const inverse = { do: 'range', key: 'year', bounds: [null, since - 1] } as const
  return match && { ...inYears(index, match.end, [since, null]), inverse, vague: true }
}

function decadeAt(tokens: readonly Token[], index: number, thisYear: number): Candidate | null {
  const word = tokens[index]?.key ?? ''
  const part = ownValue(PARTS, word)
  let at = part ? index + 1 : index
  if (part && tokens[at]?.key === '-') at += 1
  const decade = yearAt(tokens, at, thisYear)
  if (decade === null || decade % 10 !== 0) return null
  const plural = tokens[at + 1]?.key === "'" ? at + 2 : at + 1
  if (tokens[plural]?.key !== 's' || !tokens[plural]?.adjacent || !endsWord(tokens, plural + 1)) return null
  const [first, last] = part ?? [0, 9]
  return inYears(index, plural + 1, [decade + first, decade + last])
}

/** Two years or more; two that one word joins are number phrases as well. */
function yearListAt(tokens: readonly Token[], index: number, thisYear: number): Candidate | null {
  const years: number[] = []
  let end = index
  for (let at = index; ; ) {
    const year = beginsWord(tokens, at) && endsWord(tokens, at + 1) ? yearAt(tokens, at, thisYear) : null
    if (year === null) break
    years.push(year)
    end = at + 1
    at = JOINTS.has(tokens[end]?.key ?? '') ? end + 1 : end
  }
  return years.length < 2 ? null : inYears(index, end, [Math.min(...years), Math.max(...years)])
}

/** '18 plate', '15-18 model': two digits that the next word makes years. */
function platesAt(tokens: readonly Token[], index: number, thisYear: number): Candidate | null {
  if (!beginsWord(tokens, index)) return null
  const first = plateAt(tokens, index, thisYear) ?? yearAt(tokens, index, thisYear)
  if (first === null) return null
  const joint = tokens[index + 1]
  const isJoined = TOGETHER.has(joint?.key ?? '') && !joint?.afterBreak && !tokens[index + 2]?.afterBreak
  const second = isJoined ? plateAt(tokens, index + 2, thisYear) : null
  const end = second === null ? index + 1 : index + 3
  const [plateWord, after] = [tokens[end], tokens[end + 1]]
  if (!plateWord || plateWord.afterBreak || plateWord.adjacent) return null
  // 'Model 3' and 'Model Y' are names.
  const isName = after?.kind === 'number' || after?.key.length === 1
  const isPlateYear = PLATES.has(plateWord.key) || (second !== null && MADE.has(plateWord.key) && !isName)
  const years = [first, second ?? first]
  return isPlateYear ? inYears(index, end + 1, [Math.min(...years), Math.max(...years)]) : null
}

/** The past year of two digits on a plate. */
function plateAt(tokens: readonly Token[], index: number, thisYear: number): number | null {
  const token = tokens[index]
  if (!/^[1-9]\d$/.test(token?.key ?? '') || !token || token.value > thisYear % 100) return null
  return fullYear(token.value, thisYear)
}

function yearAt(tokens: readonly Token[], index: number, thisYear: number): number | null {
  const token = tokens[index]
  if (token === undefined || !/^\d{4}$/.test(token.key)) return null
  return token.value >= FIRST_YEAR && token.value <= thisYear + 2 ? token.value : null
}

function inYears(start: number, end: number, bounds: ReadBounds): Candidate {
  return buildCandidate(start, end, CANDIDATE_ORDER.number, { do: 'range', key: 'year', bounds })
}
