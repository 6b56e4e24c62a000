// `text::query("new mg* -used \"no fees\"")`: the search of the Studio's lists, global search and reference fields.
// All words must be found; `*` at the end finds beginnings; `-` excludes; quotes hold words together.
// Source: https://www.sanity.io/docs/specifications/groq-functions (text::query).
import { frequencyScore } from './frequency-score.ts'
import { Hidden, isGroqObject } from './values.ts'

const TERMS = /(-?)(?:"([^"]*)"?|(\S+))/g
const NOT_A_WORD = /[^\p{L}\p{N}]+/u
const MARKS = /\p{M}+/gu
const MOST_TERMS = 64

interface Term {
  words: string[]
  /** The last word may go on. */
  open: boolean
  excluded: boolean
}

/** A parsed `text::query()`; only `match` and `score()` know what to do with it. */
export class TextQuery extends Hidden {
  readonly #terms: Term[]

  constructor(text: string) {
    super()
    this.#terms = [...text.matchAll(TERMS)].slice(0, MOST_TERMS).flatMap(parseTerm)
  }

  /** Whether the texts anywhere inside a value fulfil the query; a query without words finds everything. */
  matches(value: unknown): boolean {
    if (this.#terms.length === 0) return true
    const texts = foldedTextsIn(value)
    return this.#terms.every((term) => countHits(texts, term) > 0 !== term.excluded)
  }

  /** 0 when it does not match. */
  score(value: unknown): number {
    if (!this.matches(value)) return 0
    const texts = foldedTextsIn(value)
    const wanted = this.#terms.filter((term) => !term.excluded)
    return wanted.reduce(
      (sum, term) => sum + frequencyScore(countHits(texts, term)),
      wanted.length === 0 ? 1 : 0,
    )
  }
}

function parseTerm([, minus, quoted, bare]: RegExpMatchArray): Term[] {
  const text = quoted ?? bare ?? ''
  const words = fold(text)
  // A lone `*` asks for everything: it is no term.
  if (words.length === 0) return []
  return [{ words, open: quoted === undefined && text.endsWith('*'), excluded: minus === '-' }]
}

function fold(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .split(NOT_A_WORD)
    .filter((word) => word !== '')
}

function countHits(texts: string[][], term: Term): number {
  let hits = 0
  for (const words of texts) {
    for (let start = 0; start + term.words.length <= words.length; start++) {
      if (standsAt(words, start, term)) hits += 1
    }
  }
  return hits
}

function standsAt(words: string[], start: number, term: Term): boolean {
  return term.words.every((wanted, index) => {
    const word = words[start + index]!
    return term.open && index === term.words.length - 1 ? word.startsWith(wanted) : word === wanted
  })
}

const foldedObjects = new WeakMap<object, string[][]>()

/** The words of every text inside a value, text by text; documents do not change, so theirs are kept. */
function foldedTextsIn(value: unknown): string[][] {
  if (typeof value === 'string') return [fold(value)]
  if (Array.isArray(value)) return value.flatMap(foldedTextsIn)
  if (!isGroqObject(value)) return []
  let folded = foldedObjects.get(value)
  if (!folded) {
    folded = Object.entries(value).flatMap(([name, inner]) => (isInternal(name) ? [] : foldedTextsIn(inner)))
    foldedObjects.set(value, folded)
  }
  return folded
}

/** Keys, types and revisions are no text a person would search for; ids and references are. */
function isInternal(name: string): boolean {
  return (
    name === '_type' || name === '_key' || name === '_rev' || name === '_createdAt' || name === '_updatedAt'
  )
}
