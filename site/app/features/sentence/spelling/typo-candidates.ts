import { isUnit, shortModelAt, shortModelsBehind } from '../lexicon/short-models.ts'
import { FEATURE_SLIPS, type Vocabulary } from '../lexicon/vocabulary.ts'
import { CANDIDATE_ORDER, type Candidate, candidateOf } from '../parse/candidate.ts'
import { endsWord, type Token } from '../parse/sentence-tokens.ts'
import { isSlipOf, meantBy, meantFarBy, meantNumbered } from './typos.ts'

/** More words than this no name has that is often said in full. */
const MOST_WORDS = 3
/** Shorter words of a longer name are too like one another: 'Model 3', 'Model Y'. */
const SHORTEST_WORD = 4
const NAMES = new Set(['make', 'model'])
/** Names as long as this are hardly hit upon by two other words. */
const LONGEST_WORD = 8

/**
 * Names that were meant by a word which is nothing by itself, or by several words of which one is nothing.
 * @param told does a name begin here as it is written?
 */
export function slipsAt(
  tokens: readonly Token[],
  index: number,
  told: boolean,
  vocabulary: Vocabulary,
): Candidate[] {
  const several = severalAt(tokens, index, vocabulary)
  const one = told ? null : slipAt(tokens, index, vocabulary)
  return [...several, ...(one ? [one] : [])]
}

function slipAt(tokens: readonly Token[], index: number, vocabulary: Vocabulary): Candidate | null {
  const token = tokens[index]
  if (token?.kind !== 'word' || isKnown(token.key, vocabulary)) return null
  if (!endsWord(tokens, index + 1) || tokens[index + 1]?.kind === 'number') {
    const numbered = numberedAt(tokens, index, vocabulary)
    if (numbered || !endsWord(tokens, index + 1)) return numbered
  }
  const name = meant(token.key, vocabulary)
  const meaning = name === null ? undefined : vocabulary.phrases.get(name)
  if (meaning === undefined) return null
  const { key, values } = meaning
  // 'Camra' is as near to what features are called.
  if (NAMES.has(key) && isSlipOf(token.key, FEATURE_SLIPS)) return null
  // What is as short is hardly a place, there are too many of them; of other words it cannot be said as it stands:
  // 'sedn', but not 'cope'.
  if (token.key.length <= SHORTEST_WORD && !NAMES.has(key) && (key === 'city' || isSpoken(token.key)))
    return null
  const slip = candidateOf(index, index + 1, CANDIDATE_ORDER.slip, { do: 'include', key, values })
  return key === 'make' ? withModels(tokens, slip, vocabulary.shortModels.get(values[0] ?? '')) : slip
}

const isSpoken = (word: string) => word.replace(/[^aeiou]/g, '').length > 1

/** 'Ionic 5': the letters slipped, the number is the name's own. */
function numberedAt(tokens: readonly Token[], index: number, vocabulary: Vocabulary): Candidate | null {
  const [word, number] = [tokens[index], tokens[index + 1]]
  if (!word || number?.kind !== 'number' || number.parted || !endsWord(tokens, index + 2)) return null
  if (isUnit(tokens, index + 1)) return null
  const name = meantNumbered(word.key, number.key, vocabulary.slips)
  const meaning = name === null ? undefined : vocabulary.phrases.get(name)
  if (meaning === undefined) return null
  const { key, values } = meaning
  return candidateOf(index, index + 2, CANDIDATE_ORDER.slip, { do: 'include', key, values })
}

/** A make with the models behind it whose names say nothing alone. */
function withModels(
  tokens: readonly Token[],
  make: Candidate,
  models: ReadonlyMap<string, string> | undefined,
): Candidate {
  const model = shortModelAt(tokens, make.end, models)
  if (model === null) return make
  const end = make.end + 1
  const effect = { do: 'include', key: 'model', values: [model] } as const
  const more = shortModelsBehind(tokens, end, models)
  return {
    ...make,
    end: more.at(-1)?.end ?? end,
    parts: [...make.parts, { start: make.end, end, effect }, ...more],
  }
}

/** 'Grand cherokkee': names of several words, one of which slipped. */
function severalAt(tokens: readonly Token[], index: number, vocabulary: Vocabulary): Candidate[] {
  const words: string[] = []
  const found: Candidate[] = []
  for (let at = index; at < tokens.length && words.length < MOST_WORDS; at += 1) {
    const token = tokens[at]
    if (token === undefined || (token.parted && at > index) || token.kind === 'number') break
    if (token.kind === 'sign') continue
    words.push(token.key)
    const phrase = words.join('')
    // What stands in the vocabulary as it is written is no slip.
    if (words.length === 1 || !endsWord(tokens, at + 1) || vocabulary.phrases.has(phrase)) continue
    const name = words.every((word) => isKnown(word, vocabulary)) ? null : meant(phrase, vocabulary)
    const meaning = name === null ? undefined : vocabulary.phrases.get(name)
    if (name === null || !meaning) continue
    const nameWords = vocabulary.nameWords.get(name)
    const isMeant = nameWords
      ? [words, ...joinedOnce(words, nameWords)].some((said) => isSlippedIn(said, nameWords, vocabulary))
      : isTornSlip(words, name)
    if (!isMeant) continue
    const { key, values } = meaning
    found.push(candidateOf(index, at + 1, CANDIDATE_ORDER.slip, { do: 'include', key, values }))
  }
  return found
}

const meant = (phrase: string, { slips, makes }: Vocabulary) =>
  meantBy(phrase, slips) ?? meantFarBy(phrase, makes)

/** Is one word, and only one, other than in the name, long enough and nothing by itself? */
function isSlippedIn(
  words: readonly string[],
  name: readonly string[] | undefined,
  vocabulary: Vocabulary,
): boolean {
  if (name?.length !== words.length) return false
  const [other, ...more] = words.filter((word, place) => word !== name[place])
  return (
    other !== undefined && more.length === 0 && other.length >= SHORTEST_WORD && !isKnown(other, vocabulary)
  )
}

/** The words with two neighbours as one, neither of them the name's: of 'land cruser prado' the first word was torn. */
function joinedOnce(words: readonly string[], name: readonly string[]): string[][] {
  const isTorn = (word: string) => word.length >= SHORTEST_WORD && !name.includes(word)
  return words.slice(1).flatMap((word, place) => {
    const before = words[place] ?? ''
    const joined = [...words.slice(0, place), before + word, ...words.slice(place + 2)]
    return words.length > 2 && isTorn(before) && isTorn(word) ? [joined] : []
  })
}

/** A long name of one word that was written as two: 'land cruser'. */
const isTornSlip = (words: readonly string[], name: string) =>
  words.length === 2 && name.length >= LONGEST_WORD && words.every((word) => word.length >= SHORTEST_WORD)

const isKnown = (word: string, { known }: Vocabulary) => known.has(word) || known.has(word.replace(/s$/, ''))
