/*
 * Stock on several search servers: each question goes to the server that has the dealer's stock, and, when that does not
 * answer or has missed a change, to its replica.
 */

import type { MeilisearchStockIndex } from '../stock-index.server.ts'
import {
  type CarListing,
  type MarketOffer,
  type StockIndex,
  type StockScope,
  type StockSearchRequest,
  StockUnavailableError,
} from '../stock-index.ts'
import { readOwner } from './place-dealers.ts'

/** Half of a page's second for the first server, so that the other has as much. */
export const ATTEMPT_MS = 500

export type PlacedStockIndexOptions = {
  /** Each server's index, by the server's name. */
  servers: ReadonlyMap<string, MeilisearchStockIndex>
  /** The servers with a dealer's whole stock, none that has missed a change, the one to be asked first in front. */
  listReaders: (tenantSlug: string) => Promise<readonly string[]>
  /** The servers that have dealers now, each with its replica. */
  listGroups: () => Promise<readonly (readonly string[])[]>
  version: { readonly current: string }
}

export class PlacedStockIndex implements StockIndex {
  readonly #options: PlacedStockIndexOptions

  constructor(options: PlacedStockIndexOptions) {
    this.#options = options
  }

  version(): string {
    return this.#options.version.current
  }

  search(request: StockSearchRequest) {
    return this.#ask(request.scope, (index) => index.search(request))
  }

  findCarBySlug(scope: StockScope, slug: string) {
    return this.#ask(scope, (index) => index.findCarBySlug(scope, slug))
  }

  listCars(scope: StockScope, listing: CarListing) {
    return this.#ask(scope, (index) => index.listCars(scope, listing))
  }

  listCarGroups(...[scope, listings]: Parameters<StockIndex['listCarGroups']>) {
    return this.#ask(scope, (index) => index.listCarGroups(scope, listings))
  }

  countFacet(...[scope, facet, limit]: Parameters<StockIndex['countFacet']>) {
    return this.#ask(scope, (index) => index.countFacet(scope, facet, limit))
  }

  listCarMarks(...[scope, part]: Parameters<StockIndex['listCarMarks']>) {
    return this.#ask(scope, (index) => index.listCarMarks(scope, part))
  }

  listSnapshots(scope: StockScope) {
    return this.#ask(scope, (index) => index.listSnapshots(scope))
  }

  readDigest(scope: StockScope) {
    return this.#ask(scope, (index) => index.readDigest(scope))
  }

  /** The latest offers of all servers; a car that a move has left elsewhere counts where its dealer is read. */
  async listMarketOffers(filter: readonly string[], limit: number): Promise<MarketOffer[]> {
    const { listGroups, listReaders } = this.#options
    const found = await Promise.all(
      (await listGroups()).map(async (group) => {
        // A car of a dealer whose copy has missed a change is in the group's other copy.
        const answers = await Promise.all(
          group.map((name) =>
            this.#index(name)
              .listMarketHits(filter, limit)
              .then((hits) => ({ name, hits }), asUnavailable),
          ),
        )
        const known = answers.filter((answer) => 'hits' in answer)
        const [failure] = answers.filter((answer) => answer instanceof StockUnavailableError)
        if (known.length === 0 && failure !== undefined) throw failure
        const answered = known.map(({ name }) => name)
        const read = await Promise.all(
          known.flatMap(({ name, hits }) =>
            hits.map(async (hit) => {
              const readers = await listReaders(readOwner(hit.id))
              return readers.find((each) => answered.includes(each)) === name ? [hit] : []
            }),
          ),
        )
        return read.flat()
      }),
    )
    return found
      .flat()
      .sort((one, other) => other.cameAt - one.cameAt)
      .slice(0, limit)
      .map(({ offer }) => offer)
  }

  /** Whether every dealer's stock can be read. @throws AggregateError of what the copies of one answered */
  async ping(signal: AbortSignal): Promise<void> {
    const groups = await this.#options.listGroups()
    await Promise.all(groups.map((group) => Promise.any(group.map((name) => this.#index(name).ping(signal)))))
  }

  async #ask<T>({ tenantSlug }: StockScope, ask: (index: MeilisearchStockIndex) => Promise<T>): Promise<T> {
    const readers = await this.#options.listReaders(tenantSlug)
    let last: unknown = new StockUnavailableError('No search server has the stock.')
    // A single one is asked twice, as where there is only one server.
    for (const name of readers.length === 1 ? [...readers, ...readers] : readers) {
      try {
        return await ask(this.#index(name))
      } catch (error) {
        if (!(error instanceof StockUnavailableError)) throw error
        last = error
      }
    }
    throw last
  }

  #index(name: string): MeilisearchStockIndex {
    const index = this.#options.servers.get(name)
    if (index === undefined) throw new Error(`There is no search server ${name}.`)
    return index
  }
}

function asUnavailable(error: unknown): StockUnavailableError {
  if (error instanceof StockUnavailableError) return error
  throw error
}
