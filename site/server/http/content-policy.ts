// https://www.w3.org/TR/CSP3/ — a page's inline scripts and styles are named by their hashes, which are cached
// with the page: a cached page can carry no nonce.
import { hash } from 'node:crypto'
import { listTagOrigins, type TagOrigins } from '@forecourt/schemas/contract/pure'
import { PLAIN_STYLE } from './plain-page.ts'

const NO_TAGS = listTagOrigins({})
const INLINE = "'unsafe-inline'"

/** Other sites' origins that one page may use, beside its own. */
export interface PolicyExtras {
  /** Who may frame the page; other origins only for a preview. */
  readonly frameAncestors?: string | undefined
  /** Origins it may show in a frame. */
  readonly frames?: Iterable<string>
  /** Origins of films it may play. */
  readonly media?: Iterable<string>
  /** What the dealer's tags may use. */
  readonly tags?: TagOrigins | null
  /** Whether scripts may add style elements, as a preview's overlays and Vite do. */
  readonly inlineStyles?: boolean
  /** Origins of its forms' targets, redirects included. */
  readonly forms?: Iterable<string>
}

export interface SealedPage {
  readonly html: string
  readonly policy: string
}

/**
 * Removes the renderer's nonce from a page and lists the inline scripts and styles that had it in the page's policy by
 * their hashes. Scripts that came with content have no nonce and stay forbidden. Without the nonce a page has the same
 * bytes for every visitor, so it can be cached compressed.
 */
export function sealPage(page: string, nonce: string, options: PolicyExtras = {}): SealedPage {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  // The nonce cannot be guessed, so only the text around it matters.
  for (let at = page.indexOf(nonce); at !== -1; at = page.indexOf(nonce, at + nonce.length)) {
    for (const kind of ['script', 'style'] as const) {
      const code = codeAround(page, at, kind)
      if (code !== '') hashes[kind].add(hashSource(code))
    }
  }
  return { html: page.replaceAll(` nonce="${nonce}"`, ''), policy: contentPolicy(hashes, options) }
}

type Hashes = Readonly<Record<'script' | 'style', Set<string>>>

/** The code of the script or style whose opening tag holds the place; '' where there is none. */
function codeAround(html: string, place: number, kind: keyof Hashes): string {
  const opens = html.lastIndexOf('<', place)
  if (!html.startsWith(`<${kind} `, opens)) return ''
  const starts = html.indexOf('>', place) + 1
  const ends = html.indexOf(`</${kind}>`, starts)
  return starts === 0 || ends === -1 ? '' : html.slice(starts, ends)
}

const hashSource = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`

function contentPolicy({ script, style }: Hashes, extras: PolicyExtras): string {
  const { frameAncestors = "'self'", frames = [], media = [], forms = [], inlineStyles = false } = extras
  const tags = extras.tags ?? NO_TAGS
  const addsStyles = inlineStyles || tags.styles.includes(INLINE)
  const styles = new Set([...(addsStyles ? [INLINE] : style), ...tags.styles])
  return [
    "default-src 'self'",
    ["script-src 'self'", ...tags.scripts, ...script].join(' '),
    // Beside a hash, 'unsafe-inline' has no effect.
    ["style-src 'self'", ...styles].join(' '),
    // The allowed style attributes: decision 031.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...tags.images].join(' '),
    ["font-src 'self'", ...tags.fonts].join(' '),
    ["connect-src 'self'", ...tags.connects].join(' '),
    // Videos of cars, loaded when a shopper presses play.
    ['frame-src https://www.youtube-nocookie.com https://player.vimeo.com', ...frames, ...tags.frames].join(
      ' ',
    ),
    ["media-src 'self'", ...media, ...tags.media].join(' '),
    ["worker-src 'self'", ...tags.workers].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...forms, ...tags.forms].join(' '),
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
}

/** The policy of the plain pages, which have only text and a style. */
export const PLAIN_POLICY = `default-src 'none'; style-src ${hashSource(PLAIN_STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`
