// A dump in Meilisearch's layout of version 6: metadata.json, keys.jsonl, the metadata, settings and documents of
// each index, and empty queues of tasks and batches, because the task history is not exported.
import { createWriteStream, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ApiKey } from '../auth/key.ts'
import { SERVER_VERSION } from '../options.ts'
import type { DocumentsTable } from '../storage/documents-table.ts'
import type { IndexRow } from '../storage/indexes-table.ts'
import type { Slices } from '../tasks/slices.ts'
import { tarEnd, tarFill, tarHead } from './tar.ts'

const PAGE = 100
const FOLDERS = ['indexes/', 'tasks/', 'tasks/update_files/', 'batches/']

export interface DumpContent {
  indexes: IndexRow[]
  documents: DocumentsTable
  /** Newest first; the file lists the oldest first. */
  keys: ApiKey[]
}

/**
 * Writes a dump named by the time (ISO) into a folder, which is created. The file is renamed when complete. Returns
 * its uid: the name without `.dump`.
 */
export async function writeDump(
  folder: string,
  now: string,
  content: DumpContent,
  slices: Slices,
): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const uid = uidOf(now)
  const file = join(folder, `${uid}.dump`)
  const gzip = createGzip()
  const output = createWriteStream(`${file}.part`, { flush: true })
  const written = finished(gzip.pipe(output))
  written.catch(() => {}) // reported by the await below
  gzip.on('error', (error) => output.destroy(error))
  output.on('error', (error) => gzip.destroy(error))
  await new DumpWriter(gzip, Math.floor(Date.parse(now) / 1000), slices).write(now, content)
  gzip.end()
  await written
  renameSync(`${file}.part`, file)
  return uid
}

/** `20260701-093005123` */
const uidOf = (now: string) => now.replaceAll(/[-:.Z]/g, '').replace('T', '-')

class DumpWriter {
  readonly #output: Writable
  readonly #seconds: number
  readonly #slices: Slices

  constructor(output: Writable, seconds: number, slices: Slices) {
    this.#output = output
    this.#seconds = seconds
    this.#slices = slices
  }

  async write(now: string, { indexes, documents, keys }: DumpContent): Promise<void> {
    await this.#file(
      'metadata.json',
      JSON.stringify({ dumpVersion: 'V6', dbVersion: SERVER_VERSION, dumpDate: now }),
    )
    for (const folder of FOLDERS) await this.#put(tarHead(`./${folder}`, 0, this.#seconds))
    await this.#file('tasks/queue.jsonl', '')
    await this.#file('batches/queue.jsonl', '')
    await this.#file(
      'keys.jsonl',
      keys
        .toReversed()
        .map((key) => `${JSON.stringify(dumpedKey(key))}\n`)
        .join(''),
    )
    for (const row of indexes) await this.#index(row, documents)
    await this.#put(tarEnd())
  }

  async #index({ id, uid, primaryKey, createdAt, updatedAt, settings }: IndexRow, documents: DocumentsTable) {
    const folder = `indexes/${uid}/`
    await this.#put(tarHead(`./${folder}`, 0, this.#seconds))
    await this.#file(`${folder}metadata.json`, JSON.stringify({ uid, primaryKey, createdAt, updatedAt }))
    await this.#file(`${folder}settings.json`, JSON.stringify(settings))
    // The archive stores a file's size before its bytes, so the documents are read twice.
    let size = 0
    await this.#slices.each(pagesOf(documents, id), (page) => {
      size += page.length
    })
    await this.#put(tarHead(`./${folder}documents.jsonl`, size, this.#seconds))
    for (const page of pagesOf(documents, id)) {
      await this.#put(page)
      if (this.#slices.isDue()) await this.#slices.rest()
    }
    await this.#put(tarFill(size))
  }

  async #file(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text)
    await this.#put(tarHead(`./${name}`, bytes.length, this.#seconds))
    await this.#put(bytes)
    await this.#put(tarFill(bytes.length))
  }

  async #put(bytes: Buffer): Promise<void> {
    if (this.#output.destroyed) throw this.#output.errored ?? new Error('The dump cannot be written.')
    if (bytes.length === 0 || this.#output.write(bytes)) return
    await new Promise<void>((resolve) => {
      this.#output.once('drain', resolve)
      this.#output.once('close', resolve)
    })
  }
}

/** Documents of an index, one per line, read in pages. */
function* pagesOf(documents: DocumentsTable, index: number): Generator<Buffer> {
  for (let from = 0; ; ) {
    const page = documents.list(index, from, PAGE)
    const last = page.at(-1)
    if (!last) return
    yield Buffer.from(page.map(({ body }) => `${body}\n`).join(''))
    from = last.doc + 1
  }
}

/** A key with its field names in a dump. */
const dumpedKey = ({ expiresAt, createdAt, updatedAt, ...key }: ApiKey) => ({
  ...key,
  expires_at: expiresAt,
  created_at: createdAt,
  updated_at: updatedAt,
})
