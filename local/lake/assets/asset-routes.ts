// `/images/…` and `/files/…`: readable without a token, as on the hosted service, because the names are unguessable
// hashes.

import { createHash } from 'node:crypto'
import { parseByteRange } from '../../http/byte-range.ts'
import { pathParam } from '../../http/router.ts'
import { plainError } from '../http/api-error.ts'
import type { Answer, Exchange, Headers } from '../http/exchange.ts'
import type { Route } from '../http/route.ts'
import type { Lake } from '../lake.ts'
import { getMimeType, isShownInBrowser } from './file-types.ts'
import { parseImageParams } from './image-params.ts'
import { renderImage } from './image-transform.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const IMAGE_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  avif: 'image/avif',
}

export function assetRoutes(lake: Lake): Route[] {
  const route = (path: string, handle: (lake: Lake, exchange: Exchange) => Promise<Answer>): Route => ({
    method: 'GET',
    path,
    access: 'anyone',
    handle: (exchange) => handle(lake, exchange),
  })
  return [
    route('/images/:project/:dataset/:file', image),
    // A display name may follow the file's own.
    route('/images/:project/:dataset/:file/:name', image),
    route('/files/:project/:dataset/:file', file),
    route('/files/:project/:dataset/:file/:name', file),
  ]
}

async function image(lake: Lake, exchange: Exchange): Promise<Answer> {
  const name = pathParam(exchange.params, 'file')
  const extension = name.slice(name.lastIndexOf('.') + 1)
  await requireFile(lake, name)
  const headers: Headers = { 'cache-control': FOREVER, ...safe(), ...download(exchange, name) }
  const type = IMAGE_TYPES[extension] ?? 'application/octet-stream'
  if (!isTransformed(exchange.query)) {
    return {
      kind: 'raw',
      status: 200,
      body: lake.files.stream(name),
      headers: { ...headers, 'content-type': type },
    }
  }
  const params = parseImageParams(exchange.query, exchange.headers.accept ?? '')
  const key = createHash('sha1')
    .update(JSON.stringify([name, params]))
    .digest('hex')
  const rendered = await lake.renders.get(key, async () => {
    const { bytes, contentType } = await renderImage(await lake.files.read(name), extension, params)
    return Buffer.concat([Buffer.from(`${contentType}\n`), bytes])
  })
  const end = rendered.indexOf(0x0a)
  const contentType = rendered.subarray(0, end).toString('latin1')
  const body = rendered.subarray(end + 1)
  return {
    kind: 'raw',
    status: 200,
    body,
    headers: { ...headers, 'content-type': contentType, vary: 'accept' },
  }
}

async function file(lake: Lake, exchange: Exchange): Promise<Answer> {
  const name = pathParam(exchange.params, 'file')
  const extension = name.slice(name.lastIndexOf('.') + 1)
  const size = await requireFile(lake, name)
  const shown = isShownInBrowser(extension) && !exchange.query.has('dl')
  const headers: Headers = {
    'content-type': shown ? getMimeType(extension) : 'application/octet-stream',
    'cache-control': FOREVER,
    'accept-ranges': 'bytes',
    ...safe(),
    ...(shown ? {} : { 'content-disposition': `attachment; filename="${downloadName(exchange, name)}"` }),
  }
  const range = parseByteRange(exchange.headers.range, size)
  // An unsatisfiable range is answered with the whole file.
  if (range === null || range === 'unsatisfiable') {
    return {
      kind: 'raw',
      status: 200,
      body: lake.files.stream(name),
      headers: { ...headers, 'content-length': `${size}` },
    }
  }
  headers['content-range'] = `bytes ${range.start}-${range.end}/${size}`
  headers['content-length'] = String(range.end - range.start + 1)
  return { kind: 'raw', status: 206, body: lake.files.stream(name, range), headers }
}

async function requireFile(lake: Lake, name: string): Promise<number> {
  const size = await lake.files.findSize(name)
  if (size === null) throw plainError(404, 'There is no such asset')
  return size
}

/** Uploads share the Studio's origin: scripts in them must not run. */
function safe(): Headers {
  return {
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  }
}

function isTransformed(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => name !== 'dl')
}

function download(exchange: Exchange, name: string): Headers {
  if (!exchange.query.has('dl')) return {}
  return { 'content-disposition': `attachment; filename="${downloadName(exchange, name)}"` }
}

function downloadName(exchange: Exchange, name: string): string {
  const requestedName = exchange.query.get('dl') || exchange.params.name || name
  return requestedName.replace(/[^\w.()\- ]/g, '_').slice(0, 150)
}
