import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIELD_WORDS } from '../lexicon/field-words.ts'
import { COMPARISONS, UNITS } from '../lexicon/number-words.ts'
import { IDLE_WORDS, NEGATIONS, SORT_PHRASES } from '../lexicon/sentence-words.ts'
import { buildVocabulary, KEY_ORDER, type StockWords } from '../lexicon/vocabulary.ts'
import { COMPOUNDS, OPTIONAL, TOWING, TRADING_IN } from '../negation/ignored-words-lexicon.ts'
import { parseSentence } from './parse-sentence.ts'
import { EMPTY_STATE, withEffect } from './read-state.ts'
import type { Effect, ReadSentence } from './reading.ts'
import { foldKey, foldWords, MAX_SENTENCE_LENGTH } from './sentence-tokens.ts'

const syllable = fc.constantFrom(
  'ba',
  'ko',
  'ri',
  'zu',
  'mel',
  'tan',
  'vor',
  'ex',
  'qui',
  'lund',
  'é',
  'ø',
  'x5',
  '30',
  'GT',
)
const word = fc.array(syllable, { minLength: 2, maxLength: 4 }).map((parts) => parts.join(''))
const name = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .chain((words) => fc.constantFrom(' ', '-').map((joint) => words.join(joint)))
  // A name of digits alone is only found after its make; 'for 3030 …' may be a price.
  .filter((text) => /\p{L}/u.test(text) && !/^\d{4}/.test(text))
const KEYS = KEY_ORDER.filter((key) => key !== 'make' && key !== 'model')
const stock: fc.Arbitrary<StockWords> = fc
  .record({
    values: fc.dictionary(fc.constantFrom(...KEYS), fc.uniqueArray(name, { minLength: 1, maxLength: 6 }), {
      noNullPrototype: true,
    }),
    pairs: fc.uniqueArray(fc.tuple(name, fc.oneof(name, fc.constantFrom('3', '6', '2008'))), {
      maxLength: 5,
    }),
    seats: fc.subarray(['2', '4', '5', '7', '8']),
  })
  .map(({ values, pairs, seats }) => ({
    thisYear: 2026,
    values: {
      ...values,
      seats,
      make: [...new Set(pairs.map(([make]) => make))],
      model: [...new Set(pairs.map(([, model]) => model))],
      make_model: [...new Set(pairs.map((pair) => pair.join(' ')))],
    },
  }))

const general = fc.constantFrom(
  ...[...FIELD_WORDS.flatMap(({ phrases }) => phrases), ...Object.values(SORT_PHRASES).flat(), ...NEGATIONS],
  ...[...COMPARISONS.keys(), ...UNITS.keys(), ...IDLE_WORDS],
  ...[...COMPOUNDS, ...TRADING_IN, ...OPTIONAL, ...TOWING, 'my', 'two', 'twenty', 'thousand', 'oh'],
  ...[
    '35k',
    '$20,000',
    '2019+',
    "'19",
    '20-30k',
    '7 seats',
    '80,000 km',
    '4000',
    'or',
    ',',
    '.',
    '-',
    '$',
    '/',
    '🚗',
  ],
)
const sentences = (words: StockWords) =>
  fc
    .array(
      fc.oneof(
        general,
        fc.constantFrom(...Object.values(words.values).flat(), 'x'),
        fc.string({ maxLength: 8 }),
      ),
      {
        maxLength: 30,
      },
    )
    .map((parts) => parts.join(' '))
