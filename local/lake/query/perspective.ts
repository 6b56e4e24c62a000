// Perspectives: which of a document's published, draft and version forms a query sees.
// Source: https://www.sanity.io/docs/content-lake/perspectives
import { plainError } from '../http/api-error.ts'
import type { LakeDocument } from '../store/document.ts'
import { getBaseId, getVariant } from '../store/document-ids.ts'
import type { Mirror } from '../store/mirror.ts'

/** `raw`: all forms; `published`: published ones; a list: the first existing form of each document. */
export type QueryPerspective = { kind: 'raw' } | { kind: 'published' } | { kind: 'stack'; layers: string[] }

/** Whether the caller may read a document. */
export type MayRead = (document: LakeDocument) => boolean

const PUBLISHED_BY_DEFAULT_SINCE = '2025-02-19'
const LAYER = /^[A-Za-z0-9_-]{1,128}$/

/** Parses the `perspective` parameter: absent → the API version's default; `a,b` → a stack. Throws 400. */
export function parsePerspective(text: string | null, apiVersion: string): QueryPerspective {
  if (text === null || text === '') return defaultPerspective(apiVersion)
  if (text === 'raw' || text === 'published') return { kind: text }
  const layers = text.split(',').map((layer) => (layer === 'previewDrafts' ? 'drafts' : layer.trim()))
  if (layers.includes('raw') || !layers.every((layer) => LAYER.test(layer))) {
    throw plainError(400, `Invalid perspective "${text}"`)
  }
  return { kind: 'stack', layers: layers.filter((layer) => layer !== 'published') }
}

/** `published` from API version 2025-02-19 on, `raw` before; `X` is the newest. */
function defaultPerspective(apiVersion: string): QueryPerspective {
  const newest = !/^\d{4}-/.test(apiVersion) && apiVersion !== '1'
  return { kind: newest || apiVersion >= PUBLISHED_BY_DEFAULT_SINCE ? 'published' : 'raw' }
}

/** An applied perspective: the visible form of a stored document, if any. */
export interface Overlay {
  shown(document: LakeDocument): LakeDocument | null
  get(id: string): LakeDocument | undefined
}

export function buildOverlay(
  mirror: Mirror,
  perspective: QueryPerspective,
  mayRead: MayRead | null,
): Overlay {
  const readable: MayRead = mayRead ?? (() => true)
  if (perspective.kind === 'stack') return stackOverlay(mirror, perspective.layers, readable)
  const visible: MayRead =
    perspective.kind === 'raw'
      ? readable
      : (document) => getVariant(document._id).kind === 'published' && readable(document)
  return {
    shown: (document) => (visible(document) ? document : null),
    get(id) {
      const document = mirror.get(id)
      return document && visible(document) ? document : undefined
    },
  }
}

function stackOverlay(mirror: Mirror, layers: string[], mayRead: MayRead): Overlay {
  const winnerOf = (baseId: string): LakeDocument | undefined => {
    const winner = firstForm(mirror, baseId, layers, mayRead)
    // A version marked for unpublishing shows the document as unpublished: absent.
    return winner && !isUnpublishMark(winner) ? winner : undefined
  }
  return {
    shown: (document) => (winnerOf(getBaseId(document._id)) === document ? underBaseId(document) : null),
    get(id) {
      const winner = getBaseId(id) === id ? winnerOf(id) : undefined
      return winner && underBaseId(winner)
    },
  }
}

function firstForm(
  mirror: Mirror,
  baseId: string,
  layers: string[],
  mayRead: MayRead,
): LakeDocument | undefined {
  const ids = layers.map((layer) => (layer === 'drafts' ? `drafts.${baseId}` : `versions.${layer}.${baseId}`))
  for (const id of [...ids, baseId]) {
    const document = mirror.get(id)
    if (document && mayRead(document)) return document
  }
  return undefined
}

function isUnpublishMark(document: LakeDocument): boolean {
  const system = document._system
  return typeof system === 'object' && system !== null && (system as { delete?: unknown }).delete === true
}

const overlaid = new WeakMap<LakeDocument, LakeDocument>()

/**
 * The document under its published id, with its own in `_originalId`. One object per document, for caches keyed by
 * object.
 */
function underBaseId(document: LakeDocument): LakeDocument {
  let shown = overlaid.get(document)
  if (!shown) {
    shown = { ...document, _id: getBaseId(document._id), _originalId: document._id }
    overlaid.set(document, shown)
  }
  return shown
}
