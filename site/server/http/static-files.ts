// The built client and public/, read once and kept compressed. What the build named by a hash never changes.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { matchesEtag, send } from './answer.ts'
import { Bodies, chooseEncoding, encodingHeaders } from './encodings.ts'

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
const PACKED = new Set(['.ico', '.jpg', '.png', '.webp', '.woff2'])

interface StaticFile {
  readonly type: string
  readonly etag: string
  /** Pictures and fonts are compressed already and go as they are. */
  readonly body: Buffer | Bodies
}

export class StaticFiles {
  readonly #folder: string
  readonly #known = new Set<string>()
  readonly #files = new Map<string, Promise<StaticFile>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Lists what there is; only listed paths are ever opened. */
  async open(): Promise<this> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      if (entry.isFile() && !entry.name.startsWith('.')) {
        this.#known.add(join(entry.parentPath, entry.name).slice(this.#folder.length))
      }
    }
    return this
  }

  has(path: string): boolean {
    return this.#known.has(path)
  }

  async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const file = await this.#file(path)
    const packed = Buffer.isBuffer(file.body)
    const encoding = packed ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
    const headers = {
      ...(packed ? {} : encodingHeaders(encoding)),
      'cache-control': path.startsWith('/assets/')
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
    const file = this.#read(path)
    this.#files.set(path, file)
    return file
  }

  async #read(path: string): Promise<StaticFile> {
    const body = await readFile(join(this.#folder, path))
    const extension = extname(path)
    return {
      type: TYPES[extension] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      body: PACKED.has(extension) ? body : await Bodies.of(body, 9),
    }
  }
}
