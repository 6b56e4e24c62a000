// Random filters as trees, and their notation. Independent of the engine's parser and tree.
import fc from 'fast-check'
import { COLOURS, COMMENTS, FEATURES, MAKES, STATES } from './car.ts'

export type Comparison = '<' | '<=' | '>' | '>='
export type Tree =
  | { kind: 'and' | 'or'; parts: Tree[] }
  | { kind: 'not'; part: Tree }
  | { kind: 'equal' | 'unequal'; field: string; value: string }
  | { kind: 'compare'; field: string; sign: Comparison; value: number }
  | { kind: 'between'; field: string; from: number; to: number }
  | { kind: 'in'; field: string; values: string[] }
  | { kind: 'exists' | 'null' | 'empty'; field: string }
  | { kind: 'starts'; field: string; value: string }
  | { kind: 'near'; lat: number; lng: number; metres: number }

const WORDS: Readonly<Record<string, readonly string[]>> = {
  make: MAKES,
  colour: COLOURS,
  features: FEATURES,
  comments: COMMENTS.slice(1),
  'place.state': STATES,
  sold: ['true', 'false'],
}
const NUMBERS: Readonly<Record<string, fc.Arbitrary<number>>> = {
  price: fc.integer({ min: -3, max: 13 }).map((step) => step * 2500.5),
  year: fc.integer({ min: 2014, max: 2027 }),
  sizes: fc.integer({ min: 0, max: 5 }),
  rank: fc.integer({ min: 0, max: 5 }),
  'place.rooms': fc.integer({ min: 0, max: 3 }),
}
/** Fields a filter may name; no document has the last one. */
export const FIELDS = [...Object.keys(WORDS), ...Object.keys(NUMBERS), 'missing']

const odd = fc.constantFrom('', ' ', 'AND', 'x" OR id = 1', "it's", 'Zürich', '12abc')
const casing = (word: string) => fc.constantFrom(word, word.toUpperCase(), word.toLowerCase(), ` ${word} `)
const wordsOf = (field: string) => fc.constantFrom(...(WORDS[field] ?? []))
const randomNumber = (field: string) => NUMBERS[field] ?? fc.constant(Number.NaN)
const wordOf = (field: string) =>
  fc.oneof({ weight: 9, arbitrary: wordsOf(field).chain(casing) }, { weight: 1, arbitrary: odd })
const textField = fc.constantFrom(...Object.keys(WORDS))
const numberField = fc.constantFrom(...Object.keys(NUMBERS))
const anyValue = (field: string) => (field in WORDS ? wordOf(field) : randomNumber(field).map(String))
const anyField = fc.constantFrom(...Object.keys(WORDS), ...Object.keys(NUMBERS))

const leaf: fc.Arbitrary<Tree> = fc.oneof(
  anyField.chain((field) =>
    fc.record({
      kind: fc.constantFrom('equal', 'unequal'),
      field: fc.constant(field),
      value: anyValue(field),
    }),
  ),
  numberField.chain((field) =>
    fc.record({
      kind: fc.constant('compare'),
      field: fc.constant(field),
      sign: fc.constantFrom('<', '<=', '>', '>='),
      value: randomNumber(field),
    }),
  ),
  numberField.chain((field) =>
    fc.record({
      kind: fc.constant('between'),
      field: fc.constant(field),
      from: randomNumber(field),
      to: randomNumber(field),
    }),
  ),
  anyField.chain((field) =>
    fc.record({
      kind: fc.constant('in'),
      field: fc.constant(field),
      values: fc.array(anyValue(field), { maxLength: 4 }),
    }),
  ),
  fc.record({ kind: fc.constantFrom('exists', 'null', 'empty'), field: fc.constantFrom(...FIELDS) }),
  textField.chain((field) =>
    fc.record({
      kind: fc.constant('starts'),
      field: fc.constant(field),
      value: wordsOf(field).chain((word) =>
        fc.integer({ min: 1, max: word.length }).chain((length) => casing(word.slice(0, length))),
      ),
    }),
  ),
  fc.record({
    kind: fc.constant('near'),
    lat: fc.integer({ min: -38, max: -27 }),
    lng: fc.integer({ min: 140, max: 153 }),
    metres: fc.constantFrom(10, 20_000, 300_000, 900_000),
  }),
) as fc.Arbitrary<Tree>

/** Any filter of up to four levels. */
export const anyTree: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    { weight: 3, arbitrary: leaf },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('and', 'or'),
        parts: fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
      }) as fc.Arbitrary<Tree>,
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('not'), part: tie('tree') }) as fc.Arbitrary<Tree>,
    },
  ),
})).tree

const quoted = (value: string) => JSON.stringify(value)

/** The filter as text, with every group in parentheses. */
export function writeFilter(tree: Tree): string {
  switch (tree.kind) {
    case 'and':
    case 'or':
      return `(${tree.parts.map(writeFilter).join(` ${tree.kind.toUpperCase()} `)})`
    case 'not':
      return `NOT ${writeFilter(tree.part)}`
    case 'equal':
    case 'unequal':
      return `${tree.field} ${tree.kind === 'equal' ? '=' : '!='} ${quoted(tree.value)}`
    case 'compare':
      return `${tree.field}${tree.sign}${tree.value}`
    case 'between':
      return `${tree.field} ${tree.from} TO ${tree.to}`
    case 'in':
      return `${tree.field} IN [${tree.values.map(quoted).join(', ')}]`
    case 'exists':
      return `${tree.field} EXISTS`
    case 'null':
      return `${tree.field} IS NULL`
    case 'empty':
      return `${tree.field} IS EMPTY`
    case 'starts':
      return `${tree.field} STARTS WITH ${quoted(tree.value)}`
    case 'near':
      return `_geoRadius(${tree.lat}, ${tree.lng}, ${tree.metres})`
  }
}
