import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type CarBatch, CarLines, type WrittenCar } from './car-lines.ts'

/** Bytes held in memory before batches are written to a file. */
const MAX_MEMORY_BYTES = 32_000_000

type SpilledBatch = { size: number; batchOf: (lines: Uint8Array<ArrayBuffer>) => CarBatch }

/**
 * Buffers the cars of a run until the whole feed has been read; nothing may be written before that. Documents are held as bytes,
 * which are cheaper for the garbage collector than strings, and spill to a file when there are many.
 */
export class WriteBuffer {
  readonly #path: string
  readonly #spilled: SpilledBatch[] = []
  #inMemory: CarLines[] = []
  #file: FileHandle | null = null
  #memoryBytes = 0

  /** @param path of the file, created when needed and deleted by `close` */
  constructor(path: string) {
    this.#path = path
  }

  /** Adds a car; returns a promise to await when the buffer spills. */
  add(car: WrittenCar): Promise<void> | undefined {
    if (this.#inMemory.at(-1)?.add(car)) return undefined
    if (this.#memoryBytes >= MAX_MEMORY_BYTES) return this.#spill().then(() => this.#append(car))
    this.#append(car)
    return undefined
  }

  /** The cars in order, in batches of one request. */
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

  /** Appends everything in memory to the file. */
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
