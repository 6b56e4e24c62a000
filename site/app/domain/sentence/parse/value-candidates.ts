import { COMPARISONS } from '../lexicon/number-words.ts'
import { IDLE_WORDS, ORDINARY_WORDS } from '../lexicon/sentence-words.ts'
import { isUnit, labelledModel, otherNumbersAfter, shortModelsAfter } from '../lexicon/short-models.ts'
import { isSpelled, NO_LETTERS, type Spelled, spelledOn } from '../lexicon/spoken-letters.ts'
import type { Meaning, Vocabulary } from '../lexicon/vocabulary.ts'
import { spokenDigits } from '../numbers/spelled-number.ts'
import { typosAt } from '../spelling/typo-candidates.ts'
import { buildCandidate, CANDIDATE_ORDER, type Candidate } from './candidate.ts'
import { phraseAt } from './phrases.ts'
import { beginsWord, endsWord, foldWords, type Token } from './sentence-tokens.ts'

/** More than any name has; letters and digits count separately. */
const MAX_TOKENS = 40
const MAX_LENGTH = 100
/** After these a name is a place, whatever else it means: 'utes in Orange'. */
const PLACE_WORDS = new Set(['in', 'at', 'near', 'around', 'from'])

/** A candidate for every name of the stock that begins at a token. */
export function valueCandidatesAt(
  tokens: readonly Token[],
  index: number,
  vocabulary: Vocabulary,
): Candidate[] {
  if (!beginsWord(tokens, index) || tokens[index]?.kind === 'sign' || isMeasured(tokens, index)) return []
  const found: Candidate[] = []
  const before = tokens[index]?.afterBreak ? '' : (tokens[index - 1]?.key ?? '')
  const { places } = PLACE_WORDS.has(before) ? vocabulary : { places: undefined }
  let phrase = ''
  // Dictated: 'ix five' for a name with a digit. An article begins no name: 'a four cylinder'.
  let dictated: string | null = tokens[index]?.key === 'a' ? null : ''
  let spelled = NO_LETTERS
  for (let at = index; at < Math.min(index + MAX_TOKENS, tokens.length); at += 1) {
    const token = tokens[at]
    if (
      token === undefined ||
      (token.afterBreak && !token.bracketed && at > index) ||
      phrase.length > MAX_LENGTH
    )
      break
    if (token.kind === 'sign') continue
    phrase += token.key
    const last = at > index ? tokens[at - 1]?.key : ''
    spelled = spelledOn(spelled, token.key)
    if (dictated !== null) dictated = spokenDigits(dictated, token.key, last) ?? dictated + token.key
    if (!endsWord(tokens, at + 1)) continue
    if (at > index && vocabulary.fragments.has(phrase)) {
      found.push({ start: index, end: at + 1, order: CANDIDATE_ORDER.typo, parts: [], unread: true })
    }
    const meaning =
      places?.get(phrase) ??
      findMeaning(phrase, tokens, at, vocabulary) ??
      (dictated === null || dictated === phrase
        ? undefined
        : findMeaning(dictated, tokens, at, vocabulary)) ??
      spelledMeaning(spelled, vocabulary)
    if (meaning && !isCoincidence(tokens, index, at + 1, meaning))
      found.push(...listCandidates(tokens, index, at + 1, meaning, vocabulary))
  }
  found.push(...shortenedAt(tokens, index, vocabulary))
  return [...found, ...typosAt(tokens, index, found.length > 0, vocabulary)]
}

/** 'Under 18 ft': a bounded measure is no name, even where one has the same spelling. */
function isMeasured(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.kind !== 'number' || !isUnit(tokens, index) || tokens[index]?.afterBreak) return false
  return [index - 1, index - 2, index - 3].some((start) => {
    const bound = phraseAt(tokens, start, COMPARISONS)
    return bound?.end === index && bound.found.side !== 'about' && !bound.found.slight
  })
}

/** 'T/d', 'a/t': abbreviations that are ambiguous without the slash. */
function shortenedAt(tokens: readonly Token[], index: number, { phrases }: Vocabulary): Candidate[] {
  const [first, stroke, second] = tokens.slice(index, index + 3)
  if (stroke?.key !== '/' || !stroke.adjacent || !second?.adjacent || !endsWord(tokens, index + 3)) return []
  const meaning = phrases.get(`${first?.key}/${second.key}`)
  if (!meaning) return []
  const { key, values, order } = meaning
  return [buildCandidate(index, index + 3, order, { do: 'include', key, values })]
}

function spelledMeaning(spelled: Spelled, { phrases }: Vocabulary): Meaning | undefined {
  const meaning = spelled.letters > 0 ? phrases.get(spelled.phrase) : undefined
  return meaning && isSpelled(spelled, meaning) ? meaning : undefined
}

