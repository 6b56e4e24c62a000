// Several searches merged into one list of hits, after Meilisearch's `perform_federated_search`.
import { randomUUID } from 'node:crypto'
import type { Access } from '../auth/access.ts'
import type { IndexEntry } from '../catalog/index-entry.ts'
import type { Engine } from '../engine.ts'
import { facetsText } from '../facets/facets-text.ts'
import { ApiError } from '../http/api-error.ts'
import { joinedText, membersText, objectText } from '../http/json-text.ts'
import { RawJson } from '../http/raw-json.ts'
import { withScratch } from '../index/scratch.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { facetsOf, hitsOf } from '../routes/answer-search.ts'
import { StepTimes } from '../routes/performance-details.ts'
import { parseRequestFilter } from '../routes/request-filter.ts'
import { metadataOf } from '../routes/search-metadata.ts'
import { withDefaults } from '../validate/search-request.ts'
import { readSort } from '../validate/sort-items.ts'
import { type Federation, type GivenQuery, type MultiSearch, requireFederable } from './federation-request.ts'
import {
  DistinctValues,
  type FoundHit,
  hitsOfIndex,
  type IndexHits,
  type IndexQuery,
  mergeHits,
} from './index-hits.ts'
import { type CountedFacets, mergeFacets } from './merge-facets.ts'
import { firstMismatch, ruleKinds } from './rule-kinds.ts'

type Queries = Map<string, IndexQuery[]>
type InQuery = <T>(at: number, work: () => T) => T

/** Answers a federated search. `inQuery` adds the query's number to an error. */
export async function answerFederation(
  engine: Engine,
  { queries, federation }: MultiSearch & { federation: Federation },
  access: Access,
  isDescribed: boolean,
  inQuery: InQuery,
): Promise<RawJson> {
  const started = performance.now()
  const byIndex = partition(queries, federation, access, inQuery)
  const opened = new Map<string, { entry: IndexEntry; index: SearchIndex }>()
  for (const uid of [...byIndex.keys(), ...Object.keys(federation.facetsByIndex)]) {
    const first = byIndex.get(uid)?.[0]?.at
    const open = () => openable(engine, uid, access)
    const entry = first === undefined ? inFacets(uid, open) : inQuery(first, open)
    opened.set(uid, { entry, index: await entry.search() })
  }
  const describe = (uid: string, q: string | null = null) => metadataOf(opened.get(uid)!.entry, q)
  return withScratch(() => {
    const bounds = boundsOf(federation)
    requireComparable(byIndex, opened, inQuery)
    const found = [...byIndex].map(([uid, own]) => {
      const { entry, index } = opened.get(uid)!
      return hitsOfIndex(entry, index, own, access, bounds, inQuery)
    })
    const before = bounds.distinct === null ? [] : countFacets(federation, opened, found)
    const { page, total } = mergeAll(found, bounds)
    const facets = countFacets(federation, opened, found)
    // As in Meilisearch, hits removed as duplicates of another index leave the counts, not the extremes.
    for (const [at, { facets: earlier }] of before.entries()) facets[at]!.facets.stats = earlier.stats
    const processingTimeMs = Math.floor(performance.now() - started)
    const details = federation.showPerformanceDetails
      ? { performanceDetails: new StepTimes(started).details() }
      : {}
    const metadata = isDescribed ? { metadata: queries.map(({ indexUid, q }) => describe(indexUid, q)) } : {}
    return new RawJson(
      joinedText(
        `"hits":[${page.map(hitText).join()}]`,
        membersText({ processingTimeMs, ...totals(federation, total) }),
        facetsAnswer(federation, facets),
        membersText({ requestUid: randomUUID(), ...metadata, ...details }),
      ),
    )
  })
}

