import type { Bits } from '../index/bits.ts'
import { firstDocs } from '../rules/first-docs.ts'
import { type Bucket, type Rank, type RankingRule, SKIPPED } from '../rules/rule.ts'
import { SortRule } from '../rules/sort-rule.ts'
import type { Distinct } from './distinct.ts'
import type { QueryGraph } from './graph.ts'
import { scoreOf } from './score.ts'
import type { Space } from './space.ts'

export interface BucketSortInput {
  space: Space
  rules: RankingRule[]
  graph: QueryGraph | null
  universe: Bits
  distinct: Distinct | null
  from: number
  length: number
  /** Whether scores are wanted: every document must then go through every rule. */
  wantsScores: boolean
  /** Documents below this score are left out. */
  threshold: number | null
  /** When it says so, what is left is given in the order reached. */
  isOverdue: () => boolean
  /** How many hits to look at, beyond those asked for, to know how many pass the threshold. */
  evaluate: number
}

export interface BucketSortOutput {
  docs: number[]
  scores: number[]
  /** How each did under each rule, as far as it went through them; only where scores are wanted. */
  ranks: (readonly (Rank | null)[])[]
  /** All documents that could be hits. */
  candidates: Bits
}

/**
 * Sorts documents by ranking rules: the first rule cuts the universe into buckets, the next one each bucket, and
 * so on, only as far as is needed for the page asked for.
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
  /** From this level on all rules sort by values, and documents are put in order without making buckets. */
  readonly #sortedFrom: number

  constructor(input: BucketSortInput) {
    this.#input = input
    const { rules, distinct } = input
    this.#sortedFrom = distinct
      ? rules.length
      : rules.findLastIndex((rule) => !(rule instanceof SortRule)) + 1
    // Only where hits are left out do the candidates become fewer than the universe.
    const candidates = distinct || input.threshold !== null ? input.universe.clone() : input.universe
    this.#output = { docs: [], scores: [], ranks: [], candidates }
  }

  run(): BucketSortOutput {
    const { rules, universe, graph, from, length, evaluate, distinct } = this.#input
    if (Math.max(length, evaluate) === 0 && !distinct) return this.#output
    // Without rules documents are looked at one by one, and what lies past the page keeps its copies.
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

  /** Takes what is left of the universe as it is. */
  #skip(universe: Bits): void {
    this.#ranks.push(SKIPPED)
    if (this.#isBelow()) this.#output.candidates.andNot(universe)
    else this.#add(universe.clone())
    this.#ranks.pop()
  }

  #isBelow(): boolean {
    const { threshold } = this.#input
    return threshold !== null && scoreOf(this.#ranks) < threshold
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

  /** Adds documents that no rule tells apart, in the order of insertion; of distinct ones at most so many. */
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
    const score = scoreOf(this.#ranks)
    const ranks = this.#input.wantsScores ? [...this.#ranks] : null
    docs.each((doc) => {
      if (this.#seen >= from && this.#output.docs.length < wanted) {
        this.#output.docs.push(doc)
        this.#output.scores.push(score)
        if (ranks) this.#output.ranks.push(ranks)
      }
      this.#seen += 1
    })
  }

  /** Adds documents in the order of the rules left, all of which sort by values. */
  #addSorted(universe: Bits): void {
    const { rules, space, from } = this.#input
    const orders = rules
      .slice(this.#universes.length)
      .map((rule) => (rule instanceof SortRule ? rule.sorted : null))
    const skipped = Math.max(from - this.#seen, 0)
    const left = this.#wanted() - this.#output.docs.length
    const score = scoreOf(this.#ranks)
    const ranks = this.#input.wantsScores ? [...this.#ranks] : null
    for (const doc of firstDocs(space, universe, orders, skipped + left).slice(skipped)) {
      this.#output.docs.push(doc)
      this.#output.scores.push(score)
      if (ranks) this.#output.ranks.push(ranks)
    }
    if (this.#universes.length > 0) this.#seen += universe.count()
  }

  /** How many hits to collect. */
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
