import { ownValue } from '../../own-value.ts'
import { foldKey, foldWords } from '../parse/sentence-tokens.ts'
import { indexPlaces, indexPostcodes, PLACES, placeMeanings } from '../places/place-meanings.ts'
import { indexTypos } from '../spelling/typos.ts'
import { FIELD_WORDS } from './field-words.ts'
import { collectFragments, isCompound, isWeak, otherSpellings } from './name-forms.ts'
import { COUNT_UNITS, type CountUnit } from './number-words.ts'
import { IDLE_WORDS, NEGATIONS, ORDINARY_WORDS } from './sentence-words.ts'

/** The facet values of a dealer's stock, from which the vocabulary is built. */
export type StockWords = {
  /** Every value by key, in the stock's spelling. */
  values: Readonly<Record<string, readonly string[]>>
  /** Other names of values, by key and value: a state's full name. */
  names?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  /** Postcodes of places, by their names in the stock's spelling. */
  postcodes?: Readonly<Record<string, string>>
  /** The year in the dealer's time zone. */
  thisYear: number
}

/** The values that a phrase means. */
export type Meaning = {
  key: string
  values: readonly string[]
  /** Of two meanings of one phrase the lower wins. */
  order: number
  /** A make and its model; `makeLength` is the number of folded letters of the make. */
  pair?: { make: string; model: string; makeLength: number }
}

export type Vocabulary = {
  /** By folded phrase. */
  phrases: ReadonlyMap<string, Meaning>
  /** Names by each of their spellings with one letter missing, for typos. */
  typos: ReadonlyMap<string, readonly string[]>
  /** The words of names of several words: only one of them may have a typo. */
  nameWords: ReadonlyMap<string, readonly string[]>
  /** Makes, folded; they allow a second typo. */
  makes: readonly string[]
  /** Folded words with a meaning of their own, which are no typos. */
  known: ReadonlySet<string>
  /** Names of places, the weak ones as well: they may follow 'in' and precede a postcode. */
  places: ReadonlyMap<string, Meaning>
  /** By folded name of a place, where all places of that name have one postcode. */
  postcodes: ReadonlyMap<string, string>
  /** By make, its models whose names are ambiguous alone: '3', '2008'. */
  shortModels: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Folded parts of models' names, of two words or more, that would be split: the 'gold wing' of a longer name. */
  fragments: ReadonlySet<string>
  /** Number of values by key. */
  counts: ReadonlyMap<string, number>
  /** Values of the filters that count something. */
  counted: ReadonlyMap<CountUnit, readonly string[]>
  itemTypes: number
  thisYear: number
}

/**
 * Where one phrase names values of two keys, the first key here has priority; general words of the trade come before
 * all of them. Numbers have rules of their own; badges go to the index, because one is often part of others.
 */
export const KEY_ORDER: readonly string[] = [
  ...['item_type', 'body', 'fuel', 'transmission', 'drive', 'car_type', 'make', 'model', 'colour'],
  ...[
    'location_name',
    'dealership_name',
    'city',
    'state',
    'filtered_features',
    'status',
    'tag',
    'categories',
  ],
]
/** Half a make comes after every complete name. */
const HALF_MAKE = KEY_ORDER.length + 1
const WEAK_ORDER = 2 * HALF_MAKE
const TYPO_KEYS = new Set([
  ...['body', 'fuel', 'transmission', 'make', 'model', 'city', 'item_type', 'car_type'],
  'filtered_features',
])

/** The vocabulary of a stock. Building it takes milliseconds with thousands of values: cache it. */
export function buildVocabulary(words: StockWords): Vocabulary {
  const places = indexPlaces(words)
  const phrases = new Map<string, Meaning>()
  const add = (phrase: string, meaning: Meaning) => {
    const known = phrases.get(phrase)
    if (phrase !== '' && (known === undefined || meaning.order < known.order)) phrases.set(phrase, meaning)
  }
  for (const [phrase, meaning] of fieldMeanings(words)) add(phrase, meaning)
  for (const [phrase, meaning] of valueMeanings(words)) add(phrase, meaning)
  for (const [phrase, meaning] of pairMeanings(words)) add(phrase, meaning)
  const colours = mainColours(words.values.colour ?? [])
  const names = [...phrases]
    .filter(([phrase, { key, pair }]) => (TYPO_KEYS.has(key) || colours.has(phrase)) && !pair)
    .map(([phrase]) => phrase)
  return {
    phrases,
    typos: indexTypos(names),
    nameWords: indexNameWords(words),
    makes: listNames(words, 'make').map(foldKey),
    known: knownWords(words),
    places,
    postcodes: indexPostcodes(places, words.postcodes),
    shortModels: indexShortModels(words),
    fragments: collectFragments(words.values.model ?? [], phrases),
    counts: new Map(Object.entries(words.values).map(([key, own]) => [key, own.length])),
    counted: new Map(COUNT_UNITS.map((key) => [key, words.values[key] ?? []])),
    itemTypes: words.values.item_type?.length ?? 0,
    thisYear: words.thisYear,
  }
}

/** Colours that are part of others' names: the 'Silver' of 'Sterling Silver', which people misspell. */
function mainColours(colours: readonly string[]): ReadonlySet<string> {
  const nameWords = new Set(colours.map(foldWords).flatMap((name) => (name.length > 1 ? name : [])))
  return new Set(colours.map(foldKey).filter((colour) => nameWords.has(colour)))
}

