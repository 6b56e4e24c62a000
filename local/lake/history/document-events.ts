// Events of a document in the terms of the Studio's history panel.
// Source: the event types of the Studio's document history store.
import type { JsonObject } from '../store/document.ts'
import { getBaseId, getDraftId, getVariant } from '../store/document-ids.ts'
import type { Revision, Transaction } from './history-store.ts'

/** The events of document `requestedId` (published, draft or version), in order of their transactions. */
export function listEvents(requestedId: string, transactions: Transaction[]): JsonObject[] {
  return transactions.flatMap((transaction) => {
    const event = findEvent(requestedId, transaction)
    return event ? [event] : []
  })
}

function findEvent(requestedId: string, transaction: Transaction): JsonObject | null {
  const baseId = getBaseId(requestedId)
  const own = transaction.revisions.find(({ documentId }) => documentId === requestedId)
  const base = transaction.revisions.find(({ documentId }) => documentId === baseId)
  const facts = { timestamp: transaction.timestamp, author: transaction.author, documentId: baseId }
  // Changes of the published document belong to the draft's history too, even where the draft did not change.
  if (base && transaction.kind === 'publish') return { ...facts, ...publishEvent(requestedId, transaction) }
  if (base && transaction.kind === 'unpublish')
    return { ...facts, ...unpublishEvent(requestedId, transaction) }
  if (base && transaction.kind === 'delete') return { ...facts, type: 'deleteDocumentGroup' }
  if (!own || (!own.before && !own.after)) return null
  const isPublished = getVariant(requestedId).kind === 'published'
  const event = isPublished ? publishedEvent(own, transaction) : versionEvent(own, transaction)
  return event && { ...facts, ...event }
}

function publishEvent(requestedId: string, transaction: Transaction): JsonObject {
  const source = transaction.revisions.find(
    ({ documentId, after }) => documentId !== getBaseId(requestedId) && !after,
  )
  return {
    type: 'publishDocumentVersion',
    revisionId: transaction.id,
    versionId: source?.documentId ?? getDraftId(requestedId),
    versionRevisionId: source?.before?._rev,
    cause: { type: 'document.publish' },
  }
}

function unpublishEvent(requestedId: string, transaction: Transaction): JsonObject {
  return { type: 'unpublishDocument', versionId: getDraftId(requestedId), versionRevisionId: transaction.id }
}

/** Direct changes of the published document, without publishing: mutations and deletions. */
function publishedEvent({ before, after }: Revision, transaction: Transaction): JsonObject {
  if (!after) return { type: 'deleteDocumentGroup' }
  return { type: before ? 'updateLiveDocument' : 'createLiveDocument', revisionId: transaction.id }
}

/** Draft edits are not events: the Studio derives them from the transactions. */
function versionEvent({ documentId, before, after }: Revision, transaction: Transaction): JsonObject | null {
  if (before && after) return null
  if (after)
    return { type: 'createDocumentVersion', versionId: documentId, versionRevisionId: transaction.id }
  if (transaction.kind === 'delete') return { type: 'deleteDocumentGroup' }
  return { type: 'deleteDocumentVersion', versionId: documentId, versionRevisionId: before?._rev }
}
