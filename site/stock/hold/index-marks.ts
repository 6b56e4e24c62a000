import { isAvailable } from '#app/domain/stock/availability.ts'
import type { CarStanding, HoldMark, StockMarks } from '#app/features/reserve/stock-marks.ts'
import type { StockStore } from '../index/stock-store.ts'

/** The part of the store that reservations use. */
type MarkStore = Pick<StockStore, 'readDocuments' | 'patch' | 'settle'>

/**
 * Writes into the index which cars shoppers hold. `reserved_until` says that the site wrote it: imports leave such a car
 * reserved until then (`heldOnline`), and only such a car is freed again. The hash is blanked, so that the next import
 * compares the whole car whatever came between.
 */
export class IndexMarks implements StockMarks {
  readonly #openStore: () => MarkStore

  /** @param openStore a store of each write's own: it waits for what it has sent itself */
  constructor(openStore: () => MarkStore) {
    this.#openStore = openStore
  }

  async readStandings(carIds: readonly string[]): Promise<ReadonlyMap<string, CarStanding>> {
    const documents = await this.#openStore().readDocuments(carIds)
    return new Map([...documents].map(([id, document]) => [id, standingOf(document)]))
  }

  async mark(holds: readonly HoldMark[]): Promise<void> {
    const standings = await this.readStandings(holds.map(({ carId }) => carId))
    const known = holds.filter(({ carId }) => standings.has(carId))
    await this.#write(
      known.map(({ carId, heldAt, heldUntil }) => ({
        id: carId,
        reserved: true,
        reserved_at: heldAt,
        reserved_until: heldUntil,
        import_hash: '',
      })),
    )
  }

  async free(carIds: readonly string[]): Promise<void> {
    const standings = await this.readStandings(carIds)
    const held = carIds.filter((id) => standings.get(id)?.heldUntil)
    await this.#write(
      held.map((id) => ({ id, reserved: false, reserved_at: null, reserved_until: null, import_hash: '' })),
    )
  }

  async #write(fields: Parameters<MarkStore['patch']>[0]): Promise<void> {
    if (fields.length === 0) return
    const store = this.#openStore()
    await store.patch(fields)
    await store.settle()
  }
}

function standingOf({ status, reserved, reserved_until: until }: Record<string, unknown>): CarStanding {
  const heldUntil = typeof until === 'string' ? until : null
  return {
    available: isAvailable({ status: String(status) }),
    reservedByDealer: reserved === true && heldUntil === null,
    heldUntil,
  }
}
