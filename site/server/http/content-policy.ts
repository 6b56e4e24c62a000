// https://www.w3.org/TR/CSP3/ — a page's inline scripts are named by their hashes, which are kept with the page:
// a cached page can carry no nonce.
import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** The sources `'sha256-…'` of a page's inline scripts; data blocks (JSON-LD) do not run and need none. */
export function hashScripts(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (/\bsrc\s*=/.test(attributes) || /type\s*=\s*"application\/(ld\+)?json"/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}

/** The policy of a page. `frameAncestors` are the origins that may frame it; only a preview has any but its own. */
export function contentPolicy(html: string, frameAncestors = "'self'"): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashScripts(html).join(' ')}`.trim(),
    // Loaders give style attributes (a picture's ground, a chart's bar), which only this allows.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
}
