import type { SortedWords } from '../index/sorted-words.ts'
import { EditDistance } from './edit-distance.ts'

const MAX_ONE_TYPO = 150
const MAX_TWO_TYPOS = 50

export interface TypoWords {
  one: number[]
  two: number[]
}

interface Candidate {
  /** Place in the sorted list. */
  place: number
  distance: number
  /** Starts with another letter than the typed word: its one typo costs two. */
  otherFirst: boolean
}

/**
 * The words one and two typos away from a typed word. A typo on the first letter costs two, so a word that may
 * have one typo keeps its first letter. At most 150 words with one typo and 50 with two, in the order of words.
 */
export function findTypos(
  words: SortedWords,
  texts: readonly string[],
  typed: string,
  max: 1 | 2,
  asPrefix: boolean,
): TypoWords {
  const near = nearFirst(words, texts, typed, max, asPrefix)
  const other = max === 2 ? otherFirst(words, texts, typed, asPrefix) : []
  const found: TypoWords = { one: [], two: [] }
  const ids = words.ids()
  for (const { place, distance, otherFirst } of [...near, ...other].sort((a, b) => a.place - b.place)) {
    const oneIsFull = found.one.length >= MAX_ONE_TYPO
    const twoIsFull = found.two.length >= MAX_TWO_TYPOS
    if (oneIsFull && (twoIsFull || max === 1)) break
    const id = ids[place]!
    if (otherFirst && !twoIsFull) found.two.push(id)
    else if (distance === 1 && !oneIsFull) found.one.push(id)
    else if (distance === 2 && !twoIsFull) found.two.push(id)
  }
  return found
}

function nearFirst(
  words: SortedWords,
  texts: readonly string[],
  typed: string,
  max: number,
  asPrefix: boolean,
): Candidate[] {
  const found: Candidate[] = []
  const ids = words.ids()
  const measure = new EditDistance(typed, max, asPrefix)
  const [from, to] = words.range(firstLetter(typed))
  for (let place = from; place < to; ) {
    const text = texts[ids[place]!]!
    const { distance, deadLength } = measure.of(text)
    if (distance >= 1 && distance <= max) found.push({ place, distance, otherFirst: false })
    if (deadLength > 0) place = words.endOf(text.slice(0, deadLength), place)
    else place += 1
  }
  return found
}

/** With the one edit spent on the first letter, the rest must be as typed: four forms are looked up. */
function otherFirst(
  words: SortedWords,
  texts: readonly string[],
  typed: string,
  asPrefix: boolean,
): Candidate[] {
  const first = firstLetter(typed)
  const rest = typed.slice(first.length)
  const second = firstLetter(rest)
  const forms = new Set([rest, second + first + rest.slice(second.length)])
  for (const letter of firstLetters(words, texts)) forms.add(letter + rest).add(letter + typed)
  const places = new Set<number>()
  const ids = words.ids()
  for (const form of forms) {
    if (form === '' || form.startsWith(first)) continue
    const [from, to] = words.range(form)
    for (let place = from; place < to; place += 1) {
      if (asPrefix || texts[ids[place]!] === form) places.add(place)
      if (!asPrefix) break
    }
  }
  return [...places].map((place) => ({ place, distance: 1, otherFirst: true }))
}

/** The letters that words begin with. */
function firstLetters(words: SortedWords, texts: readonly string[]): string[] {
  const ids = words.ids()
  const letters: string[] = []
  for (let place = 0; place < ids.length; ) {
    const letter = firstLetter(texts[ids[place]!]!)
    letters.push(letter)
    place = words.endOf(letter, place)
  }
  return letters
}

const firstLetter = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 0)
