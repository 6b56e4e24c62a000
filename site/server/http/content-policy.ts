// https://www.w3.org/TR/CSP3/ — a page's inline scripts and styles are named by their hashes, which are kept
// with the page: a cached page can carry no nonce.
import { hash } from 'node:crypto'
import type { MarkedDocument } from '#app/context.ts'
import { PLAIN_STYLE } from './plain-page.ts'

/** Other sites' origins that one page may use, beside its own. */
export interface PolicyExtras {
  /** Who may frame the page; only a preview has any but its own. */
  readonly frameAncestors?: string | undefined
  /** Whose pages it may show in a frame. */
  readonly frames?: Iterable<string>
  /** Whose films it may play. */
  readonly media?: Iterable<string>
  /** May scripts add style elements? A preview's overlays do, and the sources that a developer watches. */
  readonly inlineStyles?: boolean
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
 * Takes the renderer's mark (`app/script-mark.ts`) off a page: names the inline scripts and styles that carried it in the
 * page's policy, and puts the kept pieces where they belong. One without the mark came with content and stays forbidden.
 */
export function sealPage(page: Buffer | MarkedDocument, mark: string, options: SealOptions = {}): SealedPage {
  const { html, pieces, rest } = Buffer.isBuffer(page)
    ? { html: page.toString(), pieces: [], rest: [] }
    : page
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const sealed: Piece[] = []
  for (const part of [html, ...rest]) {
    if (typeof part !== 'string') sealed.push(part)
    else
      for (const piece of unmarked(without(part, options.without), { mark, pieces, hashes }))
        sealed.push(piece)
  }
  // Without the mark the same page is the same bytes, whoever asked first.
  return { html: joined(sealed), policy: contentPolicy(hashes, options) }
}

type Piece = string | Uint8Array
type Hashes = Readonly<Record<'script' | 'style', Set<string>>>
type Marks = { mark: string; pieces: readonly Uint8Array[]; hashes: Hashes }

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
      for (const kind of ['script', 'style'] as const) {
        const code = codeAround(text, at, kind)
        if (code !== '') hashes[kind].add(hashSource(code))
      }
      yield text.slice(from, at - NONCE.length)
      from = after + 1
    }
  }
  yield text.slice(from)
}

/** The code of the script or style whose opening tag holds the place; '' where there is none. */
function codeAround(html: string, place: number, kind: keyof Hashes): string {
  const opens = html.lastIndexOf('<', place)
  if (!html.startsWith(`<${kind} `, opens)) return ''
  const starts = html.indexOf('>', place) + 1
  const ends = html.indexOf(`</${kind}>`, starts)
  return starts === 0 || ends === -1 ? '' : html.slice(starts, ends)
}

const hashSource = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`

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
  { script, style }: Hashes,
  { frameAncestors = "'self'", frames = [], media = [], forms = [], inlineStyles = false }: PolicyExtras,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...script].join(' '),
    // With a hash beside it, 'unsafe-inline' would count for nothing.
    ["style-src 'self'", ...(inlineStyles ? ["'unsafe-inline'"] : style)].join(' '),
    // Which attributes there are, and why they stay: decision 031.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // Videos of cars: nothing of them is fetched before a shopper presses play.
    ['frame-src https://www.youtube-nocookie.com https://player.vimeo.com', ...frames].join(' '),
    ["media-src 'self'", ...media].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...forms].join(' '),
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
}

/** The policy of the plain pages, which have nothing but words and a style. */
export const PLAIN_POLICY = `default-src 'none'; style-src ${hashSource(PLAIN_STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`
