import { pathParam } from '../../http/router.ts'
import { plainError } from '../http/api-error.ts'
import type { Answer, Exchange, Headers } from '../http/exchange.ts'
import type { Route } from '../http/route.ts'
import type { Lake } from '../lake.ts'
import { envScript } from './env-script.ts'
import { notBuiltPage } from './not-built-page.ts'
import { readStudioFile } from './studio-files.ts'

const PAGE = 'text/html; charset=utf-8'

/** The built Studio: its files, and its page for every other path. */
export function studioRoutes(lake: Lake): Route[] {
  return [
    { method: 'GET', path: '/env.js', access: 'anyone', handle: () => env(lake) },
    { method: 'GET', path: '/', access: 'anyone', handle: (exchange) => page(lake, exchange) },
    { method: 'GET', path: '/*path', access: 'anyone', handle: (exchange) => fileOrPage(lake, exchange) },
  ]
}

function env(lake: Lake): Answer {
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }
  return { kind: 'raw', status: 200, body: envScript(lake), headers }
}

async function fileOrPage(lake: Lake, exchange: Exchange): Promise<Answer> {
  const path = pathParam(exchange.params, 'path')
  const file = await readStudioFile(lake.options.studioFolder, path)
  if (file && file.contentType !== PAGE) {
    // Names under /static/ contain a content hash, except a few fixed names at the top level.
    const hashed = /-[\w-]{8}\.\w+$/.test(path)
    const headers: Headers = {
      'content-type': file.contentType,
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: file.etag,
      ...securityHeaders(lake, exchange.url),
    }
    if (exchange.headers['if-none-match'] === file.etag)
      return { kind: 'raw', status: 304, body: null, headers }
    return { kind: 'raw', status: 200, body: file.bytes, headers }
  }
  // A path with an extension is a missing file; the Studio's own paths have none.
  if (/\.\w{1,8}$/.test(path)) throw plainError(404, `There is no file /${path}`)
  return page(lake, exchange)
}

async function page(lake: Lake, { url }: Exchange): Promise<Answer> {
  const { studioFolder } = lake.options
  const file = await readStudioFile(studioFolder, 'index.html')
  const headers = { 'content-type': PAGE, 'cache-control': 'no-store', ...securityHeaders(lake, url) }
  if (file) return { kind: 'raw', status: 200, body: file.bytes, headers }
  return { kind: 'raw', status: 503, body: notBuiltPage(studioFolder), headers }
}

/**
 * The Studio injects styles at run time, frames the sites in its preview, asks them for their numbers and shows images
 * from any origin. It asks nothing else of anybody.
 */
function securityHeaders({ options, project }: Lake, { protocol, host }: URL): Headers {
  const sites = options.siteOrigin.replace('{slug}', '*')
  // Parts of the Studio put the project's id in front of the host name; 'self' has no sockets in every browser.
  const lakes = `${protocol}//${project.projectId}.${host} ${protocol.replace('http', 'ws')}//${host}`
  return {
    'content-security-policy':
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; " +
      `img-src * data: blob:; media-src * data: blob:; font-src 'self' data:; connect-src 'self' data: blob: ${lakes} ${sites}; ` +
      "worker-src 'self' blob:; frame-src *; object-src 'none'; base-uri 'self'; frame-ancestors 'self'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'geolocation=(), microphone=(), camera=()',
  }
}
