// Document ids in the hosted service's form: `<base>` is published, `drafts.<base>` the draft,
// `versions.<release>.<base>` the version of a release.

const DRAFT = 'drafts.'
const VERSION = 'versions.'
const VALID_ID = /^[A-Za-z0-9_-]([A-Za-z0-9_.-]{0,126}[A-Za-z0-9_-])?$/

export type Variant = { kind: 'published' } | { kind: 'draft' } | { kind: 'version'; release: string }

/** The published id of a draft or version id; a published id is returned as it is. */
export function getBaseId(id: string): string {
  if (id.startsWith(DRAFT)) return id.slice(DRAFT.length)
  if (!id.startsWith(VERSION)) return id
  const dot = id.indexOf('.', VERSION.length)
  return dot === -1 ? id : id.slice(dot + 1)
}

/** The kind of document an id belongs to. */
export function getVariant(id: string): Variant {
  if (id.startsWith(DRAFT)) return { kind: 'draft' }
  if (!id.startsWith(VERSION)) return { kind: 'published' }
  const dot = id.indexOf('.', VERSION.length)
  return dot === -1 ? { kind: 'published' } : { kind: 'version', release: id.slice(VERSION.length, dot) }
}

/** `drafts.<base>` for any of a document's ids. */
export function getDraftId(id: string): string {
  return DRAFT + getBaseId(id)
}

export function isPublishedId(id: string): boolean {
  return getVariant(id).kind === 'published'
}

/** Letters, digits, `_`, `-` and single dots, 1–128 characters: the hosted service's rule. */
export function isValidDocumentId(id: unknown): id is string {
  return typeof id === 'string' && VALID_ID.test(id) && !id.includes('..')
}
