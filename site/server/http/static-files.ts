// The built client and public/, read into memory at start, so that a newer build on disk does not remove assets of the
// pages that this process renders. Files named by a hash never change.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { matchesEtag, send } from './answer.ts'
import { CompressedBody, chooseEncoding, encodingHeaders } from './encodings.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const PRECOMPRESSED = new Set(['.ico', '.jpg', '.png', '.webp', '.woff2'])

interface StaticFile {
  readonly type: string
  readonly etag: string
  /** Pictures and fonts are already compressed. */
  readonly body: Buffer | CompressedBody
}

type Compress = (body: Buffer) => Promise<CompressedBody>

/** All files of the built client are below this path and named by a hash of their content. */
export const ASSETS = '/assets/'
const BUILT = '.br'

export class StaticFiles {
  readonly #folder: string | null
  /** The file as read, until its first request. */
  readonly #raw = new Map<string, Buffer>()
  /** Compressed by the build (build-steps/compress-assets.ts), by the path of the original file. */
  readonly #built = new Map<string, Buffer>()
  readonly #files = new Map<string, Promise<StaticFile>>()
  readonly #compress: Compress

  /** @param folder null for no files at all */
  constructor(folder: string | null, compress: Compress = (body) => CompressedBody.of(body, 9)) {
    this.#folder = folder
    this.#compress = compress
  }

  /** Reads all files; none is opened later, so no requested path can leave the folder. */
  async open(): Promise<this> {
    const folder = this.#folder
    if (folder === null) return this
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      if (entry.isFile() && !entry.name.startsWith('.')) {
        const file = join(entry.parentPath, entry.name)
        const path = file.slice(folder.length)
        const isBuilt = path.startsWith(ASSETS) && path.endsWith(BUILT)
        if (isBuilt) this.#built.set(path.slice(0, -BUILT.length), await readFile(file))
        else this.#raw.set(path, await readFile(file))
      }
    }
    return this
  }

  has(path: string): boolean {
    return this.#raw.has(path) || this.#files.has(path)
  }

  /** @throws what reading the compressed bytes throws; the next request tries again */
  async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const file = await this.#file(path)
    const packed = Buffer.isBuffer(file.body)
    const encoding = packed ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
    const headers = {
      ...(packed ? {} : encodingHeaders(encoding)),
      'cache-control': path.startsWith(ASSETS)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      etag: file.etag,
      'cross-origin-resource-policy': 'same-origin',
    }
    if (matchesEtag(request.headers['if-none-match'], file.etag)) return send(request, response, 304, headers)
    const body = Buffer.isBuffer(file.body) ? file.body : await file.body.get(encoding)
    send(request, response, 200, { ...headers, 'content-type': file.type }, body)
  }

  #file(path: string): Promise<StaticFile> {
    const known = this.#files.get(path)
    if (known) return known
    const file = this.#pack(path, this.#raw.get(path) ?? Buffer.alloc(0))
    this.#files.set(path, file)
    file.then(
      () => this.#raw.delete(path),
      () => this.#files.delete(path),
    )
    return file
  }

  async #pack(path: string, body: Buffer): Promise<StaticFile> {
    const extension = extname(path)
    return {
      type: TYPES[extension] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      body: PRECOMPRESSED.has(extension) ? body : await this.#compressed(path, body),
    }
  }

  #compressed(path: string, body: Buffer): CompressedBody | Promise<CompressedBody> {
    const built = this.#built.get(path)
    return built ? CompressedBody.ofBrotli(built) : this.#compress(body)
  }
}
