import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** As many bytes of documents stay in memory; what is more waits in a file. */
const HELD = 32_000_000
const CHUNK = 4_000_000
const BATCH_DOCUMENTS = 5_000
const BATCH_SIZE = 16_000_000
/** Bytes of a character in UTF-8 at most, by the sixteen bits that a string counts. */
const BYTES_A_CHARACTER = 3

export type SpooledCar = { id: string; json: string }

/** Documents one after the other, where each ends, and whose they are; `bytes` is null once they wait in the file. */
type Chunk = { bytes: Buffer | null; size: number; ids: string[]; ends: number[] }

/**
 * The cars a run will write, kept until the whole feed has been read: before that, nothing may change. They are kept as
 * bytes: strings by the ten thousand would be carried from place to place by every round of the garbage collector. A
 * large run would not fit into memory, and waits in a file.
 */
export class Spool {
  readonly #path: string
  readonly #chunks: Chunk[] = []
  #file: FileHandle | null = null
  #held = 0

  /** @param path of the file that is made when it is needed, and removed by `close` */
  constructor(path: string) {
    this.#path = path
  }

  /** Keeps a car. */
  async add({ id, json }: SpooledCar): Promise<void> {
    const room = json.length * BYTES_A_CHARACTER
    const last = this.#chunks.at(-1)
    const bytes = last?.bytes ?? null
    if (last === undefined || bytes === null || bytes.length - last.size < room) {
      if (this.#held >= HELD) await this.#unload()
      this.#append(newChunk(room), { id, json })
    } else {
      append(last, bytes, { id, json })
    }
  }

  /** The cars in the order in which they came, in batches that one request can carry. */
  async *batches(): AsyncGenerator<SpooledCar[]> {
    let batch: SpooledCar[] = []
    let size = 0
    let place = 0
    for (const chunk of this.#chunks) {
      const bytes = chunk.bytes ?? (await this.#load(place, chunk.size))
      if (chunk.bytes === null) place += chunk.size
      for (const car of carsOf(chunk, bytes)) {
        batch.push(car)
        size += car.json.length
        if (batch.length < BATCH_DOCUMENTS && size < BATCH_SIZE) continue
        yield batch
        batch = []
        size = 0
      }
    }
    if (batch.length > 0) yield batch
  }

  async close(): Promise<void> {
    if (this.#file === null) return
    await this.#file.close()
    await rm(this.#path, { force: true })
  }

  #append(chunk: Chunk & { bytes: Buffer }, car: SpooledCar): void {
    append(chunk, chunk.bytes, car)
    this.#chunks.push(chunk)
    this.#held += chunk.bytes.length
  }

  /** Everything held goes to the end of the file. */
  async #unload(): Promise<void> {
    if (this.#file === null) {
      await mkdir(dirname(this.#path), { recursive: true })
      this.#file = await open(this.#path, 'w+')
    }
    for (const chunk of this.#chunks) {
      if (chunk.bytes === null) continue
      await this.#file.writeFile(chunk.bytes.subarray(0, chunk.size))
      chunk.bytes = null
    }
    this.#held = 0
  }

  async #load(place: number, size: number): Promise<Buffer> {
    const bytes = Buffer.allocUnsafe(size)
    const read = await this.#file?.read(bytes, 0, size, place)
    if (read?.bytesRead !== size)
      throw new Error(`The work file ${this.#path} has lost what was written into it.`)
    return bytes
  }
}

function newChunk(room: number): Chunk & { bytes: Buffer } {
  return { bytes: Buffer.allocUnsafeSlow(Math.max(CHUNK, room)), size: 0, ids: [], ends: [] }
}

function append(chunk: Chunk, bytes: Buffer, { id, json }: SpooledCar): void {
  chunk.size += bytes.write(json, chunk.size)
  chunk.ids.push(id)
  chunk.ends.push(chunk.size)
}

function* carsOf({ ids, ends }: Chunk, bytes: Buffer): Generator<SpooledCar> {
  let start = 0
  for (const [index, id] of ids.entries()) {
    const end = ends[index] ?? start
    yield { id, json: bytes.toString('utf8', start, end) }
    start = end
  }
}
