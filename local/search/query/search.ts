import type { Bits } from '../index/bits.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { makeRules, type SortItem } from '../rules/make-rules.ts'
import { type BucketSortOutput, bucketSort } from './bucket-sort.ts'
import { Distinct } from './distinct.ts'
import { frequencyOrder } from './frequency.ts'
import { QueryGraph } from './graph.ts'
import { type PlacedTerm, TermMaker } from './make-terms.ts'
import { parseQuery } from './parse-query.ts'
import { phraseDocs } from './phrase.ts'
import { Readings, TermSets } from './resolve.ts'
import { Space } from './space.ts'
import { type FieldLimit, WordSets } from './word-sets.ts'

export type MatchingStrategy = 'last' | 'all' | 'frequency'

export interface SearchInput {
  words: string
  /** The documents to search; modified. */
  universe: Bits
  sort: SortItem[]
  distinct: string | null
  limit: FieldLimit
  strategy: MatchingStrategy
  from: number
  length: number
  wantsScores: boolean
  threshold: number | null
  /** Whether exact totals are required (pages). */
  exhaustive: boolean
  isOverdue: () => boolean
}

export interface SearchOutput {
  /** Hits of the page, by number in the index. */
  docs: number[]
  scores: number[]
  /** All matching documents. */
  candidates: Bits
  /** Their number. */
  total: number
  /** The terms of the query with their alternatives, for highlighting. */
  terms: PlacedTerm[]
}

/** Runs one search. */
export function runSearch(index: SearchIndex, input: SearchInput): SearchOutput {
  const { universe } = input
  const whole = Space.whole(index)
  const sets = new WordSets(whole, input.limit)
  const maker = new TermMaker(index, whole)
  const query = parseQuery(input.words, index, maker)
  for (const word of query.negativeWords)
    universe.andNot(sets.wordDocs(index.text.dictionary.find(word), false))
  for (const phrase of query.negativePhrases) universe.andNot(phraseDocs(phrase, sets))
  if (query.terms.length === 0) return placeholder(index, input, whole, universe)
  const { graph, terms } = QueryGraph.of(query.terms, maker)
  const wholeSets = new TermSets(sets)
  const order = removalOrder(input.strategy, graph, wholeSets)
  const dropped = graph.without((order?.(graph) ?? []).flat())
  const readings = new Readings(wholeSets, universe)
  const matching = readings.of(dropped)
  const full = order && takesWordsFirst(index, input) ? readings.of(graph) : null
  const fullCount = full?.count() ?? 0
  const isEnough = full !== null && fullCount >= input.from + input.length
  const local = isEnough ? Space.of(whole, full, fullCount) : Space.of(whole, matching)
  const localSets =
    local.space === whole ? wholeSets : new TermSets(new WordSets(local.space, input.limit, sets))
  return finish(index, input, local.space, terms, {
    rules: makeRules(index.settings.rankingRules, {
      sets: localSets,
      sort: input.sort,
      removals: order,
      hasWords: true,
    }),
    graph,
    universe: local.universe,
    matching: isEnough ? matching : null,
  })
}

/**
 * Whether documents with all words come before all others: where they fill the page, the others need not be ranked.
 */
function takesWordsFirst(
  index: SearchIndex,
  { sort, distinct, wantsScores, threshold }: SearchInput,
): boolean {
  if (wantsScores || threshold !== null || (distinct ?? index.settings.distinctAttribute) !== null)
    return false
  const first = index.settings.rankingRules.find((name) => name !== 'sort' || sort.length > 0)
  return first !== undefined && first !== 'sort' && !/:(?:asc|desc)$/.test(first)
}

type Sortable = Pick<Parameters<typeof bucketSort>[0], 'rules' | 'graph' | 'universe'> & {
  /** All matching documents, where only the universe is ranked. */
  matching: Bits | null
}

function placeholder(index: SearchIndex, input: SearchInput, whole: Space, universe: Bits): SearchOutput {
  const sets = new TermSets(new WordSets(whole, null))
  const rules = makeRules(index.settings.rankingRules, {
    sets,
    sort: input.sort,
    removals: null,
    hasWords: false,
  })
  return finish(index, input, whole, [], { rules, graph: null, universe, matching: null })
}

function finish(
  index: SearchIndex,
  input: SearchInput,
  space: Space,
  terms: PlacedTerm[],
  { matching, ...sortable }: Sortable,
): SearchOutput {
  const name = input.distinct ?? index.settings.distinctAttribute
  const column = name === null ? undefined : index.column(name)
  const distinct = column ? new Distinct(column, space) : null
  const { maxTotalHits } = index.settings.pagination
  const output = bucketSort({
    ...sortable,
    space,
    distinct,
    from: input.from,
    length: input.length,
    wantsScores: input.wantsScores,
    threshold: input.threshold,
    isOverdue: input.isOverdue,
    evaluate: input.exhaustive && input.threshold !== null ? maxTotalHits : 0,
  })
  return {
    ...(matching
      ? { candidates: matching, total: matching.count() }
      : matchingDocuments(output, space, input, distinct)),
    docs: output.docs.map((doc) => space.getGlobalNumber(doc)),
    scores: output.scores,
    terms,
  }
}

/** All matching documents, by number in the index. */
function matchingDocuments(
  { candidates }: BucketSortOutput,
  space: Space,
  { exhaustive }: SearchInput,
  distinct: Distinct | null,
): Pick<SearchOutput, 'candidates' | 'total'> {
  const all = distinct && exhaustive ? distinct.apply(candidates).remaining : candidates
  return { candidates: space.toGlobal(all), total: all.count() }
}

/** The order in which words may be dropped, or null when all must match. */
function removalOrder(
  strategy: MatchingStrategy,
  graph: QueryGraph,
  sets: TermSets,
): ((graph: QueryGraph) => number[][]) | null {
  if (strategy === 'all') return null
  if (strategy === 'last') return (current) => current.removalOrderLast()
  const getCost = frequencyOrder(graph, sets)
  return (current) => current.removalOrder(getCost)
}