/** Names that are words of the grammar, numbers, signs and letters of other scripts. */
const collision = fc
  .array(
    fc.oneof(
      fc.constantFrom(...COMPARISONS.keys(), ...UNITS.keys(), ...IDLE_WORDS, ...NEGATIONS),
      fc.constantFrom(
        'Under',
        'Auto',
        'Orange',
        '4000',
        '2008',
        '3',
        '30k',
        '$',
        'C++',
        '(x)+',
        '[a-z]*',
        '.*',
      ),
      fc.constantFrom(
        'Škoda',
        'Çelik',
        'ñ',
        '東京',
        'Straße',
        'İstanbul',
        'ﬁn',
        '🚗',
        '𝒳',
        '²',
        "O'Neil",
        '__proto__',
      ),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(' '))
const hostile: fc.Arbitrary<StockWords> = fc
  .record({
    values: fc.dictionary(
      fc.constantFrom(...KEYS),
      fc.uniqueArray(collision, { minLength: 1, maxLength: 6 }),
      {
        noNullPrototype: true,
      },
    ),
    pairs: fc.uniqueArray(fc.tuple(collision, collision), { maxLength: 5 }),
  })
  .map(({ values, pairs }) => ({
    thisYear: 2026,
    values: {
      ...values,
      seats: ['5', '7'],
      make: [...new Set(pairs.map(([make]) => make))],
      model: [...new Set(pairs.map(([, model]) => model))],
      make_model: [...new Set(pairs.map((pair) => pair.join(' ')))],
    },
  }))
const cases = fc
  .oneof(stock, hostile)
  .chain((words) => fc.record({ words: fc.constant(words), text: sentences(words) }))

const read = ({ words, text }: { words: StockWords; text: string }) =>
  parseSentence(text, buildVocabulary(words))
const spansOf = ({ readings, idle, unread }: ReadSentence) =>
  [...readings, ...idle, ...unread].sort((a, b) => a.start - b.start)

describe('any vocabulary and any text', () => {
  it('covers every letter and digit by readings, idle and unread words, without overlaps', () => {
    fc.assert(
      fc.property(cases, ({ words, text }) => {
        let end = 0
        let between = ''
        for (const span of spansOf(read({ words, text }))) {
          expect(span.start).toBeGreaterThanOrEqual(end)
          expect(span.end).toBeGreaterThan(span.start)
          between += text.slice(end, span.start)
          end = span.end
        }
        between += text.slice(end, MAX_SENTENCE_LENGTH)
        expect(between).not.toMatch(/[\p{L}\p{N}]/u)
      }),
    )
  })

  it('sends exactly the unread parts of the text to the index', () => {
    fc.assert(
      fc.property(cases, ({ words, text }) => {
        const { unread, rest } = read({ words, text })
        const plain = unread.map(({ start, end }) => text.slice(start, end)).join(' ')
        expect(foldKey(rest)).toBe(foldKey(plain))
      }),
    )
  })

  it('selects only values that the stock has', () => {
    fc.assert(
      fc.property(cases, ({ words, text }) => {
        const { state } = read({ words, text })
        for (const chosen of [state.filters, state.excluded]) {
          for (const [key, values] of Object.entries(chosen)) {
            for (const value of values) expect(words.values[key]).toContain(value)
          }
        }
      }),
    )
  })

  it('builds the state from the effects of the readings, each with its own words', () => {
    fc.assert(
      fc.property(cases, ({ words, text }) => {
        const { readings, state } = read({ words, text })
        const again = readings.reduce((sum, { effect }) => withEffect(sum, effect) ?? sum, EMPTY_STATE)
        expect(state).toEqual(again)
        for (const { start, end } of readings) expect(text.slice(start, end)).toMatch(/[\p{L}\p{N}]/u)
      }),
    )
  })

  it('parses the same text to the same result, whatever its case', () => {
    fc.assert(
      fc.property(cases, ({ words, text }) => {
        expect(read({ words, text })).toEqual(read({ words, text }))
        if (text.toUpperCase().length !== text.length) return
        expect(read({ words, text: text.toUpperCase() }).state).toEqual(
          read({ words, text: text.toLowerCase() }).state,
        )
      }),
    )
  })
})

describe('any vocabulary', () => {
  const namedValue = stock.chain((words) => {
    const keys = KEYS.filter((key) => words.values[key]?.length)
    const values = keys.flatMap((key) => words.values[key]?.map((value) => ({ key, value })) ?? [])
    return fc.record({ words: fc.constant(words), named: fc.constantFrom(...values, null) })
  })

  it('finds each value by its name, alone and within a sentence', () => {
    fc.assert(
      fc.property(namedValue, ({ words, named }) => {
        // In a stock of one kind of vehicle its name is no filter.
        if (!named || (named.key === 'item_type' && words.values.item_type?.length === 1)) return
        for (const text of [
          named.value,
          `a ${named.value.toUpperCase()}, under 20k`,
          `looking for ${named.value}`,
        ]) {
          const { state, rest } = read({ words, text })
          const chosen = Object.values(state.filters).flat()
          expect(chosen.map(foldKey)).toContain(foldKey(named.value))
          expect(rest).toBe('')
        }
      }),
    )
  })

  it('excludes a value after "not" and does not select it', () => {
    fc.assert(
      fc.property(namedValue, ({ words, named }) => {
        if (!named || (named.key === 'item_type' && words.values.item_type?.length === 1)) return
        const { state } = read({ words, text: `not ${named.value}` })
        expect(Object.values(state.excluded).flat().map(foldKey)).toContain(foldKey(named.value))
        expect(state.filters).toEqual({})
      }),
    )
  })

  it('finds both of a make with its model, even where the model is a number', () => {
    fc.assert(
      fc.property(stock, (words) => {
        for (const pair of words.values.make_model ?? []) {
          const { state, rest } = read({ words, text: pair })
          expect(rest).toBe('')
          expect(foldWords(Object.values(state.filters).flat().join(' ')).join('').length).toBeGreaterThan(0)
        }
      }),
    )
  })
})

it('removes exactly the effect of a removed reading', () => {
  fc.assert(
    fc.property(cases, fc.nat(), ({ words, text }, pick) => {
      const { readings } = read({ words, text })
      const removed = readings[pick % Math.max(1, readings.length)]
      if (!removed) return
      const others = readings.filter((reading) => reading !== removed).map(({ effect }) => effect)
      const without = others.reduce((sum, effect) => withEffect(sum, effect) ?? sum, EMPTY_STATE)
      const isRepeated = others.some((effect) => sameSubject(effect, removed.effect))
      if (!isRepeated && 'key' in removed.effect) {
        const { key } = removed.effect
        expect(
          removed.effect.do === 'exclude'
            ? without.excluded[key]
            : { ...without.filters, ...without.ranges }[key],
        ).toBe(undefined)
      }
    }),
  )
})

function sameSubject(one: Effect, other: Effect): boolean {
  return one.do === other.do && 'key' in one && 'key' in other && one.key === other.key
}
