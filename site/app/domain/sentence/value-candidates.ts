import { CANDIDATE_ORDER, type Candidate, candidateOf } from './candidate.ts'
import { beginsWord, endsWord, type Token } from './sentence-tokens.ts'
import { UNITS } from './sentence-words.ts'
import { meantBy } from './slips.ts'
import type { Meaning, Vocabulary } from './vocabulary.ts'

/** More than any name has; letters and digits count apart. */
const MAX_TOKENS = 40
const MAX_LENGTH = 100

/** Every name of the stock that begins at a token. */
export function valueCandidatesAt(
  tokens: readonly Token[],
  index: number,
  vocabulary: Vocabulary,
): Candidate[] {
  if (!beginsWord(tokens, index) || tokens[index]?.kind === 'sign') return []
  const found: Candidate[] = []
  let phrase = ''
  for (let at = index; at < Math.min(index + MAX_TOKENS, tokens.length); at += 1) {
    const token = tokens[at]
    if (token === undefined || (token.parted && at > index) || phrase.length > MAX_LENGTH) break
    if (token.kind === 'sign') continue
    phrase += token.key
    if (!endsWord(tokens, at + 1)) continue
    const meaning = meaningOf(phrase, token, vocabulary)
    if (meaning) found.push(...candidatesOf(tokens, index, at + 1, meaning, vocabulary))
  }
  const slip = found.length === 0 ? slipAt(tokens, index, vocabulary) : null
  return slip ? [slip] : found
}

/** The meaning of a phrase as it stands, or with its last word in the singular or the plural. */
function meaningOf(phrase: string, last: Token, { phrases }: Vocabulary): Meaning | undefined {
  const exact = phrases.get(phrase)
  if (exact || last.kind !== 'word' || last.key.length < 3) return exact
  const others = [`${phrase}s`]
  if (last.key.endsWith('s') && last.key.length > 3) others.unshift(phrase.slice(0, -1))
  if (last.key.endsWith('es') && last.key.length > 4) others.push(phrase.slice(0, -2))
  if (last.key.endsWith('ies') && last.key.length > 4) others.push(`${phrase.slice(0, -3)}y`)
  for (const other of others) {
    const meaning = phrases.get(other)
    if (meaning) return meaning
  }
  return undefined
}

function candidatesOf(
  tokens: readonly Token[],
  start: number,
  end: number,
  { key, values, order, pair }: Meaning,
  vocabulary: Vocabulary,
): Candidate[] {
  if (pair) return pairCandidate(tokens, start, end, pair, order)
  // Where all is of one kind, its name is only a word for what is sold.
  if (key === 'item_type' && vocabulary.itemTypes < 2) return [{ start, end, order, parts: [] }]
  return [candidateOf(start, end, order, { do: 'include', key, values })]
}

function pairCandidate(
  tokens: readonly Token[],
  start: number,
  end: number,
  { make, model, makeLength }: NonNullable<Meaning['pair']>,
  order: number,
): Candidate[] {
  // 'Three doors' behind a make is no model.
  const last = tokens[end - 1]
  const next = tokens[end]
  if (last?.kind === 'number' && next && !next.parted && UNITS.has(next.key)) return []
  let split = start
  for (let letters = 0; split < end && letters < makeLength; split += 1) {
    const token = tokens[split]
    letters += token && token.kind !== 'sign' ? token.key.length : 0
  }
  const modelStart = tokens[split]?.kind === 'sign' ? split + 1 : split
  if (modelStart >= end || !beginsWord(tokens, modelStart)) return []
  const parts = [
    { start, end: split, effect: { do: 'include', key: 'make', values: [make] } },
    { start: modelStart, end, effect: { do: 'include', key: 'model', values: [model] } },
  ] as const
  return [{ start, end, order, parts }]
}

/** A name that was meant by a word which is nothing by itself. */
function slipAt(
  tokens: readonly Token[],
  index: number,
  { slips, known, phrases }: Vocabulary,
): Candidate | null {
  const token = tokens[index]
  if (token === undefined || !endsWord(tokens, index + 1) || known.has(token.key)) return null
  if (known.has(token.key.replace(/s$/, ''))) return null
  const name = meantBy(token.key, slips)
  const meaning = name === null ? undefined : phrases.get(name)
  if (meaning === undefined) return null
  const { key, values } = meaning
  return candidateOf(index, index + 1, CANDIDATE_ORDER.slip, { do: 'include', key, values })
}
