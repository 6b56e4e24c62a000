import type { CarSnapshot } from '#app/integrations/stock-index.ts'

/** Changes that are remembered for browsers that come back; beyond it they ask for all their cars anew. */
const MAX_IDS = 2_000
const MAX_CHANGES = 200

/** The ids of cars that changed; null when that is not known, and any may have. */
export type ChangedIds = readonly string[] | null

interface Change {
  readonly until: string
  readonly ids: readonly string[]
}

/** All cars of a dealer as they stood at some moment. */
export interface StockReading {
  /** The version before they were read: what changed up to it is in the reading. */
  readonly version: string
  /** The version after: nothing that changed later is in it. */
  readonly until: string
  readonly cars: readonly CarSnapshot[]
}

/**
 * What has changed among one dealer's cars from one version of the stock to another: of the cars themselves only a
 * short mark is kept. A version is the number of a task of the index, the same for every process that asks. A page
 * names a version that its cars are at least as new as; where a reading leaves it open, the page is told once more
 * rather than not at all.
 */
export class StockChanges {
  #fingerprints: ReadonlyMap<string, string>
  #version: string
  /** The version from which on the changes kept tell all. */
  #completeSince: string
  readonly #changes: Change[] = []

  constructor({ version, until, cars }: StockReading) {
    this.#version = version
    this.#completeSince = until
    this.#fingerprints = new Map(cars)
  }

  /** What changed up to here is known. */
  get version(): string {
    return this.#version
  }

  /** Takes a newer reading. Returns the ids of the cars that changed, came or went. */
  read({ version, until, cars }: StockReading): readonly string[] {
    const fingerprints = new Map(cars)
    const changed = [...fingerprints]
      .filter(([id, mark]) => this.#fingerprints.get(id) !== mark)
      .map(([id]) => id)
    const gone = [...this.#fingerprints.keys()].filter((id) => !fingerprints.has(id))
    const ids = [...changed, ...gone]
    // An index that was set up anew counts from the start again.
    if (Number(version) < Number(this.#version)) this.#resetAt(until)
    this.#fingerprints = fingerprints
    this.#version = version
    if (ids.length > 0) this.#append({ until, ids })
    return ids
  }

  /** What changed since a version that a page knows. */
  since(version: string): ChangedIds {
    const known = Number(version)
    if (version === '' || !Number.isFinite(known) || known < Number(this.#completeSince)) return null
    const later = this.#changes.filter(({ until }) => Number(until) > known)
    return [...new Set(later.flatMap(({ ids }) => ids))]
  }

  #append(change: Change): void {
    this.#changes.push(change)
    const sum = () => this.#changes.reduce((all, { ids }) => all + ids.length, 0)
    while (this.#changes.length > MAX_CHANGES || sum() > MAX_IDS) {
      const dropped = this.#changes.shift()
      if (dropped === undefined) return
      this.#completeSince = dropped.until
    }
  }

  #resetAt(version: string): void {
    this.#changes.length = 0
    this.#completeSince = version
  }
}
