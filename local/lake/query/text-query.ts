// `text::query("new mg* -used \"no fees\"")`: the search of the Studio's lists, global search and reference fields.
// All words are required; `*` at the end matches prefixes; `-` excludes; quotes form phrases.
// Source: https://www.sanity.io/docs/specifications/groq-functions (text::query).
import { frequencyScore } from './frequency-score.ts'
import { Hidden, isGroqObject } from './values.ts'

const TERMS = /(-?)(?:"([^"]*)"?|(\S+))/g
const NOT_A_WORD = /[^\p{L}\p{N}]+/gu
const NOT_AN_ASCII_WORD = /[^a-z0-9]+/g
const MARKS = /\p{M}+/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is what ASCII is
const ASCII = /^[\x00-\x7f]*$/
const MAX_TERMS = 64

interface Term {
  /** The text to find in a folded text: ` new mg` for a prefix, else ` new mg `. */
  needle: string
  excluded: boolean
}

/** A parsed `text::query()`; only `match` and `score()` evaluate it. */
export class TextQuery extends Hidden {
  readonly #terms: Term[]

  constructor(text: string) {
    super()
    this.#terms = [...text.matchAll(TERMS)].slice(0, MAX_TERMS).flatMap(parseTerm)
  }

  /** Whether the texts anywhere in a value match the query; a query without words matches everything. */
  matches(value: unknown): boolean {
    if (this.#terms.length === 0) return true
    const folded = foldAll(value)
    return this.#terms.every(({ needle, excluded }) => folded.includes(needle) !== excluded)
  }

  /** 0 without a match. */
  score(value: unknown): number {
    if (!this.matches(value)) return 0
    const folded = foldAll(value)
    const wanted = this.#terms.filter((term) => !term.excluded)
    const start = wanted.length === 0 ? 1 : 0
    return wanted.reduce((sum, { needle }) => sum + frequencyScore(countHits(folded, needle)), start)
  }
}

function parseTerm([, minus, quoted, bare]: RegExpMatchArray): Term[] {
  const text = quoted ?? bare ?? ''
  const folded = fold(text)
  // A lone `*` matches everything and is not a term.
  if (folded.trim() === '') return []
  const open = quoted === undefined && text.endsWith('*')
  return [{ needle: open ? folded.trimEnd() : folded, excluded: minus === '-' }]
}

/** A text's words in lower case without accents, each surrounded by spaces: ` a sale in summer `. */
function fold(text: string): string {
  const lower = text.toLowerCase()
  if (ASCII.test(lower)) return ` ${lower.replace(NOT_AN_ASCII_WORD, ' ').trim()} `
  return ` ${lower.normalize('NFD').replace(MARKS, '').replace(NOT_A_WORD, ' ').trim()} `
}

function countHits(folded: string, needle: string): number {
  let hits = 0
  // Adjacent hits share a space.
  for (let at = folded.indexOf(needle); at !== -1; at = folded.indexOf(needle, at + 1)) hits += 1
  return hits
}

const foldedObjects = new WeakMap<object, string>()

/** Every text in a value, folded, one per line, so that phrases cannot span two texts. Cached per document object. */
function foldAll(value: unknown): string {
  if (typeof value === 'string') return fold(value)
  if (Array.isArray(value)) return value.map(foldAll).join('\n')
  if (!isGroqObject(value)) return ''
  let folded = foldedObjects.get(value)
  if (folded === undefined) {
    const texts = Object.entries(value).map(([name, inner]) => (isInternal(name) ? '' : foldAll(inner)))
    folded = texts.filter((text) => text !== '').join('\n')
    foldedObjects.set(value, folded)
  }
  return folded
}

/** Keys, types and revisions are not searched; ids and references are. */
function isInternal(name: string): boolean {
  return (
    name === '_type' || name === '_key' || name === '_rev' || name === '_createdAt' || name === '_updatedAt'
  )
}
