import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type CarBatch, CarLines, type WrittenCar } from './car-lines.ts'

/** As many bytes of documents stay in memory; what is more waits in a file. */
const MAX_MEMORY_BYTES = 32_000_000

type SpilledBatch = { size: number; batchOf: (lines: Uint8Array<ArrayBuffer>) => CarBatch }

/**
 * The cars a run will write, kept until the whole feed has been read: before that, nothing may change. They are kept as
 * bytes: strings by the ten thousand would be carried from place to place by every round of the garbage collector. A
 * large run would not fit into memory, and waits in a file.
 */
export class WriteBuffer {
  readonly #path: string
  readonly #spilled: SpilledBatch[] = []
  #inMemory: CarLines[] = []
  #file: FileHandle | null = null
  #memoryBytes = 0

  /** @param path of the file that is made when it is needed, and removed by `close` */
  constructor(path: string) {
    this.#path = path
  }

  /** Keeps a car. There is something to wait for when others have to make room. */
  add(car: WrittenCar): Promise<void> | undefined {
    if (this.#inMemory.at(-1)?.add(car)) return undefined
    if (this.#memoryBytes >= MAX_MEMORY_BYTES) return this.#spill().then(() => this.#append(car))
    this.#append(car)
    return undefined
  }

  /** The cars in the order in which they came, in batches that one request can carry. */
  async *batches(): AsyncGenerator<CarBatch> {
    let offset = 0
    for (const { size, batchOf } of this.#spilled) {
      yield batchOf(await this.#load(offset, size))
      offset += size
    }
    yield* this.#inMemory
  }

  async close(): Promise<void> {
    if (this.#file === null) return
    await this.#file.close()
    await rm(this.#path, { force: true })
  }

  #append(car: WrittenCar): void {
    const batch = new CarLines(car)
    this.#inMemory.push(batch)
    this.#memoryBytes += batch.capacity
  }

  /** Everything held goes to the end of the file. */
  async #spill(): Promise<void> {
    if (this.#file === null) {
      await mkdir(dirname(this.#path), { recursive: true })
      this.#file = await open(this.#path, 'w+')
    }
    for (const batch of this.#inMemory) {
      await this.#file.writeFile(batch.lines)
      this.#spilled.push({ size: batch.lines.length, batchOf: batch.release() })
    }
    this.#inMemory = []
    this.#memoryBytes = 0
  }

  async #load(offset: number, size: number): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = Buffer.allocUnsafe(size)
    const read = await this.#file?.read(bytes, 0, size, offset)
    if (read?.bytesRead !== size)
      throw new Error(`The work file ${this.#path} has lost what was written into it.`)
    return bytes
  }
}
