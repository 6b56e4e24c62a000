import type { Access } from '../auth/access.ts'
import type { IndexEntry } from '../catalog/index-entry.ts'
import type { Bits } from '../index/bits.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { runSearch, type SearchOutput } from '../query/search.ts'
import { searchInput } from '../routes/search-input.ts'
import type { SortItem } from '../rules/make-rules.ts'
import type { SearchRequest } from '../validate/search-request.ts'
import { compareScored, type Scored, scoreValues } from './score-values.ts'

/** One query of a federation, in its index. */
export interface IndexQuery {
  /** The query's number. */
  at: number
  request: SearchRequest
  weight: number
}

/** A hit of one query, not yet formatted. */
export interface FoundHit extends Scored {
  uid: string
  doc: number
  /** The score without the weight. */
  rankingScore: number
  /** Its results under each rule. */
  ranks: SearchOutput['ranks'][number]
  found: FoundQuery
}

/** What formatting a query's hits requires. */
export interface FoundQuery extends IndexQuery {
  entry: IndexEntry
  index: SearchIndex
  sort: SortItem[]
  terms: SearchOutput['terms']
  rules: SearchOutput['rules']
}

/** The results of all queries to one index. */
export interface IndexHits {
  uid: string
  index: SearchIndex
  hits: FoundHit[]
  /** All documents that match some query; reduced when hits are removed. */
  candidates: Bits
}

export interface FederationBounds {
  /** The number of hits considered: the page and those before it. */
  required: number
  isPaged: boolean
  distinct: string | null
}

/** Runs the queries to one index and merges their hits; a document counts once. */
export function hitsOfIndex(
  entry: IndexEntry,
  index: SearchIndex,
  queries: readonly IndexQuery[],
  access: Access,
  bounds: FederationBounds,
  inQuery: <T>(at: number, work: () => T) => T,
): IndexHits {
  const { uid } = entry.row
  const required = Math.min(bounds.required, index.settings.pagination.maxTotalHits)
  const candidates = index.none()
  const lists = queries.map((query) =>
    inQuery(query.at, () => {
      const request = { ...query.request, distinct: bounds.distinct ?? query.request.distinct }
      const input = searchInput(index, request, access.filterFor(uid), performance.now())
      const output = runSearch(index, {
        ...input,
        from: 0,
        length: required,
        wantsScores: true,
        exhaustive: bounds.isPaged,
      })
      candidates.or(output.candidates)
      const { terms, rules } = output
      const found: FoundQuery = { ...query, entry, index, sort: input.sort, terms, rules }
      return output.docs.map((doc, place): FoundHit => {
        const rankingScore = output.scores[place]!
        const ranks = output.ranks[place]!
        const values = scoreValues(doc, rules, ranks, query.weight)
        return { uid, doc, rankingScore, ranks, found, values, score: rankingScore * query.weight }
      })
    }),
  )
  const seen = new Set<number>()
  const values = new DistinctValues(bounds.distinct)
  const hits: FoundHit[] = []
  for (const hit of mergeHits(lists)) {
    if (hits.length >= required) break
    if (seen.has(hit.doc)) continue
    seen.add(hit.doc)
    if (values.take(hit)) hits.push(hit)
    else candidates.delete(hit.doc)
  }
  return { uid, index, hits, candidates }
}

/** Merges sorted lists; ties go to the earlier query. */
export function* mergeHits(lists: readonly FoundHit[][]): Generator<FoundHit> {
  const places = lists.map(() => 0)
  for (;;) {
    let best = -1
    for (let at = 0; at < lists.length; at += 1) {
      if (
        lists[at]![places[at]!] &&
        (best < 0 || isBefore(lists[at]![places[at]!]!, lists[best]![places[best]!]!))
      ) {
        best = at
      }
    }
    if (best < 0) return
    yield lists[best]![places[best]!]!
    places[best]! += 1
  }
}

function isBefore(a: FoundHit, b: FoundHit): boolean {
  const order = compareScored(a, b)
  return order > 0 || (order === 0 && a.found.at < b.found.at)
}

/** Values of the distinct field seen so far. */
export class DistinctValues {
  readonly #name: string | null
  readonly #met = new Set<string>()

  constructor(name: string | null) {
    this.#name = name
  }

  /** Whether the hit's values are all new; marks them as seen. */
  take({ doc, found: { index } }: FoundHit): boolean {
    const column = this.#name === null ? undefined : index.column(this.#name)
    const own: string[] = []
    column?.eachVariant(doc, (variant) => {
      const group = column.values.groupOf(variant)
      const number = column.values.numberOf(group)
      own.push(Number.isNaN(number) ? `"${column.values.textOf(group)}` : String(number))
    })
    if (own.some((value) => this.#met.has(value))) return false
    for (const value of own) this.#met.add(value)
    return true
  }
}
