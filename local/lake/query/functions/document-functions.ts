import { getBaseId, getVariant } from '../../store/document-ids.ts'
import { isGroqObject } from '../values.ts'
import type { GroqFunction } from './groq-function.ts'

/** Functions of documents, their versions and this dataset. */
export const DOCUMENTS: Record<string, GroqFunction> = {
  'sanity::projectId': (_, scope) => scope.env.project.projectId,
  'sanity::dataset': (_, scope) => scope.env.project.dataset,
  'sanity::versionOf': ([id], scope) => {
    const own = findId(scope.value)
    return typeof id === 'string' && own !== null ? getBaseId(own) === id : null
  },
  'sanity::partOfRelease': ([release], scope) => {
    const own = findId(scope.value)
    if (typeof release !== 'string' || own === null) return null
    const variant = getVariant(own)
    return variant.kind === 'version' && variant.release === release
  },
  'releases::all': (_, scope) => {
    scope.env.tags.type('system.release')
    return scope.env.view.ofType('system.release')
  },
  'documents::get': ([reference], scope) => {
    const id = isGroqObject(reference) ? reference._ref : reference
    if (typeof id !== 'string') return null
    scope.env.tags.document(id)
    return scope.env.view.get(id) ?? null
  },
  'documents::incomingRefCount': (_, scope) => {
    const own = findId(scope.value)
    if (own === null) return null
    scope.env.tags.referenceTo(own)
    return scope.env.view.referencing(own).length
  },
  // The hosted service counts cross-dataset references of a whole organisation; the lake has one dataset.
  'documents::incomingGlobalDocumentReferenceCount': () => 0,
}

/** In a stacked perspective the version's own id is in `_originalId`. */
function findId(value: unknown): string | null {
  if (!isGroqObject(value)) return null
  const id = value._originalId ?? value._id
  return typeof id === 'string' ? id : null
}
