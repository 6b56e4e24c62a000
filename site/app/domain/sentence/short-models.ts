import type { Candidate } from './candidate.ts'
import { endsWord, type Token } from './sentence-tokens.ts'
import { UNITS } from './sentence-words.ts'

const JOINTS = new Set(['or', 'and', '&', '/'])

/**
 * The other models of 'mazda 2, 3 or 6': names too short to stand alone, joined to one that follows its make. Over
 * commas as far as a joint ends the list.
 */
export function shortModelsBehind(
  tokens: readonly Token[],
  end: number,
  models: ReadonlyMap<string, string> = new Map(),
): Candidate['parts'] {
  const sure: Candidate['parts'][number][] = []
  const maybe: Candidate['parts'][number][] = []
  for (let at = end; ; ) {
    const joined = JOINTS.has(tokens[at]?.key ?? '')
    const place = joined ? at + 1 : at
    const model = models.get(tokens[place]?.key ?? '')
    if (model === undefined || isCounted(tokens, place)) return sure
    maybe.push({ start: at, end: place + 1, effect: { do: 'include', key: 'model', values: [model] } })
    if (joined) sure.push(...maybe.splice(0))
    at = place + 1
  }
}

/** The model behind a make, where its name says nothing alone: the '3' of 'mazda 3'. */
export function shortModelAt(
  tokens: readonly Token[],
  index: number,
  models: ReadonlyMap<string, string> = new Map(),
): string | null {
  const model = tokens[index]?.parted ? undefined : models.get(tokens[index]?.key ?? '')
  return model === undefined || isCounted(tokens, index) ? null : model
}

/** Does a number go on: in a word of its own, or in what is counted? */
function isCounted(tokens: readonly Token[], index: number): boolean {
  return !endsWord(tokens, index + 1) || isUnit(tokens, index)
}

/** Is the number counted in the word behind it? 'Model' and 'built' count years alone. */
export function isUnit(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1]
  const unit = next && !next.parted ? UNITS.get(next.key) : undefined
  return unit !== undefined && (unit !== 'year' || /^\d{4}$/.test(tokens[index]?.key ?? ''))
}
