import { ones } from '../index/bits.ts'
import { countLetters, firstLetter, type SortedWords } from '../index/sorted-words.ts'
import { EditDistance } from './edit-distance.ts'

const MAX_ONE_TYPO = 150
const MAX_TWO_TYPOS = 50

export interface TypoWords {
  one: number[]
  two: number[]
}

interface Candidate {
  /** Index in the sorted list. */
  place: number
  distance: number
  /** Starts with another letter than the typed word: its typo costs two. */
  otherFirst: boolean
}

/**
 * The words one and two typos away from a typed word. A typo on the first letter costs two, so a word that allows one
 * typo keeps its first letter. At most 150 words with one typo and 50 with two, in word order.
 */
export function findTypos(
  words: SortedWords,
  texts: readonly string[],
  typed: string,
  max: 1 | 2,
  asPrefix: boolean,
): TypoWords {
  const near = nearFirst(words, texts, typed, max, asPrefix)
  const other = max === 2 ? otherFirst(words, typed, asPrefix) : []
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
  const letters = words.letters()
  const wanted = countLetters(typed)
  const measure = new EditDistance(typed, max, asPrefix)
  const [from, to] = words.range(firstLetter(typed))
  for (let place = from; place < to; place += 1) {
    // Each typo adds and removes at most one letter.
    const own = letters[place]!
    if (ones(wanted & ~own) > max || (!asPrefix && ones(own & ~wanted) > max)) continue
    const distance = measure.computeDistance(texts[ids[place]!]!)
    if (distance >= 1 && distance <= max) found.push({ place, distance, otherFirst: false })
  }
  return found
}

/** When the first letter costs the one edit, the rest must match exactly: four forms are looked up. */
function otherFirst(words: SortedWords, typed: string, asPrefix: boolean): Candidate[] {
  const first = firstLetter(typed)
  const rest = typed.slice(first.length)
  const second = firstLetter(rest)
  const forms = new Set([rest, second + first + rest.slice(second.length)])
  for (const letter of words.firstLetters()) forms.add(letter + rest).add(letter + typed)
  const places = new Set<number>()
  for (const form of forms) {
    if (form === '' || form.startsWith(first)) continue
    if (asPrefix) {
      const [from, to] = words.range(form)
      for (let place = from; place < to; place += 1) places.add(place)
    } else {
      const place = words.find(form)
      if (place >= 0) places.add(place)
    }
  }
  return [...places].map((place) => ({ place, distance: 1, otherFirst: true }))
}
