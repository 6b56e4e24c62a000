/*
 * The stock on several search servers, with the methods of one: every change of a dealer's stock goes to all servers that
 * have it. What one of them missed is noted, so that nobody reads it there before it is rebuilt (decision 141).
 */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Copies, readOwner } from '#app/integrations/search-servers/place-dealers.ts'
import { ALL_DEALERS, type Copy } from '#db/search-servers/search-copies-repository.ts'
import { IndexTaskError, isIndexMissing, isIndexUnavailable, type StockStore } from '../index/stock-store.ts'

/** How often a copy that another writer has overtaken is compared again. */
const COMPARED_TIMES = 4
const COMPARED_AT_ONCE = 1_000

/** Notes of copies that missed a change, in the database. */
export type CopyNotes = {
  noteWrite: (writeId: string, copies: readonly Copy[]) => Promise<void>
  endWrite: (writeId: string, missed: readonly Copy[]) => Promise<void>
  noteMissed: (copies: readonly Copy[]) => Promise<void>
  listMissed: () => Promise<readonly Copy[]>
  isWritten: (tenantSlug: string) => Promise<boolean>
}

export type PlacedStoreOptions = {
  /** Each server's store, opened for this one, by the server's name. */
  stores: ReadonlyMap<string, StockStore>
  copiesOf: (tenantSlug: string) => Copies
  /** The servers that dealers are placed on, each with its replica. */
  groups: readonly (readonly string[])[]
  notes: Omit<CopyNotes, 'isWritten'>
  warn: (message: string, details: Record<string, unknown>) => void
}

type Write = {
  id: string
  servers: readonly string[]
  /** Those that may be read. */
  whole: readonly string[]
  failed: Map<string, unknown>
  ids: Set<string>
}

export class PlacedStore {
  readonly #options: PlacedStoreOptions
  /** By dealer, until `settle`. */
  readonly #writes = new Map<string, Promise<Write>>()
  #missed: Promise<readonly Copy[]> | null = null

  constructor(options: PlacedStoreOptions) {
    this.#options = options
  }

  /** Whether every server that answers has the index with the stock's settings. */
  async isPrepared(): Promise<boolean> {
    const answers = await this.#ofAll((store) => store.isPrepared())
    return [...answers.values()].every((isPrepared) => isPrepared)
  }

  /** As of one server; a server that has lost its index beside one that has not is not read until it is rebuilt. */
  async prepare(): Promise<boolean> {
    const had = await this.#ofAll((store) => store.hasIndex())
    for (const group of this.#options.groups) {
      const lost = group.filter((name) => had.get(name) === false)
      if (lost.length > 0 && group.some((name) => had.get(name) === true))
        await this.#options.notes.noteMissed(lost.map((server) => ({ server, tenantSlug: ALL_DEALERS })))
    }
    this.#missed = null
    const changed = await this.#ofAll((store) => store.prepare())
    return [...changed.values()].some((isChanged) => isChanged)
  }