/** The queries grouped by index, ordered by its uid. */
function partition(
  queries: readonly GivenQuery[],
  federation: Federation,
  access: Access,
  inQuery: InQuery,
): Queries {
  for (const [at, { indexUid }] of queries.entries()) {
    if (!access.sees(indexUid)) inQuery(at, () => openable(null, indexUid, access))
  }
  for (const [at, { filter = null }] of queries.entries()) {
    inQuery(at, () => parseRequestFilter(filter, 'invalid_search_filter'))
  }
  const byIndex: Queries = new Map()
  for (const [at, given] of queries.entries()) {
    inQuery(at, () => requireFederable(given, federation))
    const { indexUid, federationOptions, ...request } = given
    const own = byIndex.get(indexUid) ?? []
    own.push({
      at,
      request: withDefaults({ ...request, facets: null }),
      weight: federationOptions?.weight ?? 1,
    })
    byIndex.set(indexUid, own)
  }
  return new Map([...byIndex].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function openable(engine: Engine | null, uid: string, access: Access): IndexEntry {
  if (!engine || !access.sees(uid)) throw new ApiError('invalid_api_key', 'The provided API key is invalid.')
  return engine.catalog.require(uid)
}

/** A missing index is an error of the request here, not a 404. */
function inFacets<T>(uid: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const status = error.code === 'index_not_found' ? 400 : error.status
    throw new ApiError(error.code, `Inside \`.federation.facetsByIndex.${uid}\`: ${error.message}`, status)
  }
}

/** Hits can be merged only where all queries use rules of the same kinds in the same order. */
function requireComparable(
  byIndex: Queries,
  opened: ReadonlyMap<string, { index: SearchIndex }>,
  inQuery: InQuery,
): void {
  let longest: { at: number; kinds: ReturnType<typeof ruleKinds> } | null = null
  for (const [uid, queries] of byIndex) {
    const { index } = opened.get(uid)!
    for (const { at, request } of queries) {
      const sort = inQuery(at, () => readSort(request.sort ?? [], index, 'invalid_search_sort'))
      const kinds = ruleKinds({
        rankingRules: index.settings.rankingRules,
        sort,
        hasWords: (request.q ?? '').trim() !== '',
        mayDropWords: request.matchingStrategy !== 'all',
      })
      const place = longest ? firstMismatch(longest.kinds, kinds) : -1
      if (place >= 0) inQuery(at, () => refuseRules(at, longest!.at, kinds[place]!, longest!.kinds[place]!))
      if (!longest || kinds.length >= longest.kinds.length) longest = { at, kinds }
    }
  }
}

function refuseRules(at: number, other: number, kind: string, otherKind: string): never {
  throw new ApiError(
    'invalid_multi_search_query_ranking_rules',
    `The results of queries #${other} and #${at} are incompatible: cannot compare a rule of ${otherKind} with one of ${kind}.`,
  )
}

function boundsOf({ limit, offset, page, hitsPerPage, distinct }: Federation) {
  const isPaged = page !== null || hitsPerPage !== null
  const size = hitsPerPage ?? 20
  const skip = isPaged ? Math.max((page ?? 1) - 1, 0) * size : offset
  const take = !isPaged ? limit : page === 0 ? 0 : size
  return { skip, take, required: take === 0 && isPaged ? 0 : skip + take, isPaged, distinct }
}

/** The page of all indexes' hits, and their total. */
function mergeAll(found: readonly IndexHits[], { skip, take, distinct }: ReturnType<typeof boundsOf>) {
  const values = new DistinctValues(distinct)
  const byUid = new Map(found.map((own) => [own.uid, own]))
  const page: FoundHit[] = []
  let passed = 0
  for (const hit of mergeHits(found.map(({ hits }) => hits))) {
    // Where values count, all hits are visited: those left out count in no facet.
    if (distinct === null && passed >= skip + take) break
    if (!values.take(hit)) {
      byUid.get(hit.uid)!.candidates.delete(hit.doc)
      continue
    }
    if (passed >= skip && passed < skip + take) page.push(hit)
    passed += 1
  }
  return { page, total: found.reduce((sum, { candidates }) => sum + candidates.count(), 0) }
}

function countFacets(
  { facetsByIndex }: Federation,
  opened: ReadonlyMap<string, { index: SearchIndex }>,
  found: readonly IndexHits[],
): CountedFacets[] {
  const counted: CountedFacets[] = []
  for (const uid of Object.keys(facetsByIndex).sort()) {
    const requested = facetsByIndex[uid]
    if (!requested) continue
    const { index } = opened.get(uid)!
    const own = found.find((other) => other.uid === uid)
    const candidates = own?.candidates ?? index.none()
    const facets = inFacets(uid, () => facetsOf(index, requested, { candidates, total: candidates.count() }))
    // Facets of an index without queries are only validated.
    if (own) counted.push({ uid, facets, faceting: index.settings.faceting })
  }
  return counted
}

/** Members of the answer, as JSON text. */
function facetsAnswer({ mergeFacets: merging }: Federation, counted: readonly CountedFacets[]): string {
  if (counted.length === 0) return ''
  if (merging) {
    return facetsText(mergeFacets(counted, merging.maxValuesPerFacet), ['facetDistribution', 'facetStats'])
  }
  const byIndex = counted.map(({ uid, facets }) => [uid, facets] as const)
  return `"facetsByIndex":${objectText(byIndex, (own) => `{${facetsText(own, ['distribution', 'stats'])}}`)}`
}

/** A hit as JSON, with its origin. */
function hitText({ uid, doc, score, rankingScore, ranks, found }: FoundHit): string {
  const { entry, index, request, terms, rules, sort, at } = found
  const output = { docs: [doc], scores: [rankingScore], ranks: [ranks], rules, terms }
  const [text] = hitsOf(entry, index, request, output, sort)
  const from = { indexUid: uid, queriesPosition: at, weightedRankingScore: score }
  return `${text!.slice(0, -1)}${text === '{}' ? '' : ','}"_federation":${JSON.stringify(from)}}`
}

function totals({ limit, offset, page, hitsPerPage }: Federation, total: number) {
  if (page === null && hitsPerPage === null) return { limit, offset, estimatedTotalHits: total }
  const size = hitsPerPage ?? 20
  return {
    hitsPerPage: size,
    page: page ?? 1,
    totalPages: size === 0 ? 0 : Math.ceil(total / size),
    totalHits: total,
  }
}
