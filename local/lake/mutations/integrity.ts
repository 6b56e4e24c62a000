// Strong references: their targets must exist and cannot be deleted while referenced. Weak ones are not checked.
import type { LakeDocument } from '../store/document.ts'
import { listReferences } from '../store/references.ts'
import { refuse } from './mutation-error.ts'
import type { Staging } from './staging.ts'

/** Throws 409 with the documents' ids when the staged transaction would leave a strong reference dangling. */
export function requireReferencesIntact(staging: Staging): void {
  for (const { id, before, after } of staging.changes()) {
    if (after) requireTargets(staging, after, before)
    else requireUnreferenced(staging, id)
  }
}

function requireTargets(staging: Staging, document: LakeDocument, before: LakeDocument | null): void {
  const references = new Set(before ? strongTargets(before) : [])
  for (const target of strongTargets(document)) {
    // Existing references were checked when written, and their targets cannot have been deleted since.
    if (references.has(target) || staging.get(target)) continue
    throw refuse(
      'documentReferencesNonexistentDocumentError',
      `Document "${document._id}" references non-existent document "${target}"`,
      { id: document._id, referenceID: target },
    )
  }
}

function requireUnreferenced(staging: Staging, id: string): void {
  const holders: string[] = []
  for (const document of staging.referencing(id)) {
    if (document._id !== id && strongTargets(document).includes(id)) holders.push(document._id)
  }
  if (holders.length === 0) return
  const named = holders
    .slice(0, 10)
    .map((holder) => `"${holder}"`)
    .join(', ')
  throw refuse(
    'documentHasExistingReferencesError',
    `Document "${id}" cannot be deleted as there are references to it from ${named}`,
    { id, referencingIDs: holders },
  )
}

function strongTargets(document: LakeDocument): string[] {
  return listReferences(document)
    .filter((reference) => !reference.weak)
    .map((reference) => reference.target)
}
