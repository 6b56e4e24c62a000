// The settings of an index, see https://www.meilisearch.com/docs/reference/api/settings
import { Tokenizer } from '../text/tokenizer.ts'
import type { FilterableRule } from './filterable.ts'

export interface TypoTolerance {
  enabled: boolean
  minWordSizeForTypos: { oneTypo: number; twoTypos: number }
  disableOnWords: string[]
  disableOnAttributes: string[]
  disableOnNumbers: boolean
}

export interface Faceting {
  maxValuesPerFacet: number
  sortFacetValuesBy: Record<string, 'alpha' | 'count'>
}

export interface Settings {
  displayedAttributes: string[]
  searchableAttributes: string[]
  filterableAttributes: FilterableRule[]
  sortableAttributes: string[]
  rankingRules: string[]
  stopWords: string[]
  nonSeparatorTokens: string[]
  separatorTokens: string[]
  dictionary: string[]
  synonyms: Record<string, string[]>
  distinctAttribute: string | null
  proximityPrecision: 'byWord' | 'byAttribute'
  typoTolerance: TypoTolerance
  faceting: Faceting
  pagination: { maxTotalHits: number }
  embedders: Record<string, never>
  searchCutoffMs: number | null
  localizedAttributes: { locales: string[]; attributePatterns: string[] }[] | null
  facetSearch: boolean
  prefixSearch: 'indexingTime' | 'disabled'
}

export type SettingName = keyof Settings

const DEFAULT_RANKING_RULES = [
  'words',
  'typo',
  'proximity',
  'attributeRank',
  'sort',
  'wordPosition',
  'exactness',
]

/** Fresh default settings. */
export function defaultSettings(): Settings {
  return {
    displayedAttributes: ['*'],
    searchableAttributes: ['*'],
    filterableAttributes: [],
    sortableAttributes: [],
    rankingRules: [...DEFAULT_RANKING_RULES],
    stopWords: [],
    nonSeparatorTokens: [],
    separatorTokens: [],
    dictionary: [],
    synonyms: {},
    distinctAttribute: null,
    proximityPrecision: 'byWord',
    typoTolerance: {
      enabled: true,
      minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
      disableOnWords: [],
      disableOnAttributes: [],
      disableOnNumbers: false,
    },
    faceting: { maxValuesPerFacet: 100, sortFacetValuesBy: { '*': 'alpha' } },
    pagination: { maxTotalHits: 1000 },
    embedders: {},
    searchCutoffMs: null,
    localizedAttributes: null,
    facetSearch: true,
    prefixSearch: 'indexingTime',
  }
}

/** A partial update: a value, or null for the default. */
export type SettingsPatch = { [Name in SettingName]?: unknown }

const setNames = new Set<SettingName>([
  'sortableAttributes',
  'stopWords',
  'nonSeparatorTokens',
  'separatorTokens',
  'dictionary',
])

/** The patch as stored and shown: sets are sorted and deduplicated. */
export function orderedPatch(patch: SettingsPatch): SettingsPatch {
  return Object.fromEntries(
    Object.entries(patch).map(([name, value]) => [name, ordered(name as SettingName, value)]),
  )
}

function ordered(name: SettingName, value: unknown): unknown {
  if (Array.isArray(value)) return setNames.has(name) ? inOrder(value) : value
  if (name === 'typoTolerance' && value !== null) return orderedTypoTolerance(value as TypoPatch)
  if (name !== 'synonyms' || value === null) return value
  return Object.fromEntries(Object.entries(value as object).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const inOrder = (values: string[]) => [...new Set(values)].sort()

type TypoPatch = { [Name in keyof TypoTolerance]?: TypoTolerance[Name] | null }

function orderedTypoTolerance({ ...patch }: TypoPatch): TypoPatch {
  if (patch.disableOnWords) patch.disableOnWords = inOrder(patch.disableOnWords)
  if (patch.disableOnAttributes) patch.disableOnAttributes = inOrder(patch.disableOnAttributes)
  return patch
}

const tokenizer = new Tokenizer({
  stopWords: [],
  separatorTokens: [],
  nonSeparatorTokens: [],
  dictionary: [],
})
const plainForm = (word: string) =>
  tokenizer
    .tokens(word)
    .map(({ lemma }) => lemma)
    .join('')

/** Words are stored and shown in the form in which they are compared: stop words decomposed, others in lower case. */
function inStoredForm(settings: Settings): Settings {
  const { typoTolerance, stopWords } = settings
  return {
    ...settings,
    stopWords: inOrder(stopWords.map((word) => word.normalize('NFKD'))),
    typoTolerance: { ...typoTolerance, disableOnWords: inOrder(typoTolerance.disableOnWords.map(plainForm)) },
  }
}

/** The settings after a patch. Option objects are merged. */
export function applySettings(settings: Settings, patch: SettingsPatch): Settings {
  const next = structuredClone(settings) as unknown as Record<string, unknown>
  const defaults = defaultSettings() as unknown as Record<string, unknown>
  for (const [name, value] of Object.entries(orderedPatch(patch))) {
    if (value === null) next[name] = defaults[name]
    else next[name] = merged.has(name) ? mergeOptions(next[name], value, defaults[name]) : value
  }
  return inStoredForm(next as unknown as Settings)
}

const merged = new Set(['typoTolerance', 'faceting', 'pagination', 'embedders'])

function mergeOptions(current: unknown, patch: unknown, defaults: unknown): unknown {
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  if (patch === null || patch === undefined) return defaults
  if (!isObject(current) || !isObject(patch)) return patch
  const fallback = isObject(defaults) ? defaults : {}
  const next = { ...current }
  for (const [name, value] of Object.entries(patch))
    next[name] = mergeOptions(current[name], value, fallback[name])
  return next
}

/** The order of a facet's values. */
export function facetOrder({ sortFacetValuesBy: orders }: Faceting, name: string): 'alpha' | 'count' {
  // Facet names are user data: `constructor` exists on every object.
  return (Object.hasOwn(orders, name) ? orders[name] : orders['*']) ?? 'alpha'
}

/** Displayed attributes; null for all. */
export function displayedNames({ displayedAttributes }: Settings): string[] | null {
  return displayedAttributes.includes('*') ? null : displayedAttributes
}