/** Words that spell a name by coincidence: 'or a' is no name of one word, 'petrol/hybrid' are two. */
function isCoincidence(
  tokens: readonly Token[],
  start: number,
  end: number,
  { values, pair }: Meaning,
): boolean {
  const words = tokens.slice(start, end)
  if (words.length < 2 || pair) return false
  const isParted = words.some(({ key }) => key === '/') && !values.some((value) => value.includes('/'))
  const isIdle = words.every(({ key }) => IDLE_WORDS.has(key)) && foldWords(values[0] ?? '').length < 2
  return isParted || isIdle
}

/** The meaning of a phrase as written, or with its last word in the singular or the plural. */
function findMeaning(
  phrase: string,
  tokens: readonly Token[],
  at: number,
  { phrases, known, itemTypes }: Vocabulary,
): Meaning | undefined {
  const exact = phrases.get(phrase)
  const last = tokens[at]
  if (exact || last?.kind !== 'word') return exact
  // 'CX-5s': more than one of a name that ends with a number.
  if (last.key === 's' && at > 0 && isAfterNumber(tokens, at)) return phrases.get(phrase.slice(0, -1))
  if (last.key.length < 3) return undefined
  // Short plurals are too similar to other words: 'evs', but not the badge 'gts'.
  if (last.key.length === 3) {
    return last.key.endsWith('s') && !known.has(last.key) ? phrases.get(phrase.slice(0, -1)) : undefined
  }
  // Ordinary words are no singular of a name: the 'sport' of a badge is no body type of motorcycles.
  const others = itemTypes > 1 && ORDINARY_WORDS.has(phrase) ? [] : [`${phrase}s`]
  if (last.key.endsWith('s')) others.unshift(phrase.slice(0, -1))
  if (last.key.endsWith('es') && last.key.length > 4) others.push(phrase.slice(0, -2))
  if (last.key.endsWith('ies') && last.key.length > 4) others.push(`${phrase.slice(0, -3)}y`)
  for (const other of others) {
    const meaning = phrases.get(other)
    if (meaning) return meaning
  }
  return undefined
}

function isAfterNumber(tokens: readonly Token[], at: number): boolean {
  const sign = tokens[at - 1]?.key === "'" ? 1 : 0
  return tokens[at]?.adjacent === true && tokens[at - 1 - sign]?.kind === 'number'
}

function listCandidates(
  tokens: readonly Token[],
  start: number,
  end: number,
  { key, values, order, pair }: Meaning,
  vocabulary: Vocabulary,
): Candidate[] {
  if (pair) return pairCandidate(tokens, start, end, pair, vocabulary)
  // A stock of one kind of vehicle: its name filters nothing.
  if (key === 'item_type' && vocabulary.itemTypes < 2) return [{ start, end, order, parts: [], silent: true }]
  const named = buildCandidate(start, end, order, { do: 'include', key, values })
  const [value = ''] = values
  const more =
    key === 'model'
      ? otherNumbersAfter(tokens, end, value, vocabulary.phrases)
      : key === 'make'
        ? labelledModel(tokens, end, vocabulary.shortModels.get(value))
        : []
  return [{ ...named, end: more.at(-1)?.end ?? end, parts: [...named.parts, ...more] }]
}

function pairCandidate(
  tokens: readonly Token[],
  start: number,
  end: number,
  { make, model, makeLength }: NonNullable<Meaning['pair']>,
  vocabulary: Vocabulary,
): Candidate[] {
  // 'Three doors' after a make is no model.
  if (isUnit(tokens, end - 1)) return []
  let split = start
  for (let letters = 0; split < end && letters < makeLength; split += 1) {
    const token = tokens[split]
    letters += token && token.kind !== 'sign' ? token.key.length : 0
  }
  const modelStart = tokens[split]?.kind === 'sign' ? split + 1 : split
  if (modelStart >= end || countLetters(tokens, start, split) !== makeLength) return []
  const parts = [
    { start, end: split, effect: { do: 'include', key: 'make', values: [make] } },
    { start: modelStart, end, effect: { do: 'include', key: 'model', values: [model] } },
  ] as const
  const short = shortModelsAfter(tokens, end, vocabulary.shortModels.get(make))
  const more = short.length > 0 ? short : otherNumbersAfter(tokens, end, model, vocabulary.phrases)
  return [{ start, end: more.at(-1)?.end ?? end, order: CANDIDATE_ORDER.pair, parts: [...parts, ...more] }]
}

function countLetters(tokens: readonly Token[], start: number, end: number): number {
  return tokens.slice(start, end).reduce((sum, { kind, key }) => sum + (kind === 'sign' ? 0 : key.length), 0)
}
