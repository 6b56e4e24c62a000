import { Bits } from '../index/bits.ts'
import type { Field } from '../index/fields.ts'
import type { SearchIndex } from '../index/search-index.ts'
import {
  filterableFeatures,
  filterableHint,
  isFilterable,
  listFeatures,
  matchRule,
  ruleMatches,
} from '../settings/filterable.ts'
import { isInside, matchPattern } from '../settings/patterns.ts'
import { facetOrder } from '../settings/settings.ts'
import { byCount } from './count-order.ts'
import type { FacetColumn } from './facet-column.ts'
import { numberText } from './number-text.ts'

/** For each facet, ordered by name: documents per value, in the requested order. */
export type Distribution = Map<string, [value: string, count: number][]>
/** For each facet with numbers, ordered by name: minimum and maximum. */
export type FacetStats = Map<string, { min: number; max: number }>

export interface Facets {
  distribution: Distribution
  stats: FacetStats
}

/** A facet cannot be counted; the message lists those that can. */
export class FacetError extends Error {}

/** Above this many documents numbers are ordered by size, below it by their text, as in Meilisearch. */
const BY_DOCUMENT = 3000

/** Counts the values of the requested facets among `total` candidates. Throws a {@link FacetError}. */
export function countFacets(
  index: SearchIndex,
  requested: readonly string[],
  candidates: Bits,
  total = candidates.count(),
): Facets {
  requireFacets(index, requested)
  const { faceting } = index.settings
  const distribution: Distribution = new Map()
  const stats: FacetStats = new Map()
  const counted = new CountedDocs(candidates, index.ids.capacity, total)
  for (const { id, name } of selectedFields(index, requested)) {
    const column = index.columns.get(id)
    const counter = column ? new FacetCounter(column, counted) : null
    const sort = facetOrder(faceting, name)
    distribution.set(name, counter ? listEntries(counter, sort, faceting) : [])
    const range = counter?.range()
    if (range) stats.set(name, range)
  }
  return { distribution, stats }
}

