// https://www.w3.org/TR/CSP3/ — a page's inline scripts are named by their hashes, which are kept with the page:
// a cached page can carry no nonce.
import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

export interface SealedPage {
  readonly html: string
  readonly policy: string
}

/**
 * Takes the renderer's mark (`app/script-mark.ts`) off a page and names the inline scripts that carried it in the
 * page's policy. A script without the mark came with content and stays forbidden.
 */
export function sealPage(html: string, mark: string, frameAncestors = "'self'"): SealedPage {
  const hashes = new Set<string>()
  const carried = ` nonce="${mark}"`
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (code === '' || !attributes.includes(carried)) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  // Without the mark the same page is the same bytes, whoever asked first.
  return { html: html.replaceAll(carried, ''), policy: contentPolicy([...hashes], frameAncestors) }
}

/** `frameAncestors` are the origins that may frame the page; only a preview has any but its own. */
function contentPolicy(scripts: readonly string[], frameAncestors: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    // Loaders give style attributes (a picture's ground, a chart's bar), which only this allows.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // Videos of cars: nothing of them is fetched before a shopper presses play.
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    'media-src https:',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
}

/** The policy of the plain pages, which have nothing but words and a style. */
export const PLAIN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
