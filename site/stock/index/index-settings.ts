import type { Settings } from 'meilisearch'
import { FACET_ATTRIBUTES, MAX_FACET_VALUES } from '#app/integrations/stock-index-facets.ts'
import { stockSynonyms } from './synonyms.ts'

/** Attributes that queries filter by without being facets of the site. */
const FURTHER_FILTERS = [
  'id',
  'slug',
  'body',
  'fuel',
  'transmission',
  'series',
  'photos_count',
  'weekly_price',
  'sold_date_timestamp',
  'show_on_dealer_website',
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
 * How the index of cars is searched. `sort` stands first among the ranking rules, or the cheapest car of a search by
 * words would look random; `rank:desc` last is what "most relevant" means without words.
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
  filterableAttributes: [...new Set([...Object.values(FACET_ATTRIBUTES), ...FURTHER_FILTERS])],
  sortableAttributes: ['created_at_timestamp', 'price', 'km', 'year', 'rank', '_geo'],
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
  typoTolerance: { disableOnAttributes: ['vin', 'stocknum'] },
  faceting: { maxValuesPerFacet: MAX_FACET_VALUES, sortFacetValuesBy: { '*': 'count' } },
  pagination: { maxTotalHits: 250_000 },
  synonyms: stockSynonyms(),
} satisfies Settings
