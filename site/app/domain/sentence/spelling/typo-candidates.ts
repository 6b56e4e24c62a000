import { isUnit, shortModelAt, shortModelsAfter } from '../lexicon/short-models.ts'
import { FEATURE_TYPOS, type Vocabulary } from '../lexicon/vocabulary.ts'
import { buildCandidate, CANDIDATE_ORDER, type Candidate } from '../parse/candidate.ts'
import { endsWord, type Token } from '../parse/sentence-tokens.ts'
import { isTypo, nameByTwoTypos, nameByTypo, numberedNameByTypo } from './typos.ts'

/** The most words of a name that is usually typed in full. */
const MAX_WORDS = 3
/** Shorter words of a longer name are too similar to each other: 'Model 3', 'Model Y'. */
const MIN_WORD_LENGTH = 4
const NAMES = new Set(['make', 'model'])
/** Names of this length are hardly ever spelled by two other words. */
const LONG_NAME = 8

/**
 * Names for an unknown word, or for several words of which one is unknown.
 * @param isNamed does a name in its correct spelling begin here?
 */
export function typosAt(
  tokens: readonly Token[],
  index: number,
  isNamed: boolean,
  vocabulary: Vocabulary,
): Candidate[] {
  const several = severalAt(tokens, index, vocabulary)
  const one = isNamed ? null : typoAt(tokens, index, vocabulary)
  return [...several, ...(one ? [one] : [])]
}

function typoAt(tokens: readonly Token[], index: number, vocabulary: Vocabulary): Candidate | null {
  const token = tokens[index]
  if (token?.kind !== 'word' || isKnown(token.key, vocabulary)) return null
  if (!endsWord(tokens, index + 1) || tokens[index + 1]?.kind === 'number') {
    const numbered = numberedAt(tokens, index, vocabulary)
    if (numbered || !endsWord(tokens, index + 1)) return numbered
  }
  const name = correctedName(token.key, vocabulary)
  const meaning = name === null ? undefined : vocabulary.phrases.get(name)
  if (meaning === undefined) return null
  const { key, values } = meaning
  // 'Camra' is as close to a word of features.
  if (NAMES.has(key) && isTypo(token.key, FEATURE_TYPOS)) return null
  // So short a word is hardly a place, there are too many of them; other short words must be unpronounceable: 'sedn',
  // but not 'cope'.
  if (token.key.length <= MIN_WORD_LENGTH && !NAMES.has(key) && (key === 'city' || isSpoken(token.key)))
    return null
  const typo = buildCandidate(index, index + 1, CANDIDATE_ORDER.typo, { do: 'include', key, values })
  return key === 'make' ? withModels(tokens, typo, vocabulary.shortModels.get(values[0] ?? '')) : typo
}

const isSpoken = (word: string) => word.replace(/[^aeiou]/g, '').length > 1

/** 'Ionic 5': the letters have a typo, the number is exact. */
function numberedAt(tokens: readonly Token[], index: number, vocabulary: Vocabulary): Candidate | null {
  const [word, number] = [tokens[index], tokens[index + 1]]
  if (!word || number?.kind !== 'number' || number.afterBreak || !endsWord(tokens, index + 2)) return null
  if (isUnit(tokens, index + 1)) return null
  const name = numberedNameByTypo(word.key, number.key, vocabulary.typos)
  const meaning = name === null ? undefined : vocabulary.phrases.get(name)
  if (meaning === undefined) return null
  const { key, values } = meaning
  return buildCandidate(index, index + 2, CANDIDATE_ORDER.typo, { do: 'include', key, values })
}

/** A make with the models after it whose names are ambiguous alone. */
function withModels(
  tokens: readonly Token[],
  make: Candidate,
  models: ReadonlyMap<string, string> | undefined,
): Candidate {
  const model = shortModelAt(tokens, make.end, models)
  if (model === null) return make
  const end = make.end + 1
  const effect = { do: 'include', key: 'model', values: [model] } as const
  const more = shortModelsAfter(tokens, end, models)
  return {
    ...make,
    end: more.at(-1)?.end ?? end,
    parts: [...make.parts, { start: make.end, end, effect }, ...more],
  }
}

/** 'Grand cherokkee': names of several words, one of which has a typo. */
function severalAt(tokens: readonly Token[], index: number, vocabulary: Vocabulary): Candidate[] {
  const words: string[] = []
  const found: Candidate[] = []
  for (let at = index; at < tokens.length && words.length < MAX_WORDS; at += 1) {
    const token = tokens[at]
    if (token === undefined || (token.afterBreak && at > index) || token.kind === 'number') break
    if (token.kind === 'sign') continue
    words.push(token.key)
    const phrase = words.join('')
    // A phrase of the vocabulary is no typo.
    if (words.length === 1 || !endsWord(tokens, at + 1) || vocabulary.phrases.has(phrase)) continue
    const name = words.every((word) => isKnown(word, vocabulary)) ? null : correctedName(phrase, vocabulary)
    const meaning = name === null ? undefined : vocabulary.phrases.get(name)
    if (name === null || !meaning) continue
    const nameWords = vocabulary.nameWords.get(name)
    const isMatch = nameWords
      ? [words, ...joinedOnce(words, nameWords)].some((spelling) =>
          hasOneTypo(spelling, nameWords, vocabulary),
        )
      : isSplitTypo(words, name)
    if (!isMatch) continue
    const { key, values } = meaning
    found.push(buildCandidate(index, at + 1, CANDIDATE_ORDER.typo, { do: 'include', key, values }))
  }
  return found
}

const correctedName = (phrase: string, { typos, makes }: Vocabulary) =>
  nameByTypo(phrase, typos) ?? nameByTwoTypos(phrase, makes)

/** Does exactly one word differ from the name, and is it long enough and unknown? */
function hasOneTypo(
  words: readonly string[],
  name: readonly string[] | undefined,
  vocabulary: Vocabulary,
): boolean {
  if (name?.length !== words.length) return false
  const [other, ...more] = words.filter((word, place) => word !== name[place])
  return (
    other !== undefined && more.length === 0 && other.length >= MIN_WORD_LENGTH && !isKnown(other, vocabulary)
  )
}

/** The words with two neighbours joined, neither of them in the name: the first name of 'land cruser prado' was split. */
function joinedOnce(words: readonly string[], name: readonly string[]): string[][] {
  const isSplit = (word: string) => word.length >= MIN_WORD_LENGTH && !name.includes(word)
  return words.slice(1).flatMap((word, place) => {
    const before = words[place] ?? ''
    const joined = [...words.slice(0, place), before + word, ...words.slice(place + 2)]
    return words.length > 2 && isSplit(before) && isSplit(word) ? [joined] : []
  })
}

/** A long name of one word that was written as two: 'land cruser'. */
const isSplitTypo = (words: readonly string[], name: string) =>
  words.length === 2 && name.length >= LONG_NAME && words.every((word) => word.length >= MIN_WORD_LENGTH)

const isKnown = (word: string, { known }: Vocabulary) => known.has(word) || known.has(word.replace(/s$/, ''))
