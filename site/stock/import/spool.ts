import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'

/** As many characters of documents stay in memory; what is more waits in a file. */
const HELD = 32_000_000
const BATCH_DOCUMENTS = 5_000
const BATCH_SIZE = 16_000_000

export type SpooledCar = { id: string; json: string }

/**
 * The cars a run will write, kept until the whole feed has been read: before that, nothing may change. A large run
 * would not fit into memory.
 */
export class Spool {
  readonly #path: string
  #file: FileHandle | null = null
  #held: SpooledCar[] = []
  #size = 0

  /** @param path of the file that is made when it is needed, and removed by `close` */
  constructor(path: string) {
    this.#path = path
  }

  /** Keeps a car; its JSON has no line breaks. */
  async add(car: SpooledCar): Promise<void> {
    this.#held.push(car)
    this.#size += car.json.length
    if (this.#size < HELD) return
    if (this.#file === null) {
      await mkdir(dirname(this.#path), { recursive: true })
      this.#file = await open(this.#path, 'w')
    }
    await this.#file.writeFile(this.#held.map(({ id, json }) => `${id}\t${json}\n`).join(''))
    this.#held = []
    this.#size = 0
  }

  /** The cars in the order in which they came, in batches that one request can carry. */
  async *batches(): AsyncGenerator<SpooledCar[]> {
    let batch: SpooledCar[] = []
    let size = 0
    for await (const car of this.#cars()) {
      batch.push(car)
      size += car.json.length
      if (batch.length < BATCH_DOCUMENTS && size < BATCH_SIZE) continue
      yield batch
      batch = []
      size = 0
    }
    if (batch.length > 0) yield batch
  }

  async close(): Promise<void> {
    if (this.#file === null) return
    await this.#file.close()
    await rm(this.#path, { force: true })
  }

  async *#cars(): AsyncGenerator<SpooledCar> {
    if (this.#file !== null) {
      for await (const line of createInterface({ input: createReadStream(this.#path) })) {
        const tab = line.indexOf('\t')
        yield { id: line.slice(0, tab), json: line.slice(tab + 1) }
      }
    }
    yield* this.#held
  }
}