const FOLDED_FIELD_WORDS = FIELD_WORDS.map(({ key, phrases, values, weak }) => ({
  key,
  weak,
  // 'A/t' folded would be an idle word.
  phrases: phrases.map((phrase) => (phrase.includes('/') ? phrase : foldKey(phrase))),
  values: new Set(values.map(foldKey)),
}))
/** Words of features: a typo of one of them is not taken for a typo of a name. */
const FEATURE_WORDS = FIELD_WORDS.flatMap(({ key, phrases }) => (key === 'filtered_features' ? phrases : []))
export const FEATURE_TYPOS = indexTypos([...new Set(FEATURE_WORDS.flatMap(foldWords))])
const GENERAL_WORDS = [
  ...[...IDLE_WORDS, ...ORDINARY_WORDS],
  ...[...FIELD_WORDS.flatMap(({ phrases }) => phrases), ...NEGATIONS].flatMap(foldWords),
]

function* fieldMeanings({ values }: StockWords): Generator<[string, Meaning]> {
  for (const [place, { key, phrases, values: wanted, weak }] of FOLDED_FIELD_WORDS.entries()) {
    const own = (values[key] ?? []).filter((value) => wanted.has(foldKey(value)))
    const order = weak ? WEAK_ORDER : place - FIELD_WORDS.length
    const meaning = { key, values: own, order }
    if (own.length > 0) for (const phrase of phrases) yield [phrase, meaning]
  }
}

function* valueMeanings({ values, names = {} }: StockWords): Generator<[string, Meaning]> {
  for (const [order, key] of KEY_ORDER.entries()) {
    const own = values[key] ?? []
    for (const value of own) {
      const meaning = { key, values: [value], order }
      for (const name of [value, ...(ownValue(names[key] ?? {}, value) ?? [])]) {
        if (isWeak(name) || isCompound(key, name)) continue
        yield [foldKey(name), meaning]
        for (const spelling of otherSpellings(name)) yield [spelling, { ...meaning, order: WEAK_ORDER }]
      }
    }
    if (PLACES.has(key)) yield* placeMeanings(key, own, order)
    if (key === 'make') {
      yield* joinedMakes(own, order)
      yield* makesOfTrades(own, order)
    }
  }
}

/** The first half of a double-barrelled make, where no other make has it. */
function* joinedMakes(makes: readonly string[], order: number): Generator<[string, Meaning]> {
  for (const make of makes) {
    const [first = ''] = make.split('-')
    const alone = makes.filter((other) => foldKey(other).startsWith(foldKey(first))).length === 1
    if (first !== make && alone && foldKey(first).length > 3)
      yield [foldKey(first), { key: 'make', values: [make], order: HALF_MAKE + order }]
  }
}

const TRADES = new Set(
  FIELD_WORDS.flatMap(({ key, phrases }) => (key === 'item_type' ? phrases : [])).flatMap((phrase) => [
    phrase,
    `${phrase}s`,
  ]),
)

/** A make without its kind of vehicle: the 'Volta' of 'Volta Trucks', where no other make has it. */
function* makesOfTrades(makes: readonly string[], order: number): Generator<[string, Meaning]> {
  for (const make of makes) {
    const words = foldWords(make)
    const name = words.slice(0, -1).join('')
    const isOwn = !GENERAL_WORDS.includes(name) && makes.every((other) => foldKey(other) !== name)
    if (name.length > 1 && isOwn && TRADES.has(words.at(-1) ?? '') && !isWeak(name))
      yield [name, { key: 'make', values: [make], order: HALF_MAKE + order }]
  }
}

function indexShortModels({ values }: StockWords): Map<string, Map<string, string>> {
  const models = new Map<string, Map<string, string>>()
  for (const [phrase, { pair }] of pairMeanings({ values, thisYear: 0 })) {
    const name = phrase.slice(pair?.makeLength)
    if (!pair || !isWeak(name)) continue
    const own = models.get(pair.make) ?? new Map<string, string>()
    if (!own.has(name) || foldKey(pair.model) === name) own.set(name, pair.model)
    models.set(pair.make, own)
  }
  return models
}

/** A model of a number and this word may be typed as its number after the make. */
const SERIES = / series$/i

function* pairMeanings({ values }: StockWords): Generator<[string, Meaning]> {
  const makes = [...(values.make ?? [])].sort((a, b) => b.length - a.length)
  const models = new Set(values.model)
  for (const pair of values.make_model ?? []) {
    const make = makes.find((name) => pair.startsWith(`${name} `))
    const model = make === undefined ? '' : pair.slice(make.length + 1)
    if (make === undefined || foldKey(make) === '' || foldKey(model) === '' || !models.has(model)) continue
    const found = { make, model, makeLength: foldKey(make).length }
    const meaning = { key: 'make_model', values: [pair], pair: found }
    yield [foldKey(pair), { ...meaning, order: KEY_ORDER.length }]
    const number = model.replace(SERIES, '')
    if (number !== model && /^\d+$/.test(number))
      yield [foldKey(`${make} ${number}`), { ...meaning, order: KEY_ORDER.length + 0.5 }]
  }
}

/** The values of a key and their other names. */
function listNames({ values, names = {} }: StockWords, key: string): string[] {
  return (values[key] ?? []).flatMap((value) => [value, ...(ownValue(names[key] ?? {}, value) ?? [])])
}

function indexNameWords(words: StockWords): Map<string, readonly string[]> {
  const own = [...TYPO_KEYS].flatMap((key) => listNames(words, key))
  const all = [...own, ...FIELD_WORDS.flatMap(({ key, phrases }) => (TYPO_KEYS.has(key) ? phrases : []))]
  return new Map(
    all.flatMap((name) => {
      const parts = foldWords(name)
      return parts.length > 1 ? [[parts.join(''), parts] as const] : []
    }),
  )
}

function knownWords({ values }: StockWords): Set<string> {
  return new Set([...GENERAL_WORDS, ...Object.values(values).flat().flatMap(foldWords)])
}
