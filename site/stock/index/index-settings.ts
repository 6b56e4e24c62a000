import type { Settings } from 'meilisearch'
import { MAKE_NICKNAMES } from '#app/domain/vocabulary/make-nicknames.server.ts'
import { ALL_CARS } from '#app/integrations/stock-index.ts'
import { FILTER_ATTRIBUTES, MAX_FACET_VALUES } from '#app/integrations/stock-index-facets.ts'
import WORDS from './word-synonyms.json' with { type: 'json' }

/** Filterable attributes that are not facets of the site. */
const FURTHER_FILTERS = [
  'id',
  'slug',
  'body',
  'fuel',
  'transmission',
  'series',
  'photos_count',
  'sold_date_timestamp',
  'show_on_dealer_website',
  'pinned',
  'reserved',
  'sold',
  'preorder',
  'before_price',
  'dealership_id',
  'dealership_slug',
  'location_id',
  'location.slug',
  'stocknum',
  'vin',
  'import_feed',
  '_geo',
]

/**
 * Search settings of the index. `sort` is the first ranking rule, so that an explicit order applies to text searches as well;
 * `rank:desc` is the order of "most relevant" without a query.
 */
export const STOCK_INDEX_SETTINGS = {
  searchableAttributes: [
    'name',
    'make',
    'model',
    'badge',
    'series',
    'year',
    'body',
    'simple_body',
    'colour',
    'fuel',
    'simple_fuel',
    'transmission',
    'stocknum',
    'vin',
    'location_name',
    'dealercomments',
  ],
  filterableAttributes: [...new Set([...Object.values(FILTER_ATTRIBUTES), ...FURTHER_FILTERS])],
  sortableAttributes: [
    'created_at_timestamp',
    'price',
    'km',
    'year',
    'rank',
    'inspected',
    'pictured',
    '_geo',
  ],
  rankingRules: [
    'sort',
    'words',
    'typo',
    'proximity',
    'attributeRank',
    'wordPosition',
    'exactness',
    'rank:desc',
  ],
  // A word of one letter less or more is another thing there: a Patrol is no petrol car.
  typoTolerance: { disableOnAttributes: ['vin', 'stocknum', 'fuel', 'simple_fuel', 'dealercomments'] },
  faceting: { maxValuesPerFacet: MAX_FACET_VALUES, sortFacetValuesBy: { '*': 'count' } },
  pagination: { maxTotalHits: ALL_CARS },
  synonyms: stockSynonyms(),
} satisfies Settings

/** Whether an index has these settings. Order matters for searchable attributes and ranking rules only. */
export function sameSettings(current: Settings): boolean {
  // Removed synonyms require an update; other settings may contain more than was set.
  const count = (synonyms: Settings['synonyms']) => Object.keys(synonyms ?? {}).length
  if (count(current.synonyms) !== count(STOCK_INDEX_SETTINGS.synonyms)) return false
  return Object.entries(STOCK_INDEX_SETTINGS).every(([key, wanted]) =>
    contains(current[key as keyof Settings], wanted, !['searchableAttributes', 'rankingRules'].includes(key)),
  )
}

function contains(actual: unknown, wanted: unknown, anyOrder: boolean): boolean {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(actual) || actual.length !== wanted.length) return false
    const [a, b] = anyOrder ? [actual.toSorted(), wanted.toSorted()] : [actual, wanted]
    return JSON.stringify(a) === JSON.stringify(b)
  }
  if (typeof wanted !== 'object' || wanted === null) return actual === wanted
  if (typeof actual !== 'object' || actual === null) return false
  return Object.entries(wanted).every(([key, value]) =>
    contains((actual as Record<string, unknown>)[key], value, anyOrder),
  )
}

/**
 * Synonyms for search: trade terms and nicknames of makes. A nickname that is a word of the make's name matches without one.
 */
export function stockSynonyms(): Record<string, string[]> {
  const synonyms: Record<string, string[]> = { ...WORDS }
  for (const [make, nicknames] of Object.entries(MAKE_NICKNAMES)) {
    const name = make.toLowerCase()
    const own = new Set(name.split(/[^a-z0-9]+/))
    for (const nickname of nicknames) {
      if (!own.has(nickname)) synonyms[nickname] = [...(synonyms[nickname] ?? []), name]
    }
  }
  return synonyms
}
