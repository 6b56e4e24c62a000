import { AUSTRALIAN_STATES } from '@forecourt/schemas/contract'
import { wallClockAt } from '@forecourt/schemas/contract/pure'
import { LRUCache } from 'lru-cache'
import type { DealerContext } from '#app/context.ts'
import { VALUE_KEYS } from '#app/domain/search-address/search-keys.ts'
import { buildVocabulary, type Vocabulary } from '#app/domain/sentence/lexicon/vocabulary.ts'
import { MAKE_NICKNAMES } from '#app/domain/vocabulary/make-nicknames.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import type { StockIndex } from '#app/integrations/stock-index.ts'
import type { StockOverview } from '#app/parts/car/stock-overview.server.ts'
import { countFamilies } from '#app/parts/search/filters/colour-families.ts'

type CachedVocabulary = { key: string; vocabulary: Vocabulary }
/** A vocabulary is some megabytes, and made again within a second. */
const MOST_DEALERS = 60
/** By index and dealer; an index that is no longer used releases its entries. */
const cache = new WeakMap<StockIndex, LRUCache<string, CachedVocabulary>>()

/**
 * The vocabulary of a dealer's stock, built once per version and not, as by `memoizeByStock`, each minute: it takes
 * 10 ms to 300 ms. Words of a sold car that is no longer shown stay until the next version; a search for them has no results.
 */
export function stockVocabulary(dealer: DealerContext, overview: StockOverview): Vocabulary {
  const { window: _window, ...scope } = stockScope(dealer)
  const thisYear = Number(wallClockAt(dealer.now, dealer.bundle.tenant.timeZone).date.slice(0, 4))
  const postcodes = indexPostcodes(dealer.bundle)
  const key = JSON.stringify([dealer.stock.version(), scope, thisYear, postcodes])
  const own = cache.get(dealer.stock) ?? new LRUCache<string, CachedVocabulary>({ max: MOST_DEALERS })
  cache.set(dealer.stock, own)
  const cached = own.get(scope.tenantSlug)
  if (cached?.key === key) return cached.vocabulary
  const vocabulary = buildVocabulary({ values: listValues(overview), names: NAMES, postcodes, thisYear })
  own.set(scope.tenantSlug, { key, vocabulary })
  return vocabulary
}

const NAMES = {
  state: Object.fromEntries(AUSTRALIAN_STATES.map(({ code, name }) => [code, [name]])),
  make: MAKE_NICKNAMES,
}

/** Of the dealer's locations by name, and of their cities; a city with several postcodes has none. */
function indexPostcodes({ locations }: DealerContext['bundle']): Record<string, string> {
  const found = new Map<string, Set<string>>()
  for (const { name, address } of locations) {
    for (const place of address?.postcode ? [name, address.city] : []) {
      found.set(place, (found.get(place) ?? new Set()).add(address?.postcode ?? ''))
    }
  }
  return Object.fromEntries(
    [...found].flatMap(([place, [only, ...more]]) => (only && more.length === 0 ? [[place, only]] : [])),
  )
}

function listValues({ facets }: StockOverview): Record<string, string[]> {
  const values = Object.fromEntries(
    VALUE_KEYS.map((key) => [key, (facets[key] ?? []).map(({ value }) => value)]),
  )
  const families = countFamilies(facets.colour ?? []).map(({ value }) => value)
  return { ...values, colour: [...new Set([...families, ...(values.colour ?? [])])] }
}
