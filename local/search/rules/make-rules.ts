import type { Point } from '../index/geo.ts'
import type { QueryGraph } from '../query/graph.ts'
import type { TermSets } from '../query/resolve.ts'
import { attributeRule } from './attribute-rule.ts'
import { ExactAttributeRule } from './exact-attribute-rule.ts'
import { exactWordsRule } from './exactness-rule.ts'
import { GeoSortRule } from './geo-sort-rule.ts'
import { GraphRule } from './graph-rule.ts'
import { positionRule } from './position-rule.ts'
import { proximityRule } from './proximity-rule.ts'
import type { RankingRule } from './rule.ts'
import { SortRule } from './sort-rule.ts'
import { typoRule } from './typo-rule.ts'
import { wordsRule } from './words-rule.ts'

/** One item of a request's `sort`. */
export type SortItem = { field: string; ascending: boolean } | { point: Point; ascending: boolean }

export interface RuleOptions {
  sets: TermSets
  sort: SortItem[]
  /** The order in which words may be dropped; null when none may, or there are none. */
  removals: ((graph: QueryGraph) => number[][]) | null
  hasWords: boolean
}

const NEEDS_WORDS = new Set(['typo', 'attribute', 'attributeRank', 'wordPosition', 'proximity', 'exactness'])

/** The ranking rules of one search in order. Each counts once; `words` is inserted before any that needs it. */
export function makeRules(names: readonly string[], options: RuleOptions): RankingRule[] {
  const maker = new RuleMaker(options)
  for (const name of names) maker.add(name)
  return maker.rules
}

class RuleMaker {
  readonly rules: RankingRule[] = []
  readonly #options: RuleOptions
  readonly #done = new Set<string>()
  readonly #sorted = new Set<string>()

  constructor(options: RuleOptions) {
    this.#options = options
  }

  add(name: string): void {
    const custom = /^(.*):(asc|desc)$/.exec(name)
    if (custom) this.#sortBy(custom[1]!, custom[2] === 'asc')
    else if (name === 'sort') this.#once('sort', () => this.#addSort())
    else if (this.#options.hasWords) {
      if (NEEDS_WORDS.has(name)) this.#addWords()
      this.#addWordRule(name)
    }
  }

  #addWordRule(name: string): void {
    const { sets } = this.#options
    const { index } = sets.sets.space
    const graph = (kind: ConstructorParameters<typeof GraphRule>[0]) => this.rules.push(new GraphRule(kind))
    if (name === 'words') this.#addWords()
    else if (name === 'typo') this.#once(name, () => graph(typoRule(sets)))
    else if (name === 'proximity') {
      this.#once(name, () => graph(proximityRule(sets)))
    } else if (name === 'exactness') {
      this.#once(name, () => {
        this.rules.push(new ExactAttributeRule(sets))
        graph(exactWordsRule(sets))
      })
    } else {
      if (name === 'attribute' || name === 'attributeRank') {
        this.#once('attributeRank', () => graph(attributeRule(sets, index.fields)))
      }
      if (name === 'attribute' || name === 'wordPosition') {
        this.#once('wordPosition', () => graph(positionRule(sets)))
      }
    }
  }

  #addWords(): void {
    const { sets, removals } = this.#options
    if (removals) this.#once('words', () => this.rules.push(new GraphRule(wordsRule(sets, removals))))
  }

  #addSort(): void {
    for (const item of this.#options.sort) {
      if ('field' in item) this.#sortBy(item.field, item.ascending)
      else {
        this.#once('geo', () =>
          this.rules.push(new GeoSortRule(this.#options.sets.sets.space, item.point, item.ascending)),
        )
      }
    }
  }

  #sortBy(field: string, ascending: boolean): void {
    if (this.#sorted.has(field)) return
    this.#sorted.add(field)
    const { space } = this.#options.sets.sets
    this.rules.push(new SortRule(space, field, ascending))
  }

  #once(name: string, add: () => void): void {
    if (this.#done.has(name)) return
    this.#done.add(name)
    add()
  }
}
