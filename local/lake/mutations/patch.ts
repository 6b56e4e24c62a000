// Patches are applied by the Studio's own engine, @sanity/mutator, so that both agree on every path.
import { Mutation } from '@sanity/mutator'
import { isJsonObject, type JsonObject, type LakeDocument } from '../store/document.ts'
import { refuse } from './mutation-error.ts'
import type { Stamp } from './new-document.ts'

const OPERATIONS = [
  'setIfMissing',
  'set',
  'unset',
  'insert',
  'diffMatchPatch',
  'inc',
  'dec',
  'merge',
] as const
const OBJECT_OPERATIONS = ['setIfMissing', 'set', 'diffMatchPatch', 'inc', 'dec', 'insert'] as const

/** The patched document with a new revision. Throws 409 for `ifRevisionID`, 400 for an invalid patch. */
export function patchDocument(document: LakeDocument, patch: JsonObject, stamp: Stamp): LakeDocument {
  requireRevision(document, patch.ifRevisionID)
  const operations = requireOperations(patch, document._id)
  const patched = runPatch(document, operations)
  if (patched._id !== document._id || patched._type !== document._type) {
    const attribute = patched._id !== document._id ? '_id' : '_type'
    throw refuse('immutableAttributeError', `Cannot modify immutable attribute "${attribute}"`, {
      id: document._id,
    })
  }
  return { ...patched, _updatedAt: stamp.timestamp, _rev: stamp.transactionId }
}

/** Throws 409 when a revision is required and the document has another. */
export function requireRevision(document: LakeDocument, revision: unknown): void {
  if (revision === undefined || revision === null || revision === document._rev) return
  throw refuse(
    'documentRevisionIDDoesNotMatchError',
    `The document "${document._id}" has unexpected revision ID ("${document._rev}"), expected "${String(revision)}"`,
    { id: document._id, currentRevisionID: document._rev, expectedRevisionID: revision },
  )
}

function requireOperations(patch: JsonObject, id: string): JsonObject {
  const operations: JsonObject = {}
  for (const name of OPERATIONS) if (patch[name] !== undefined) operations[name] = patch[name]
  const broken = OBJECT_OPERATIONS.find(
    (name) => operations[name] !== undefined && !isJsonObject(operations[name]),
  )
  if (broken) throw refuse('patchInvalidError', `Patch operation "${broken}" must be an object`, { id }, 400)
  if (operations.unset !== undefined && !isTextList(operations.unset)) {
    throw refuse('patchInvalidError', 'Patch operation "unset" must be a list of paths', { id }, 400)
  }
  const { insert } = operations
  if (isJsonObject(insert) && !Array.isArray(insert.items)) {
    throw refuse('patchInvalidError', 'Patch operation "insert" needs "items"', { id }, 400)
  }
  if (operations.merge !== undefined) {
    throw refuse('patchInvalidError', 'Patch operation "merge" is not supported', { id }, 400)
  }
  return operations
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function runPatch(document: LakeDocument, operations: JsonObject): LakeDocument {
  try {
    const patch = { ...operations, id: document._id } as never
    const result = new Mutation({ mutations: [{ patch }] }).apply(document)
    return result as LakeDocument
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw refuse(
      'patchFailedError',
      `Patch of "${document._id}" failed: ${reason}`,
      { id: document._id },
      400,
    )
  }
}
