import { spokenDigits } from '../numbers/spelled-number.ts'
import { IDLE_WORDS } from './sentence-words.ts'
import type { Meaning } from './vocabulary.ts'
import { list } from './word-list.ts'

/** Letters as a telephone writes them down when they are said: 'see ex five'. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ a: 'ay', b: 'bee, be', c: 'see, sea, cee', d: 'dee', e: 'ee', f: 'eff, ef', g: 'gee, jee' },
    ...{ h: 'aitch, haitch', i: 'eye', j: 'jay', k: 'kay', l: 'el, ell', m: 'em', n: 'en', o: 'owe' },
    ...{ p: 'pee', q: 'cue, queue', r: 'are, ar', s: 'ess', t: 'tee, tea', u: 'you, yew', v: 'vee' },
    ...{ x: 'ex', y: 'why, wye', z: 'zed, zee' },
  }).flatMap(([letter, words]) => list(words).map((word) => [word, letter] as const)),
)
const NAMES: ReadonlySet<string> = new Set(['make', 'model', 'make_model'])

/** A name as far as it was spelled out. */
export type Spelled = {
  phrase: string
  last: string
  /** How many of its words are letters, and how many of them are nothing else that is often said. */
  letters: number
  sure: number
}

export const NOTHING_SPELLED: Spelled = { phrase: '', last: '', letters: 0, sure: 0 }

/** What was spelled with one more word: a letter, a number, or a part of the name as it is written. */
export function spelledOn(spelled: Spelled, word: string): Spelled {
  const { phrase, last, letters, sure } = spelled
  // 'Double you'.
  const isDouble = last === 'double' && LETTERS.get(word) === 'u'
  const letter = isDouble ? 'w' : LETTERS.get(word)
  const before = isDouble ? phrase.slice(0, -'double'.length) : phrase
  if (letter === undefined)
    return { ...spelled, phrase: spokenDigits(phrase, word, last) ?? phrase + word, last: word }
  return {
    phrase: before + letter,
    last: word,
    letters: letters + 1,
    sure: sure + (isDouble || !IDLE_WORDS.has(word) ? 1 : 0),
  }
}

/**
 * Was the name spelled out? Of makes and models only, and one of its letters must be no word of talk; of two letters
 * alone, both.
 */
export function isSpelled({ phrase, letters, sure }: Spelled, { key }: Meaning): boolean {
  return NAMES.has(key) && sure > 0 && (phrase.length > 2 || sure === letters)
}
