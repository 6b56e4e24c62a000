// The origin of a value in a query's result. Lists and objects that the query creates have the origins of their
// parts; null: calculated, or unknown.
import type { LakeDocument } from '../../store/document.ts'
import { isGroqObject } from '../values.ts'

export type Origin = DocumentOrigin | ListOrigin | ObjectOrigin | null

/** The value and its parts are those at `path` of a stored document. */
export interface DocumentOrigin {
  kind: 'document'
  document: LakeDocument
  path: PathStep | null
}
interface ListOrigin {
  kind: 'list'
  items: Origin[]
}
interface ObjectOrigin {
  kind: 'object'
  attributes: ReadonlyMap<string, Origin>
}

/** A reversed path: the last step, and the previous ones. */
export interface PathStep {
  before: PathStep | null
  /** An attribute's name or an element's index. */
  at: string | number
  /** The element's `_key`, where it has one. */
  key: string | null
}

/** A value and its origin. */
export interface Traced {
  value: unknown
  origin: Origin
}

export function wholeDocument(document: unknown): Traced {
  if (!isGroqObject(document)) return { value: null, origin: null }
  return { value: document, origin: { kind: 'document', document: document as LakeDocument, path: null } }
}

export function wholeDocuments(documents: unknown): Traced {
  return Array.isArray(documents) ? traceList(documents.map(wholeDocument)) : { value: null, origin: null }
}

/** A list that the query creates. */
export function traceList(items: Traced[]): Traced {
  return {
    value: items.map(({ value }) => value),
    origin: { kind: 'list', items: items.map(({ origin }) => origin) },
  }
}

export function traceMember({ value, origin }: Traced, name: string): Traced {
  if (!isGroqObject(value) || !Object.hasOwn(value, name)) return { value: null, origin: null }
  return { value: value[name] ?? null, origin: origin && originOfAttribute(origin, name) }
}

export function listElements({ value, origin }: Traced): Traced[] {
  if (!Array.isArray(value)) return []
  return value.map((item, index) => ({
    value: item ?? null,
    origin: origin && originOfElement(origin, index, item),
  }))
}

function originOfAttribute(origin: NonNullable<Origin>, name: string): Origin {
  if (origin.kind === 'object') return origin.attributes.get(name) ?? null
  if (origin.kind === 'list') return null
  // Added by a perspective; no stored document has it.
  if (origin.path === null && name === '_originalId') return null
  return { ...origin, path: { before: origin.path, at: name, key: null } }
}

function originOfElement(origin: NonNullable<Origin>, index: number, item: unknown): Origin {
  if (origin.kind === 'list') return origin.items[index] ?? null
  if (origin.kind === 'object') return null
  const key = isGroqObject(item) && typeof item._key === 'string' && item._key !== '' ? item._key : null
  return { ...origin, path: { before: origin.path, at: index, key } }
}
