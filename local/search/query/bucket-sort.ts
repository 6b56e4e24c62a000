import type { Bits } from '../index/bits.ts'
import { firstDocs } from '../rules/first-docs.ts'
import { type Bucket, type Rank, type RankingRule, SKIPPED } from '../rules/rule.ts'
import { SortRule } from '../rules/sort-rule.ts'
import type { Distinct } from './distinct.ts'
import type { QueryGraph } from './graph.ts'
import type { Space } from './space.ts'

export interface BucketSortInput {
  space: Space
  rules: RankingRule[]
  graph: QueryGraph | null
  universe: Bits
  distinct: Distinct | null
  from: number
  length: number
  /** Whether scores are required: then every document passes every rule. */
  wantsScores: boolean
  /** Documents below this score are excluded. */
  threshold: number | null
  /** Once true, the remaining documents are returned in their current order. */
  isOverdue: () => boolean
  /** Additional hits to rank, to count those above the threshold. */
  evaluate: number
}

export interface BucketSortOutput {
  docs: number[]
  scores: number[]
  /** All documents that may be hits. */
  candidates: Bits
}

/**
 * Sorts documents by ranking rules: the first rule splits the universe into buckets, the next one each bucket, and so
 * on, only as far as the requested page needs.
 */
export function bucketSort(input: BucketSortInput): BucketSortOutput {
  return new BucketSort(input).run()
}

class BucketSort {
  readonly #input: BucketSortInput
  readonly #universes: Bits[] = []
  readonly #ranks: (Rank | null)[] = []
  readonly #output: BucketSortOutput
  #seen = 0
  /** From this level on all rules sort by values, and documents are sorted without buckets. */
  readonly #sortedFrom: number

  constructor(input: BucketSortInput) {
    this.#input = input
    const { rules, distinct } = input
    this.#sortedFrom = distinct
      ? rules.length
      : rules.findLastIndex((rule) => !(rule instanceof SortRule)) + 1
    // The candidates become fewer than the universe only where hits are excluded.
    const candidates = distinct || input.threshold !== null ? input.universe.clone() : input.universe
    this.#output = { docs: [], scores: [], candidates }
  }

  run(): BucketSortOutput {
    const { rules, universe, graph, from, length, evaluate, distinct } = this.#input
    if (Math.max(length, evaluate) === 0 && !distinct) return this.#output
    // Without rules only the page is deduplicated; documents after it keep their duplicates.
    if (rules.length === 0) this.#add(universe.clone(), from + length)
    else if (this.#sortedFrom === 0) this.#addSorted(universe)
    else {
      this.#enter(universe.clone(), graph)
      while (this.#universes.length > 0 && this.#output.docs.length < Math.max(length, evaluate)) this.#step()
    }
    this.#output.docs.length = Math.min(this.#output.docs.length, length)
    return this.#output
  }

  #enter(universe: Bits, graph: QueryGraph | null): void {
    const rule = this.#input.rules[this.#universes.length]!
    this.#universes.push(universe)
    rule.start(universe, graph)
  }

  #leave(): void {
    this.#universes.pop()
    this.#ranks.pop()
  }

  #step(): void {
    const level = this.#universes.length - 1
    const universe = this.#universes[level]!
    const count = countUpTo2(universe)
    if (count === 0 || (count === 1 && !this.#input.wantsScores)) {
      this.#add(universe)
      this.#leave()
      return
    }
    if (this.#input.isOverdue()) {
      this.#skip(universe)
      this.#leave()
      return
    }
    const bucket = this.#input.rules[level]!.next(universe)
    if (bucket) this.#take(bucket, level, universe)
    else this.#leave()
  }

  /** Adds the rest of the universe unsorted. */
  #skip(universe: Bits): void {
    this.#ranks.push(SKIPPED)
    if (this.#isBelow()) this.#output.candidates.andNot(universe)
    else this.#add(universe.clone())
    this.#ranks.pop()
  }

  #isBelow(): boolean {
    const { threshold } = this.#input
    return threshold !== null && computeScore(this.#ranks) < threshold
  }

  #take({ docs, graph, rank }: Bucket, level: number, universe: Bits): void {
    const { rules, wantsScores, from } = this.#input
    universe.andNot(docs)
    this.#ranks.push(rank)
    const size = docs.count()
    if (this.#isBelow()) this.#output.candidates.andNot(docs).andNot(universe)
    else if (level === rules.length - 1 || (!wantsScores && size <= 1) || this.#seen + size < from)
      this.#add(docs)
    else if (level + 1 >= this.#sortedFrom) this.#addSorted(docs)
    else {
      this.#enter(docs, graph)
      return
    }
    this.#ranks.pop()
  }

  /** Adds documents that no rule distinguishes, in order of insertion, with a limit for distinct ones. */
  #add(candidates: Bits, most?: number): void {
    const { distinct, from } = this.#input
    let docs = candidates
    if (distinct) {
      const { remaining, excluded } = distinct.apply(candidates, most)
      for (const universe of this.#universes) universe.andNot(excluded)
      this.#output.candidates.andNot(excluded).or(remaining)
      docs = remaining
    }
    const wanted = this.#wanted()
    const score = computeScore(this.#ranks)
    docs.each((doc) => {
      if (this.#seen >= from && this.#output.docs.length < wanted) {
        this.#output.docs.push(doc)
        this.#output.scores.push(score)
      }
      this.#seen += 1
    })
  }

  /** Adds documents in the order of the remaining rules, all of which sort by values. */
  #addSorted(universe: Bits): void {
    const { rules, space, from } = this.#input
    const orders = rules
      .slice(this.#universes.length)
      .map((rule) => (rule instanceof SortRule ? rule.sorted : null))
    const skipped = Math.max(from - this.#seen, 0)
    const left = this.#wanted() - this.#output.docs.length
    const score = computeScore(this.#ranks)
    for (const doc of firstDocs(space, universe, orders, skipped + left).slice(skipped)) {
      this.#output.docs.push(doc)
      this.#output.scores.push(score)
    }
    if (this.#universes.length > 0) this.#seen += universe.count()
  }

  /** The number of hits to collect. */
  #wanted(): number {
    const { length, evaluate, threshold } = this.#input
    return Math.max(length, threshold === null ? 0 : evaluate)
  }
}

/** 0, 1 or 2 for more. */
function countUpTo2(set: Bits): number {
  let count = 0
  set.each(() => {
    count += 1
    return count < 2
  })
  return count
}

/**
 * The score of a document from its ranks, most important rule first: each rule divides the interval its predecessor
 * left. Sort rules do not contribute.
 */
function computeScore(ranks: readonly (Rank | null)[]): number {
  let rank = 1
  let max = 1
  for (const own of ranks) {
    if (!own) continue
    rank = Math.max(rank - 1, 0) * own.max + own.rank
    max *= own.max
  }
  return rank / max
}
