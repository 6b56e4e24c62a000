import { ownValue } from '../../own-value.ts'
import { TENS_WORDS, UNITS } from '../lexicon/number-words.ts'
import { buildCandidate, CANDIDATE_ORDER, type Candidate } from '../parse/candidate.ts'
import { phraseAt } from '../parse/phrases.ts'
import type { ReadBounds } from '../parse/reading.ts'
import { endsWord, type Token } from '../parse/sentence-tokens.ts'

/** Thousands within ten thousand, by the word before them; the parts overlap. */
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  low: [0, 4],
  mid: [3, 7],
  middle: [3, 7],
  high: [6, 10],
  upper: [6, 10],
}
const JOINTS = new Set(['to', '-', '/', 'or'])
/** From here on 'mid 90s' are years. */
const FIRST_YEARS = 60

const TENS: ReadonlyMap<string, number> = new Map(
  [...TENS_WORDS].map(([word, tens]) => [word.replace(/y$/, 'ies'), tens]),
)

/** Colloquial prices: 'low 30s', 'mid twenties', 'low to mid 30s'; null for others. */
export function priceDecadeAt(tokens: readonly Token[], index: number): Candidate | null {
  const low = partAt(tokens, index)
  const joined = JOINTS.has(tokens[index + 1]?.key ?? '')
  const high = low && joined ? partAt(tokens, index + 2) : null
  const after = high ? index + 3 : index + 1
  const at = tokens[after]?.key === '-' ? after + 1 : after
  const decade = low && !tokens[at]?.afterBreak ? decadeAt(tokens, at) : null
  if (!low || !decade) return null
  const isCounted = !tokens[decade.end]?.afterBreak && phraseAt(tokens, decade.end, UNITS) !== null
  if (isCounted || (PARTS.mid === low && decade.tens >= FIRST_YEARS)) return null
  const [first, last] = [low[0], (high ?? low)[1]]
  const bounds: ReadBounds = [(decade.tens + first) * 1_000, (decade.tens + last) * 1_000]
  return buildCandidate(index, decade.end, CANDIDATE_ORDER.number, { do: 'range', key: 'price', bounds })
}

function partAt(tokens: readonly Token[], index: number): readonly [number, number] | null {
  const word = tokens[index]?.key ?? ''
  return ownValue(PARTS, word) ?? null
}

function decadeAt(tokens: readonly Token[], index: number): { tens: number; end: number } | null {
  const spelled = TENS.get(tokens[index]?.key ?? '')
  if (spelled) return { tens: spelled, end: index + 1 }
  if (!/^[1-9]0$/.test(tokens[index]?.key ?? '')) return null
  const plural = tokens[index + 1]?.key === "'" ? index + 2 : index + 1
  const isPlural = tokens[plural]?.key === 's' && tokens[plural]?.adjacent && endsWord(tokens, plural + 1)
  return isPlural ? { tens: tokens[index]?.value ?? 0, end: plural + 1 } : null
}
