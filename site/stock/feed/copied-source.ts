import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import type { FeedSource } from './feed-source.ts'

/** Chunk size when the copy is decompressed. */
const CHUNK_BYTES = 256_000

type Copy = { path: string; hash: string }

/** Copies a feed while it is read, so that the stored copy is what was imported even if the file is replaced meanwhile. */
export class CopiedSource {
  readonly #path: string
  readonly #hash = createHash('sha256')
  readonly #gzip = createGzip({ level: constants.Z_BEST_SPEED })
  #source: AsyncIterator<Uint8Array> | null = null
  #written: Promise<void> | null = null
  #finished: Promise<Copy> | null = null

  /** @param path of the compressed copy */
  constructor(path: string) {
    this.#path = path
  }

  /** Yields the bytes of `source` and copies them. */
  read(source: FeedSource): AsyncGenerator<Uint8Array> {
    this.#source = source[Symbol.asyncIterator]()
    return this.#chunks()
  }

  async *#chunks(): AsyncGenerator<Uint8Array> {
    for (let chunk = await this.#take(); chunk !== null; chunk = await this.#take()) yield chunk
  }

  /** Yields the copied bytes again. */
  async *reopen(): AsyncGenerator<Uint8Array> {
    const { path } = await this.finish()
    const unpacked = createGunzip({ chunkSize: CHUNK_BYTES })
    // Failures surface through the stream that is read.
    pipeline(createReadStream(path), unpacked).catch(() => undefined)
    yield* unpacked
  }

  /** Copies what has not been read yet and closes the copy. */
  finish(): Promise<Copy> {
    this.#finished ??= this.#finish()
    return this.#finished
  }

  async #finish(): Promise<Copy> {
    await this.#open()
    while ((await this.#take()) !== null);
    this.#gzip.end()
    await this.#written
    return { path: this.#path, hash: this.#hash.digest('hex') }
  }

  /** Closes and deletes the copy. */
  async discard(): Promise<void> {
    this.#gzip.destroy()
    await rm(this.#path, { force: true })
  }

  async #open(): Promise<void> {
    if (this.#written !== null) return
    await mkdir(dirname(this.#path), { recursive: true })
    this.#written = pipeline(this.#gzip, createWriteStream(this.#path))
    // `finish` reports it; handled here, so that an earlier failure of the reader is the one reported.
    this.#written.catch(() => undefined)
  }

  async #take(): Promise<Uint8Array | null> {
    await this.#open()
    const next = await this.#source?.next()
    if (next === undefined || next.done) return null
    this.#hash.update(next.value)
    if (!this.#gzip.write(next.value)) await once(this.#gzip, 'drain')
    return next.value
  }
}
