import type { Bits } from '../index/bits.ts'
import type { Field } from '../index/fields.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { featuresOf, filterableFeatures, isFilterable, matchRule, ruleMeets } from '../settings/filterable.ts'
import { isInside, matchPattern } from '../settings/patterns.ts'
import { byCount } from './count-order.ts'
import type { FacetColumn } from './facet-column.ts'
import { numberText } from './number-text.ts'

/** How many documents hold each value, in the order asked for. */
export type Distribution = Record<string, Record<string, number>>
export type FacetStats = Record<string, { min: number; max: number }>

/** A facet cannot be counted: the message names those that can. */
export class FacetError extends Error {}

/** Above this number of documents numbers are listed by size, below it by their text, as the real server does. */
const BY_DOCUMENT = 3000

/** Counts the values of the asked facets among the candidates. Throws a {@link FacetError}. */
export function countFacets(
  index: SearchIndex,
  asked: readonly string[],
  candidates: Bits,
): { distribution: Distribution; stats: FacetStats } {
  requireFacets(index, asked)
  const { faceting } = index.settings
  const distribution: Distribution = {}
  const stats: FacetStats = {}
  const docs = candidates.toArray()
  for (const { id, name } of selectedFields(index, asked)) {
    const column = index.columns.get(id)
    const counter = column ? new FacetCounter(column, candidates, docs) : null
    distribution[name] = counter ? entriesOf(counter, sortOf(faceting.sortFacetValuesBy, name), faceting) : {}
    const range = counter?.range()
    if (range) stats[name] = range
  }
  return { distribution, stats }
}

/** Filterable fields that a facet names, and those inside them. */
function selectedFields(index: SearchIndex, asked: readonly string[]): Field[] {
  const filterable = index.fields.list.filter(({ name }) => {
    const features = filterableFeatures(index.settings.filterableAttributes, name)
    return features !== null && isFilterable(features)
  })
  const named = filterable.filter(({ name }) =>
    asked.some((pattern) => matchPattern(pattern, name) === 'match'),
  )
  return filterable
    .filter(({ name }) => named.some((outer) => isInside(name, outer.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

const sortOf = (sorts: Record<string, 'alpha' | 'count'>, name: string) =>
  sorts[name] ?? sorts['*'] ?? 'alpha'

function entriesOf(
  counter: FacetCounter,
  sort: 'alpha' | 'count',
  { maxValuesPerFacet }: { maxValuesPerFacet: number },
): Record<string, number> {
  return Object.fromEntries(
    sort === 'count' ? counter.byCount(maxValuesPerFacet) : counter.byValue(maxValuesPerFacet),
  )
}

function requireFacets(index: SearchIndex, asked: readonly string[]): void {
  const rules = index.settings.filterableAttributes
  for (const pattern of asked) {
    let found = false
    for (const rule of rules) {
      if (isFilterable(featuresOf(rule))) found = ruleMeets(rule, pattern)
      else if (matchRule(rule, pattern) === 'match') break
      if (found) break
    }
    if (!found) throw new FacetError(`Attribute \`${pattern}\` is not filterable and cannot be a facet.`)
  }
}

/** The counts of one column among some documents. */
export class FacetCounter {
  readonly #column: FacetColumn
  readonly #candidates: Bits
  readonly #docs: Uint32Array
  /** Group → documents. */
  readonly counts: Uint32Array

  constructor(column: FacetColumn, candidates: Bits, docs = candidates.toArray()) {
    this.#column = column
    this.#candidates = candidates
    this.#docs = docs
    this.counts = new Uint32Array(column.numbers.length)
    // Few values are counted set by set, 32 documents at a time.
    if (this.counts.length * candidates.words.length < docs.length) this.#countSets()
    else this.#countDocs()
  }

  #countSets(): void {
    for (let group = 0; group < this.counts.length; group += 1) {
      this.counts[group] = this.#column.countGroupIn(group, this.#candidates)
    }
  }

  #countDocs(): void {
    const column = this.#column
    const byVariant = column.hasVariants ? new Uint32Array(column.variantGroups.length) : this.counts
    column.countVariants(this.#docs, byVariant)
    if (!column.hasVariants) return
    for (let variant = 0; variant < byVariant.length; variant += 1) {
      this.counts[column.variantGroups[variant]!]! += byVariant[variant]!
    }
  }

  /** In the order of values: numbers first. */
  byValue(max: number): [string, number][] {
    const { groups, numberCount } = this.#column.order()
    const numbers = this.#used(groups.subarray(0, numberCount))
    if (this.#docs.length <= BY_DOCUMENT) {
      const text = (group: number) => numberText(this.#column.numbers[group]!)
      numbers.sort((a, b) => (text(a) < text(b) ? -1 : 1))
    }
    const kept = numbers.slice(0, max)
    const texts = this.#used(groups.subarray(numberCount), max - kept.length)
    return this.#entries([...kept, ...texts])
  }

  /** The most frequent first. */
  byCount(max: number): [string, number][] {
    const { groups, numberCount } = this.#column.order()
    const numbers = this.#mostFrequent(groups.subarray(0, numberCount), max)
    // A list already full with numbers takes in every text: the real server looks for the limit only in passing.
    const left = numbers.length === max ? Number.POSITIVE_INFINITY : max - numbers.length
    return this.#entries([...numbers, ...this.#mostFrequent(groups.subarray(numberCount), left)])
  }

  #mostFrequent(groups: Uint32Array, max: number): number[] {
    return byCount(groups, this.counts, max, (visit) => {
      const places = new Map(Array.from(groups, (group, place) => [group, place]))
      this.#column.eachSeveral(this.#docs, (held) => visit(held.flatMap((group) => places.get(group) ?? [])))
    })
  }

  /** Smallest and largest number, or null without any. */
  range(): { min: number; max: number } | null {
    const { groups, numberCount } = this.#column.order()
    const used = this.#used(groups.subarray(0, numberCount))
    if (used.length === 0) return null
    const { numbers } = this.#column
    return { min: numbers[used[0]!]!, max: numbers[used[used.length - 1]!]! }
  }

  #used(groups: Uint32Array, max = Number.POSITIVE_INFINITY): number[] {
    const used: number[] = []
    for (let at = 0; at < groups.length && used.length < max; at += 1) {
      if (this.counts[groups[at]!]! > 0) used.push(groups[at]!)
    }
    return used
  }

  #entries(groups: number[]): [string, number][] {
    return groups.map((group) => [this.#textOf(group), this.counts[group]!])
  }

  #textOf(group: number): string {
    const column = this.#column
    const number = column.numbers[group]!
    if (!Number.isNaN(number)) return numberText(number)
    if (!column.hasVariants) return column.onlySpelling(group)
    return column.spelling(group, column.firstDocOf(group, this.#candidates))
  }
}
