import { spokenDigits } from '../numbers/spelled-number.ts'
import { IDLE_WORDS, splitList } from './sentence-words.ts'
import type { Meaning } from './vocabulary.ts'

/** Letters as dictation writes them: 'see ex five'. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'ay',
    b: 'bee, be',
    c: 'see, sea, cee',
    d: 'dee',
    e: 'ee',
    f: 'eff, ef',
    g: 'gee, jee',
    h: 'aitch, haitch',
    i: 'eye',
    j: 'jay',
    k: 'kay',
    l: 'el, ell',
    m: 'em',
    n: 'en',
    o: 'owe',
    p: 'pee',
    q: 'cue, queue',
    r: 'are, ar',
    s: 'ess',
    t: 'tee, tea',
    u: 'you, yew',
    v: 'vee',
    x: 'ex',
    y: 'why, wye',
    z: 'zed, zee',
  }).flatMap(([letter, words]) => splitList(words).map((word) => [word, letter] as const)),
)
const NAMES: ReadonlySet<string> = new Set(['make', 'model', 'make_model'])

/** A partly spelled name. */
export type Spelled = {
  phrase: string
  last: string
  /** How many of its words are letters, and how many of these are no idle words. */
  letters: number
  sure: number
}

export const NO_LETTERS: Spelled = { phrase: '', last: '', letters: 0, sure: 0 }

/** The spelled name with one more word: a letter, a number, or a part of the name as written. */
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

/** Is the name spelled out? Only makes and models; one letter must be no idle word, of a two-letter name both. */
export function isSpelled({ phrase, letters, sure }: Spelled, { key }: Meaning): boolean {
  return NAMES.has(key) && sure > 0 && (phrase.length > 2 || sure === letters)
}
