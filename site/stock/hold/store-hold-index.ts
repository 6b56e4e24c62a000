import { isAvailable } from '#app/domain/stock/availability.ts'
import type { CarAvailability, CarHoldPeriod, HoldIndex } from '#app/integrations/reservations/hold-index.ts'
import type { StockStore } from '../index/stock-store.ts'

/** The methods of the store that reservations need. */
type HoldStore = Pick<StockStore, 'readDocuments' | 'patch' | 'settle'>

/**
 * Writes online reservations to the index. `reserved_until` marks a car that the site reserved: imports preserve it
 * (`onlineHoldUntil`), and only such a car is released. The hash is cleared, so that the next import compares the whole car.
 */
export class StoreHoldIndex implements HoldIndex {
  readonly #openStore: () => HoldStore | Promise<HoldStore>

  /** @param openStore opens one store per operation, because `settle` waits for all tasks of a store */
  constructor(openStore: () => HoldStore | Promise<HoldStore>) {
    this.#openStore = openStore
  }

  async readAvailability(carIds: readonly string[]): Promise<ReadonlyMap<string, CarAvailability>> {
    const documents = await (await this.#openStore()).readDocuments(carIds)
    return new Map([...documents].map(([id, document]) => [id, getAvailability(document)]))
  }

  async hold(holds: readonly CarHoldPeriod[]): Promise<void> {
    const availability = await this.readAvailability(holds.map(({ carId }) => carId))
    const known = holds.filter(({ carId }) => availability.has(carId))
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

  async release(carIds: readonly string[]): Promise<void> {
    const availability = await this.readAvailability(carIds)
    const held = carIds.filter((id) => availability.get(id)?.heldUntil)
    await this.#write(
      held.map((id) => ({ id, reserved: false, reserved_at: null, reserved_until: null, import_hash: '' })),
    )
  }

  async #write(fields: Parameters<HoldStore['patch']>[0]): Promise<void> {
    if (fields.length === 0) return
    const store = await this.#openStore()
    await store.patch(fields)
    await store.settle()
  }
}

function getAvailability({
  status,
  reserved,
  reserved_until: until,
}: Record<string, unknown>): CarAvailability {
  const heldUntil = typeof until === 'string' ? until : null
  return {
    available: isAvailable({ status: String(status) }),
    reservedByDealer: reserved === true && heldUntil === null,
    heldUntil,
  }
}