/** Filterable fields that match a facet, including nested ones. */
function selectedFields(index: SearchIndex, requested: readonly string[]): Field[] {
  const filterable = index.fields.list.filter(({ name }) => {
    const features = filterableFeatures(index.settings.filterableAttributes, name)
    return features !== null && isFilterable(features)
  })
  const named = filterable.filter(({ name }) =>
    requested.some((pattern) => matchPattern(pattern, name) === 'match'),
  )
  return filterable
    .filter(({ name }) => named.some((outer) => isInside(name, outer.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function listEntries(
  counter: FacetCounter,
  sort: 'alpha' | 'count',
  { maxValuesPerFacet }: { maxValuesPerFacet: number },
): [string, number][] {
  return sort === 'count' ? counter.byCount(maxValuesPerFacet) : counter.byValue(maxValuesPerFacet)
}

function requireFacets(index: SearchIndex, requested: readonly string[]): void {
  const rules = index.settings.filterableAttributes
  for (const pattern of requested) {
    let found = false
    for (const rule of rules) {
      if (isFilterable(listFeatures(rule))) found = ruleMatches(rule, pattern)
      else if (matchRule(rule, pattern) === 'match') break
      if (found) break
    }
    if (!found) throw new FacetError(`Pattern \`${pattern}\` is not filterable. ${filterableHint(rules)}`)
  }
}

/** A set of documents in the forms that counting needs, created on first use. */
export class CountedDocs {
  readonly set: Bits
  readonly size: number
  readonly #capacity: number
  #docs: Uint32Array | null = null
  #others: Uint32Array | null = null

  constructor(set: Bits, capacity: number, size = set.count()) {
    this.set = set
    this.#capacity = capacity
    this.size = size
  }

  docs(): Uint32Array {
    this.#docs ??= this.set.toArray()
    return this.#docs
  }

  /** Every number outside the set, whether or not a document has it. */
  others(): Uint32Array {
    this.#others ??= Bits.full(this.#capacity).andNot(this.set).toArray()
    return this.#others
  }

  /** The cost of counting a column document by document. */
  get steps(): number {
    return Math.min(this.size, this.#capacity - this.size)
  }

  /**
   * Whether testing each document of the set is cheaper than intersecting with the value's documents, as a bitset in
   * words of 32 or as a list.
   */
  #areFewer(column: FacetColumn, group: number): boolean {
    return this.size * 4 < this.set.words.length && this.size * 8 < column.groupSize(group)
  }

  /** The smallest document of the set with a value, or -1. */
  firstWith(column: FacetColumn, group: number): number {
    if (!this.#areFewer(column, group)) return column.findFirstDoc(group, this.set)
    return this.docs().find((doc) => column.hasValue(doc, group)) ?? -1
  }

  /** Whether a document of the set has the first value and not the second. */
  hasInSet(column: FacetColumn, group: number, without: number): boolean {
    if (!this.#areFewer(column, group)) return column.hasInSet(this.set, group, without)
    return this.docs().some((doc) => column.hasValue(doc, group) && !column.hasValue(doc, without))
  }

  /** For each spelling of a column, how many of the documents have it. */
  countVariants(column: FacetColumn): Uint32Array {
    return this.size <= this.steps ? column.countVariants(this.docs()) : column.countOthers(this.others())
  }
}

/** The counts of one column among some documents. */
export class FacetCounter {
  readonly #column: FacetColumn
  readonly #counted: CountedDocs
  /** Group → documents. */
  readonly counts: Uint32Array

  constructor(column: FacetColumn, counted: CountedDocs) {
    this.#column = column
    this.#counted = counted
    // Few values are counted by bitset, 32 documents at a time.
    const bySets = column.values.groupCount * counted.set.words.length
    this.counts = bySets < counted.steps * column.stepsPerDoc ? this.#countSets() : this.#countDocs()
  }

  #countSets(): Uint32Array {
    const counts = new Uint32Array(this.#column.values.groupCount)
    for (let group = 0; group < counts.length; group += 1) {
      counts[group] = this.#column.countGroupIn(group, this.#counted.set)
    }
    return counts
  }

  #countDocs(): Uint32Array {
    const column = this.#column
    const byVariant = this.#counted.countVariants(column)
    const { values } = column
    if (!values.hasVariants) return byVariant
    const counts = new Uint32Array(values.groupCount)
    for (let variant = 0; variant < byVariant.length; variant += 1) {
      counts[values.getGroup(variant)]! += byVariant[variant]!
    }
    return counts
  }

  /** Ordered by value: numbers first. */
  byValue(max: number): [string, number][] {
    const { groups, numberCount } = this.#column.order()
    const numbers = this.#used(groups.subarray(0, numberCount))
    if (this.#counted.size <= BY_DOCUMENT) {
      const text = (group: number) => numberText(this.#column.values.randomNumber(group))
      numbers.sort((a, b) => (text(a) < text(b) ? -1 : 1))
    }
    const listed = numbers.slice(0, max)
    const texts = this.#used(groups.subarray(numberCount), max - listed.length)
    return this.#entries(listed, texts)
  }

  /** Most frequent first. */
  byCount(max: number): [string, number][] {
    const { groups, numberCount } = this.#column.order()
    const numbers = this.#mostFrequent(groups.subarray(0, numberCount), max)
    // As in Meilisearch, a list full of numbers still accepts all texts.
    const left = numbers.length === max ? Number.POSITIVE_INFINITY : max - numbers.length
    return this.#entries(numbers, this.#mostFrequent(groups.subarray(numberCount), left))
  }

  #mostFrequent(groups: Uint32Array, max: number): number[] {
    return byCount(
      groups,
      this.counts,
      max,
      (group, other) => !this.#column.hasSeveral || this.#counted.hasInSet(this.#column, group, other),
    )
  }

  /** Minimum and maximum; null without numbers. */
  range(): { min: number; max: number } | null {
    const { groups, numberCount } = this.#column.order()
    const used = this.#used(groups.subarray(0, numberCount))
    if (used.length === 0) return null
    const { values } = this.#column
    return { min: values.randomNumber(used[0]!), max: values.randomNumber(used[used.length - 1]!) }
  }

  #used(groups: Uint32Array, max = Number.POSITIVE_INFINITY): number[] {
    const used: number[] = []
    for (let at = 0; at < groups.length && used.length < max; at += 1) {
      if (this.counts[groups[at]!]! > 0) used.push(groups[at]!)
    }
    return used
  }

  /** A text spelled like a number replaces the number's count, as in Meilisearch. */
  #entries(numbers: number[], texts: number[]): [string, number][] {
    const entries = [...numbers, ...texts].map((group): [string, number] => [
      this.#findText(group),
      this.counts[group]!,
    ])
    return numbers.length > 0 && texts.length > 0 ? [...new Map(entries)] : entries
  }

  #findText(group: number): string {
    const column = this.#column
    const number = column.values.randomNumber(group)
    if (!Number.isNaN(number)) return numberText(number)
    if (!column.values.hasVariants) return column.onlySpelling(group)
    return column.spelling(group, this.#counted.firstWith(column, group))
  }
}
