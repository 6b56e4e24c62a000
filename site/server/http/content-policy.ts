// https://www.w3.org/TR/CSP3/ — a page's inline scripts are named by their hashes, which are kept with the page:
// a cached page can carry no nonce.
import { hash } from 'node:crypto'
import type { MarkedDocument } from '#app/context.ts'

/** Other sites' origins that one page may use, beside its own. */
export interface PolicyExtras {
  /** Who may frame the page; only a preview has any but its own. */
  readonly frameAncestors?: string | undefined
  /** Whose pages it may show in a frame. */
  readonly frames?: Iterable<string>
  /** Whose films it may play beside those of https addresses. */
  readonly media?: Iterable<string>
  /** Where its forms may lead, redirects counted. */
  readonly forms?: Iterable<string>
}

export interface SealedPage {
  readonly html: Buffer
  readonly policy: string
}

/** What is done to a page besides. */
export interface SealOptions extends PolicyExtras {
  /** A text of the request's own, which the page is to lose. */
  readonly without?: string
}

/**
 * Takes the renderer's mark (`app/script-mark.ts`) off a page: names the inline scripts that carried it in the page's
 * policy, and puts the kept pieces where they belong. A script without the mark came with content and stays forbidden.
 */
export function sealPage(page: Buffer | MarkedDocument, mark: string, options: SealOptions = {}): SealedPage {
  const { html, pieces, rest } = Buffer.isBuffer(page)
    ? { html: page.toString(), pieces: [], rest: [] }
    : page
  const hashes = new Set<string>()
  const sealed: Piece[] = []
  for (const part of [html, ...rest]) {
    if (typeof part !== 'string') sealed.push(part)
    else
      for (const piece of unmarked(without(part, options.without), { mark, pieces, hashes }))
        sealed.push(piece)
  }
  // Without the mark the same page is the same bytes, whoever asked first.
  return { html: joined(sealed), policy: contentPolicy([...hashes], options) }
}

type Piece = string | Uint8Array
type Marks = { mark: string; pieces: readonly Uint8Array[]; hashes: Set<string> }

const without = (text: string, own: string | undefined) => (own ? text.replaceAll(own, '') : text)
const NONCE = ' nonce="'
const COMMENT = '<!--'

/** The pieces of a marked text. Nobody can guess the mark, so only what stands around it is looked at. */
function* unmarked(text: string, { mark, pieces, hashes }: Marks): Generator<Piece> {
  let from = 0
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, from)) {
    const after = at + mark.length
    if (text.startsWith(COMMENT, at - COMMENT.length)) {
      const ends = text.indexOf('-->', after)
      yield text.slice(from, at - COMMENT.length)
      yield pieces[Number(text.slice(after, ends))] ?? ''
      from = ends + 3
    } else {
      const code = scriptAround(text, at)
      if (code !== '') hashes.add(`'sha256-${hash('sha256', code, 'base64')}'`)
      yield text.slice(from, at - NONCE.length)
      from = after + 1
    }
  }
  yield text.slice(from)
}

/** The code of the script whose opening tag holds the place; '' where there is none. */
function scriptAround(html: string, place: number): string {
  const opens = html.lastIndexOf('<', place)
  if (!html.startsWith('<script ', opens)) return ''
  const starts = html.indexOf('>', place) + 1
  const ends = html.indexOf('</script>', starts)
  return starts === 0 || ends === -1 ? '' : html.slice(starts, ends)
}

function joined(pieces: readonly Piece[]): Buffer {
  const lengthOf = (piece: Piece) => (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length)
  const all = Buffer.allocUnsafe(pieces.reduce((sum, piece) => sum + lengthOf(piece), 0))
  let end = 0
  for (const piece of pieces) {
    if (typeof piece === 'string') end += all.write(piece, end)
    else {
      all.set(piece, end)
      end += piece.length
    }
  }
  return all
}

function contentPolicy(
  scripts: readonly string[],
  { frameAncestors = "'self'", frames = [], media = [], forms = [] }: PolicyExtras,
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
    ['media-src https:', ...media].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...forms].join(' '),
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
}

/** The policy of the plain pages, which have nothing but words and a style. */
export const PLAIN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
