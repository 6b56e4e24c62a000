import type { CarSnapshot } from '#app/integrations/stock-index.ts'

/** Changes retained for browsers that reconnect; older versions reload all their cars. */
const MAX_IDS = 2_000
const MAX_CHANGES = 200

/** Ids of changed cars; null when unknown, so that any may have changed. */
export type ChangedIds = readonly string[] | null

interface Change {
  readonly until: string
  readonly ids: readonly string[]
}

/** Snapshots of all cars of a dealer at one time. */
export interface StockReading {
  /** The version before reading; the reading contains all changes up to it. */
  readonly version: string
  /** The version after reading; the reading contains no later changes. */
  readonly until: string
  readonly cars: readonly CarSnapshot[]
}

/**
 * Tracks which of a dealer's cars changed between versions of the stock, by comparing snapshots. A version is the id of the
 * index's last task, the same for every process. A page's cars are at least as new as its version; in doubt a change is
 * reported twice rather than not at all.
 */
export class StockChanges {
  #fingerprints: ReadonlyMap<string, string>
  #version: string
  /** The retained changes are complete from this version on. */
  #completeSince: string
  readonly #changes: Change[] = []

  constructor({ version, until, cars }: StockReading) {
    this.#version = version
    this.#completeSince = until
    this.#fingerprints = new Map(cars)
  }

  /** Changes are known up to this version. */
  get version(): string {
    return this.#version
  }

  /** Adds a newer reading. Returns the ids of changed, added and removed cars. */
  read({ version, until, cars }: StockReading): readonly string[] {
    const fingerprints = new Map(cars)
    const changed = [...fingerprints]
      .filter(([id, mark]) => this.#fingerprints.get(id) !== mark)
      .map(([id]) => id)
    const removed = [...this.#fingerprints.keys()].filter((id) => !fingerprints.has(id))
    const ids = [...changed, ...removed]
    // A newly created index counts its tasks from the start.
    if (Number(version) < Number(this.#version)) this.#resetAt(until)
    this.#fingerprints = fingerprints
    this.#version = version
    if (ids.length > 0) this.#append({ until, ids })
    return ids
  }

  /** Changes since a page's version. */
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
