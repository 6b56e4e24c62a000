import type { Bits } from '../index/bits.ts'
import { distance, type Point } from '../index/geo.ts'
import type { QueryGraph } from '../query/graph.ts'
import type { Space } from '../query/space.ts'
import type { Bucket, RankingRule } from './rule.ts'

/** Distances closer than this, in metres, are equal. */
const SAME_DISTANCE = 1
const MAX_BUCKET = 1000

/** Sorts by the distance from a point; documents without a geo point come last in both directions. */
export class GeoSortRule implements RankingRule {
  readonly #space: Space
  readonly #point: Point
  readonly #ascending: boolean
  #graph: QueryGraph | null = null
  #order: { doc: number; metres: number }[] = []
  #at = 0

  constructor(space: Space, point: Point, ascending: boolean) {
    this.#space = space
    this.#point = point
    this.#ascending = ascending
  }

  start(universe: Bits, graph: QueryGraph | null): void {
    this.#graph = graph
    this.#at = 0
    this.#order = []
    universe.each((doc) => {
      const place = this.#space.index.point(this.#space.getGlobalNumber(doc))
      if (place) this.#order.push({ doc, metres: distance(this.#point, place) })
    })
    const sign = this.#ascending ? 1 : -1
    this.#order.sort((a, b) => sign * (a.metres - b.metres))
  }

  next(universe: Bits): Bucket | null {
    const docs = this.#space.none()
    let first: number | null = null
    let size = 0
    for (; this.#at < this.#order.length && size < MAX_BUCKET; this.#at += 1) {
      const { doc, metres } = this.#order[this.#at]!
      if (!universe.has(doc)) continue
      first ??= metres
      if (Math.abs(metres - first) > SAME_DISTANCE) break
      docs.add(doc)
      size += 1
    }
    return { docs: first === null ? universe.clone() : docs, graph: this.#graph, rank: null }
  }
}
