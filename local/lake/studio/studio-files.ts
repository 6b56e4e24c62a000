import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'

export interface StudioFile {
  bytes: Buffer
  contentType: string
  etag: string
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** A file of the built Studio; null when it is missing or outside the folder. */
export async function readStudioFile(folder: string, path: string): Promise<StudioFile | null> {
  const root = resolve(folder)
  const full = resolve(root, path)
  if (!full.startsWith(root + sep) || full.includes('\0')) return null
  const found = await stat(full).catch(() => null)
  if (!found?.isFile()) return null
  const bytes = await readFile(full)
  const etag = `"${createHash('sha1').update(bytes).digest('base64url').slice(0, 20)}"`
  return { bytes, contentType: TYPES[extname(full)] ?? 'application/octet-stream', etag }
}
