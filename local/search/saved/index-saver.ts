import type { Catalog } from '../catalog/catalog.ts'
import { Interrupted, Slices } from '../tasks/slices.ts'
import type { SavedIndexes } from './saved-indexes.ts'
import { hasGrown, SpareMemory } from './spare-memory.ts'

/** Under continuous writes, tasks wait for saving after this time. */
const PATIENCE_MS = 60_000
/** Short slices, because saving is not urgent and must hardly delay searches. */
const SLICE_MS = 1

/**
 * Saves indexes while no task runs, and then releases spare memory. A new task interrupts it, unless tasks have run
 * continuously for so long that a restart would have to index too much.
 */
export class IndexSaver {
  readonly #catalog: Catalog
  readonly #saved: SavedIndexes
  readonly #afterMs: number
  readonly #log: (line: string) => void
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | null = null
  #isWanted = false
  /** A task is running: memory may change at any moment. */
  #isBusy = false
  #isClosed = false
  readonly #memory = new SpareMemory()
  /** Memory was allocated since the last release, as at start. */
  #leftGarbage = true
  /** Since when there are unsaved changes. */
  #since: number | null = null

  /** `afterMs`: the idle time before saving. */
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

  /** No task is enqueued. */
  rest(): void {
    this.#isBusy = false
    if (this.#isClosed) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), this.#afterMs).unref()
  }

  /** A task is about to change indexes: waits for saving to stop. */
  async wake(): Promise<void> {
    clearTimeout(this.#timer)
    this.#since ??= performance.now()
    if (performance.now() - this.#since > PATIENCE_MS) await this.save()
    this.#isBusy = true
    this.#isWanted = false
    await this.#running
  }

  /** Saves the indexes with enough changes. Ends early when a task arrives. */
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
        if (search && this.#saved.needsSaving(entry.row, search)) {
          await slices.rest()
          await this.#saved.write(entry.row, search, slices)
          this.#leftGarbage = true
        }
      }
      this.#since = null
      if (this.#leftGarbage || hasGrown()) this.#memory.requestRelease()
      this.#leftGarbage = false
    } catch (error) {
      // A full disk must not stop the server; the next start takes longer.
      if (!(error instanceof Interrupted)) this.#log(`saving: ${(error as Error).stack ?? error}`)
    }
  }
}
