import type { Catalog } from '../catalog/catalog.ts'
import { Interrupted, Slices } from '../tasks/slices.ts'
import type { SavedIndexes } from './saved-indexes.ts'
import { hasGathered, SpareMemory } from './spare-memory.ts'

/** When writes come without a pause, tasks wait for the saving after so long. */
const PATIENCE_MS = 60_000
/** Nobody waits for the saving, so those who search meanwhile wait for it as little as can be. */
const SLICE_MS = 1

/**
 * Saves indexes when no task is being done, and gives back the memory that is then to spare. A task that comes
 * interrupts it, unless tasks have come without a pause for so long that a start would have to make much anew.
 */
export class IndexSaver {
  readonly #catalog: Catalog
  readonly #saved: SavedIndexes
  readonly #afterMs: number
  readonly #log: (line: string) => void
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | null = null
  #isWanted = false
  /** A task is being done: what is in memory may change at any moment. */
  #isBusy = false
  #isClosed = false
  readonly #memory = new SpareMemory()
  /** Much was made since memory was last given back, as it is by starting. */
  #leftGarbage = true
  /** Since when there is something that was not saved. */
  #since: number | null = null

  /** `afterMs`: how long no task must have been done. */
  constructor(catalog: Catalog, saved: SavedIndexes, afterMs: number, log: (line: string) => void) {
    this.#catalog = catalog
    this.#saved = saved
    this.#afterMs = afterMs
    this.#log = log
    saved.onLoaded = () => {
      this.#leftGarbage = true
      if (!this.#isBusy) this.rest()
    }
  }

  /** No task is waiting. */
  rest(): void {
    this.#isBusy = false
    if (this.#isClosed) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), this.#afterMs).unref()
  }

  /** A task is about to change indexes: waits until nothing is being saved. */
  async wake(): Promise<void> {
    clearTimeout(this.#timer)
    this.#since ??= performance.now()
    if (performance.now() - this.#since > PATIENCE_MS) await this.save()
    this.#isBusy = true
    this.#isWanted = false
    await this.#running
  }

  /** Saves what is worth it. Ends early when a task comes. */
  save(): Promise<void> {
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#memory.close()
    await this.wake()
  }

  async #saveAll(): Promise<void> {
    this.#isWanted = true
    const slices = new Slices(() => !this.#isWanted, SLICE_MS)
    try {
      for (const entry of this.#catalog.list()) {
        const search = entry.loaded()
        if (search && this.#saved.isWorthSaving(entry.row, search)) {
          await slices.rest()
          await this.#saved.write(entry.row, search, slices)
          this.#leftGarbage = true
        }
      }
      this.#since = null
      if (this.#leftGarbage || hasGathered()) this.#memory.offer()
      this.#leftGarbage = false
    } catch (error) {
      // A full disk must not end the server; a start then takes longer.
      if (!(error instanceof Interrupted)) this.#log(`saving: ${(error as Error).stack ?? error}`)
    }
  }
}
