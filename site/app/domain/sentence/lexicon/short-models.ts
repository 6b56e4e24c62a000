import { isLastCount } from '../numbers/amount.ts'
import { spokenDigits } from '../numbers/spelled-number.ts'
import type { Candidate } from '../parse/candidate.ts'
import { endsWord, foldKey, type Token } from '../parse/sentence-tokens.ts'
import { SCALES, UNITS } from './number-words.ts'

const JOINTS = new Set(['or', 'and', '&', '/'])
const SERIES = / series$/i

type Models = { get: (name: string) => string | undefined }
type Part = Candidate['parts'][number]

/**
 * The other models of 'mazda 2, 3 or 6': names too short without their make, in a list after one that follows it.
 * Commas extend the list only if a conjunction ends it.
 */
export function shortModelsAfter(tokens: readonly Token[], end: number, models: Models = new Map()): Part[] {
  const sure: Part[] = []
  const maybe: Part[] = []
  for (let at = end; ; ) {
    const joined = JOINTS.has(tokens[at]?.key ?? '')
    const place = joined ? at + 1 : at
    const model = models.get(getShortName(tokens[place]))
    if (model === undefined || isCounted(tokens, place)) return sure
    // '3 or 5 Series': 'Series' belongs to the number before it.
    const after = SERIES.test(model) && tokens[place + 1]?.key === 'series' ? place + 2 : place + 1
    maybe.push({ start: at, end: after, effect: { do: 'include', key: 'model', values: [model] } })
    if (joined) sure.push(...maybe.splice(0))
    at = after
  }
}

/** The models of 'Tiger 900 or 1200': names with the same prefix, of which only the numbers are typed. */
export function otherNumbersAfter(
  tokens: readonly Token[],
  end: number,
  model: string,
  names: { get: (phrase: string) => { key: string; values: readonly string[] } | undefined },
): Part[] {
  const alike = /^(.*\D)\d+$/.exec(foldKey(model))?.[1]
  if (alike === undefined) return []
  const get = (number: string) => {
    const meaning = /^\d+$/.test(number) ? names.get(alike + number) : undefined
    return meaning?.key === 'model' ? meaning.values[0] : undefined
  }
  return shortModelsAfter(tokens, end, { get })
}

/** The model of 'make: X, model: 3'. */
export function labelledModel(tokens: readonly Token[], end: number, models: Models | undefined): Part[] {
  const label = tokens[end]?.key === '&' ? end + 1 : end
  const model = tokens[label]?.key === 'model' ? shortModelAt(tokens, label + 1, models) : null
  return model === null
    ? []
    : [{ start: end, end: label + 2, effect: { do: 'include', key: 'model', values: [model] } }]
}

/** The model after a make, where its name is ambiguous alone: the '3' of 'mazda 3'. */
export function shortModelAt(
  tokens: readonly Token[],
  index: number,
  models: Models = new Map(),
): string | null {
  const model = tokens[index]?.afterBreak ? undefined : models.get(getShortName(tokens[index]))
  return model === undefined || isCounted(tokens, index) ? null : model
}

/** A number in digits, also where it was dictated as a word. */
function getShortName(token: Token | undefined): string {
  const key = token?.key ?? ''
  return spokenDigits('', key) ?? key
}

/** Does a number continue with letters, a scale or a unit? */
function isCounted(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1]
  const isScaled = next && !next.afterBreak && Object.hasOwn(SCALES, next.key)
  return !endsWord(tokens, index + 1) || isScaled === true || isUnit(tokens, index)
}

/** Is the word after the number its unit? 'Model' and 'built' are units of years only. */
export function isUnit(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  if (token?.kind !== 'number' && spokenDigits('', token?.key ?? '') === null) return false
  const next = tokens[index + 1]
  const unit = next && !next.afterBreak ? UNITS.get(next.key) : undefined
  if (unit === 'seats' && isLastCount(tokens, index + 2)) return false
  return unit !== undefined && (unit !== 'year' || /^\d{4}$/.test(token?.key ?? ''))
}
