import type { Bits } from '../index/bits.ts'
import type { Bucket, Rank, RankingRule } from '../rules/rule.ts'
import type { Distinct } from './distinct.ts'
import type { QueryGraph } from './graph.ts'
import { scoreOf } from './score.ts'

export interface BucketSortInput {
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
  /** All documents that could be hits. */
  candidates: Bits
  /** Time ran out. */
  degraded: boolean
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

  constructor(input: BucketSortInput) {
    this.#input = input
    this.#output = { docs: [], scores: [], candidates: input.universe.clone(), degraded: false }
  }

  run(): BucketSortOutput {
    const { rules, universe, graph, length, evaluate } = this.#input
    if (rules.length === 0) this.#add(universe.clone())
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
      this.#output.degraded = true
      this.#add(universe.clone())
      this.#leave()
      return
    }
    const bucket = this.#input.rules[level]!.next(universe)
    if (bucket) this.#take(bucket, level, universe)
    else this.#leave()
  }

  #take({ docs, graph, rank }: Bucket, level: number, universe: Bits): void {
    const { rules, wantsScores, threshold, from } = this.#input
    universe.andNot(docs)
    this.#ranks.push(rank)
    const isBelow = threshold !== null && scoreOf(this.#ranks) < threshold
    const size = docs.count()
    if (isBelow) this.#output.candidates.andNot(docs).andNot(universe)
    else if (level === rules.length - 1 || (!wantsScores && size <= 1) || this.#seen + size < from)
      this.#add(docs)
    else {
      this.#enter(docs, graph)
      return
    }
    this.#ranks.pop()
  }

  /** Adds documents that no rule tells apart, in the order of insertion. */
  #add(candidates: Bits): void {
    const { distinct, from, length, evaluate, threshold } = this.#input
    let docs = candidates
    if (distinct) {
      const { remaining, excluded } = distinct.apply(candidates)
      for (const universe of this.#universes) universe.andNot(excluded)
      this.#output.candidates.andNot(excluded).or(remaining)
      docs = remaining
    }
    const wanted = Math.max(length, threshold === null ? 0 : evaluate)
    const score = scoreOf(this.#ranks)
    docs.each((doc) => {
      if (this.#seen >= from && this.#output.docs.length < wanted) {
        this.#output.docs.push(doc)
        this.#output.scores.push(score)
      }
      this.#seen += 1
    })
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