  async rebuild(): Promise<number> {
    let count = 0
    const counts = await this.#ofAll((store) => store.rebuild())
    for (const [first = ''] of this.#options.groups) count += counts.get(first) ?? 0
    return count
  }

  async readVersion(): Promise<string> {
    const versions = await this.#ofAll((store) => store.readVersion())
    return JSON.stringify([...versions])
  }

  readRows(dealer: Parameters<StockStore['readRows']>[0]) {
    return this.#read(dealer.slug, (store) => store.readRows(dealer))
  }

  async *readFinance(
    dealer: Parameters<StockStore['readFinance']>[0],
  ): ReturnType<StockStore['readFinance']> {
    // Which server is read is decided by the first page; a server that is lost later ends the reading.
    const [first, rest] = await this.#read(dealer.slug, async (store) => {
      const pages = store.readFinance(dealer)
      return [await pages.next(), pages] as const
    })
    if (first.done) return
    yield first.value
    yield* rest
  }

  async readDocuments(ids: readonly string[]): Promise<Map<string, Record<string, unknown>>> {
    const found = new Map<string, Record<string, unknown>>()
    for (const [slug, own] of byOwner(ids, (id) => id))
      for (const [id, document] of await this.#read(slug, (store) => store.readDocuments(own)))
        found.set(id, document)
    return found
  }

  findCars(asked: Parameters<StockStore['findCars']>[0]) {
    return this.#readAll((store) => store.findCars(asked))
  }

  async searchCars(...asked: Parameters<StockStore['searchCars']>) {
    return (await this.#readAll((store) => store.searchCars(...asked))).slice(0, asked[2].limit)
  }

  countMatches(id: string, expression: string) {
    return this.#read(readOwner(id), (store) => store.countMatches(id, expression))
  }

  async write(lines: Uint8Array<ArrayBuffer>, ids: readonly string[]): Promise<void> {
    const [slug = ''] = ids.map(readOwner)
    await this.#send(slug, ids, (store) => store.write(lines, ids))
  }

  async rerank(ranks: readonly { id: string; rank: number }[]): Promise<void> {
    for (const [slug, own] of byOwner(ranks, ({ id }) => id))
      await this.#send(slug, own.map(idOf), (store) => store.rerank(own))
  }

  async patch(fields: Parameters<StockStore['patch']>[0]): Promise<void> {
    for (const [slug, own] of byOwner(fields, ({ id }) => id))
      await this.#send(slug, own.map(idOf), (store) => store.patch(own))
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const [slug, own] of byOwner(ids, (id) => id))
      await this.#send(slug, own, (store) => store.remove(own))
  }

  /**
   * Waits for all writes, and compares the copies of what was written.
   * @throws what a server threw where no whole copy of a dealer's stock took the change
   */
  async settle(): Promise<void> {
    const writes = await Promise.all(
      [...this.#writes].map(async ([slug, write]) => [slug, await write] as const),
    )
    this.#writes.clear()
    const failed = new Map<string, unknown>()
    const used = new Set(writes.flatMap(([, { servers }]) => servers))
    for (const name of used)
      await this.#store(name)
        .settle()
        .catch((error: unknown) => {
          if (!isIndexUnavailable(error) && !(error instanceof IndexTaskError)) throw error
          failed.set(name, error)
        })
    let unwritten: unknown
    for (const [slug, write] of writes) {
      for (const [name, error] of failed) if (write.servers.includes(name)) write.failed.set(name, error)
      unwritten ??= await this.#end(slug, write)
    }
    if (unwritten !== undefined) throw unwritten
  }

  /** @returns the error of a write that no whole copy took */
  async #end(slug: string, write: Write): Promise<unknown> {
    const took = write.whole.filter((name) => !write.failed.has(name))
    const [from] = took
    // Where none took it, the one that is read may have it in part, as a single server may; the next import finds the rest.
    const missed = from === undefined ? write.whole.slice(1) : [...write.failed.keys()]
    for (const name of took.slice(1)) {
      const isSame = await this.#level(String(from), name, [...write.ids]).catch((error: unknown) => {
        if (!isIndexUnavailable(error) && !(error instanceof IndexTaskError)) throw error
        return false
      })
      if (!isSame) missed.push(name)
    }
    await this.#options.notes.endWrite(
      write.id,
      missed.map((server) => ({ server, tenantSlug: slug })),
    )
    this.#missed = null
    for (const server of missed)
      this.#options.warn('a search server has missed a change, and is not read for the dealer', {
        server,
        tenant: slug,
      })
    return from === undefined ? ([...write.failed.values()][0] ?? new Error('No copy is whole.')) : undefined
  }

  /** Two writers may have reached the servers in another order: the second server gets the cars of the first. */
  async #level(from: string, to: string, ids: readonly string[]): Promise<boolean> {
    let left = [...ids]
    for (let times = 0; times < COMPARED_TIMES; times += 1) {
      left = await levelCars(this.#store(from), this.#store(to), left)
      if (left.length === 0) return true
    }
    return false
  }

  /** Sends a change to every server of a dealer. @throws where no whole copy can be reached */
  async #send(
    slug: string,
    ids: readonly string[],
    send: (store: StockStore) => Promise<void>,
  ): Promise<void> {
    if (ids.length === 0) return
    const begun = this.#writes.get(slug) ?? this.#begin(slug)
    this.#writes.set(slug, begun)
    const write = await begun
    for (const id of ids) write.ids.add(id)
    for (const name of write.servers) {
      if (write.failed.has(name)) continue
      await send(this.#store(name)).catch((error: unknown) => {
        if (!isIndexUnavailable(error)) throw error
        write.failed.set(name, error)
      })
    }
    if (write.whole.every((name) => write.failed.has(name))) {
      this.#writes.delete(slug)
      throw await this.#end(slug, write)
    }
  }

  async #begin(slug: string): Promise<Write> {
    const servers = this.#options.copiesOf(slug)
    const lost = await this.#noteLost(servers)
    const whole = await this.#wholeOf(slug, servers)
    const id = randomUUID()
    await this.#options.notes.noteWrite(
      id,
      whole.slice(1).map((server) => ({ server, tenantSlug: slug })),
    )
    return { id, servers, whole, failed: new Map(lost), ids: new Set() }
  }

  /**
   * A server that came back empty would take the next change for its whole stock. @returns the servers without an index,
   * which get no change until they are rebuilt
   */
  async #noteLost(servers: readonly string[]): Promise<[name: string, error: Error][]> {
    const had = new Map<string, boolean>()
    for (const name of servers.length > 1 ? servers : [])
      await this.#store(name)
        .hasIndex()
        .then(
          (has) => had.set(name, has),
          (error: unknown) => {
            if (!isIndexUnavailable(error)) throw error
          },
        )
    const lost = servers.filter((name) => had.get(name) === false)
    if (lost.length === 0 || ![...had.values()].includes(true)) return []
    await this.#options.notes.noteMissed(lost.map((server) => ({ server, tenantSlug: ALL_DEALERS })))
    this.#missed = null
    return lost.map((name) => [name, new Error(`${name} has no index.`)])
  }

  /** Asks a whole copy of a dealer's stock, the next one where the first does not answer. */
  async #read<T>(slug: string, ask: (store: StockStore) => Promise<T>): Promise<T> {
    let last: unknown = new Error(`No search server has the whole stock of ${slug}.`)
    for (const name of await this.#wholeOf(slug, this.#options.copiesOf(slug))) {
      try {
        return await ask(this.#store(name))
      } catch (error) {
        if (!isIndexUnavailable(error) && !isIndexMissing(error)) throw error
        last = error
      }
    }
    throw last
  }

  /** Documents of any dealer, each from a server that has the whole stock of its dealer. */
  async #readAll(ask: (store: StockStore) => Promise<Record<string, unknown>[]>) {
    const answers = await this.#ofAll(ask)
    const found: Record<string, unknown>[] = []
    for (const [name, documents] of answers)
      for (const document of documents) {
        const slug = readOwner(String(document.id))
        const readers = await this.#wholeOf(slug, this.#options.copiesOf(slug))
        if (readers.find((each) => answers.has(each)) === name) found.push(document)
      }
    return found
  }

  async #wholeOf(slug: string, servers: readonly string[]): Promise<string[]> {
    this.#missed ??= this.#options.notes.listMissed()
    const missed = await this.#missed
    return servers.filter(
      (name) =>
        !missed.some(({ server, tenantSlug }) => server === name && [slug, ALL_DEALERS].includes(tenantSlug)),
    )
  }

  /** Asks every server; one that does not answer, or has no index, is left out where its group has another. */
  async #ofAll<T>(ask: (store: StockStore) => Promise<T>): Promise<Map<string, T>> {
    const answers = new Map<string, T>()
    for (const group of this.#options.groups) {
      let failure: unknown
      for (const name of group) {
        try {
          answers.set(name, await ask(this.#store(name)))
        } catch (error) {
          if (!isIndexUnavailable(error) && !isIndexMissing(error)) throw error
          failure = error
        }
      }
      // Nobody is placed yet on a server that has no index.
      const isUnused = isIndexMissing(failure) && answers.size > 0
      if (!group.some((name) => answers.has(name)) && !isUnused) throw failure
    }
    return answers
  }

  #store(name: string): StockStore {
    const store = this.#options.stores.get(name)
    if (store === undefined) throw new Error(`There is no search server ${name}.`)
    return store
  }
}

/** Makes cars on one server as they are on another. @returns the ids of those that were not */
export async function levelCars(from: StockStore, to: StockStore, ids: readonly string[]): Promise<string[]> {
  const other: string[] = []
  for (let start = 0; start < ids.length; start += COMPARED_AT_ONCE) {
    const part = ids.slice(start, start + COMPARED_AT_ONCE)
    const [wanted, present] = await Promise.all([from.readDocuments(part), to.readDocuments(part)])
    const changed = part.filter((id) => !isDeepStrictEqual(wanted.get(id), present.get(id)))
    const documents = changed.flatMap((id) => wanted.get(id) ?? [])
    if (documents.length > 0) await to.write(linesOf(documents))
    await to.remove(changed.filter((id) => !wanted.has(id)))
    other.push(...changed)
  }
  if (other.length > 0) await to.settle()
  return other
}

const linesOf = (documents: readonly unknown[]) =>
  new TextEncoder().encode(documents.map((each) => JSON.stringify(each)).join('\n'))

const idOf = ({ id }: { id: string }) => id

function byOwner<T>(items: readonly T[], readId: (item: T) => string): Map<string, T[]> {
  return Map.groupBy(items, (item) => readOwner(readId(item)))
}
