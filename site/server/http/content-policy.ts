// https://www.w3.org/TR/CSP3/ — a page's inline scripts are named by their hashes, which are kept with the page:
// a cached page can carry no nonce.
import { hash } from 'node:crypto'

/** Other sites' origins that one page may use, beside its own. */
export interface PolicyExtras {
  /** Who may frame the page; only a preview has any but its own. */
  readonly frameAncestors?: string | undefined
  /** Whose pages it may show in a frame. */
  readonly frames?: Iterable<string>
  /** Where its forms may lead, redirects counted. */
  readonly forms?: Iterable<string>
}

export interface SealedPage {
  readonly html: string
  readonly policy: string
}

/**
 * Takes the renderer's mark (`app/script-mark.ts`) off a page and names the inline scripts that carried it in the
 * page's policy. A script without the mark came with content and stays forbidden.
 */
export function sealPage(html: string, mark: string, extras: PolicyExtras = {}): SealedPage {
  const hashes = new Set<string>()
  const carried = ` nonce="${mark}"`
  // Nobody can guess the mark, so only what carries it is looked at: a page is a hundred thousand characters long.
  let sealed = ''
  let from = 0
  for (let at = html.indexOf(carried); at !== -1; at = html.indexOf(carried, from)) {
    sealed += html.slice(from, at)
    from = at + carried.length
    const code = scriptAround(html, at)
    if (code !== '') hashes.add(`'sha256-${hash('sha256', code, 'base64')}'`)
  }
  // Without the mark the same page is the same bytes, whoever asked first.
  return { html: sealed + html.slice(from), policy: contentPolicy([...hashes], extras) }
}

/** The code of the script whose opening tag holds the place; '' where there is none. */
function scriptAround(html: string, place: number): string {
  const opens = html.lastIndexOf('<', place)
  if (!html.startsWith('<script ', opens)) return ''
  const starts = html.indexOf('>', place) + 1
  const ends = html.indexOf('</script>', starts)
  return starts === 0 || ends === -1 ? '' : html.slice(starts, ends)
}

function contentPolicy(
  scripts: readonly string[],
  { frameAncestors = "'self'", frames = [], forms = [] }: PolicyExtras,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    // Loaders give style attributes (a picture's ground, a chart's bar), which only this allows.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // Videos of cars: nothing of them is fetched before a shopper presses play.
    ['frame-src https://www.youtube-nocookie.com https://player.vimeo.com', ...frames].join(' '),
    'media-src https:',
    "object-src 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...forms].join(' '),
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
}

/** The policy of the plain pages, which have nothing but words and a style. */
export const PLAIN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
