import type { Change, Commit } from '../store/commit.ts'
import type { LakeDocument } from '../store/document.ts'

/** Optional parts of a listener's events. */
export interface ListenOptions {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  /** Whole documents as mendoza patches; the Studio applies them. */
  includeEffects: boolean
}

export interface Listener {
  /** The id of the person or token that listens. */
  owner: string
  options: ListenOptions
  /** Whether a document (before or after) matches the filter and is readable by the listener. */
  concerns(document: LakeDocument): boolean
  /** Whether the listener may read a document. */
  mayRead(document: LakeDocument): boolean
  /** One serialised SSE frame. */
  send(frame: string): void
}

/**
 * The `mutation` frames of a commit for one listener, from a change on. The events of a transaction are counted as this
 * listener is sent them: a form that waits for all of them would wait for those outside its filter forever.
 */
export function mutationFrames(commit: Commit, from: number, listener: Listener): string[] {
  const sent = commit.changes.flatMap((change, index) => {
    const transition = findTransition(change, listener)
    return transition ? [{ change, index, transition }] : []
  })
  return sent.flatMap(({ change, index, transition }, at) => {
    if (index < from) return []
    const count = { transactionTotalEvents: sent.length, transactionCurrentEvent: at + 1 }
    const event = { ...eventHeader(commit, change), ...count, transition, ...selectContent(change, listener) }
    return [eventFrame('mutation', event, `${commit.seq}.${index}`)]
  })
}

type Transition = 'appear' | 'update' | 'disappear'

/** What a change is to a listener; null when it does not match. */
function findTransition({ before, after }: Change, listener: Listener): Transition | null {
  const wasSeen = before !== null && listener.concerns(before)
  const isSeen = after !== null && listener.concerns(after)
  if (!wasSeen && !isSeen) return null
  return wasSeen && isSeen ? 'update' : isSeen ? 'appear' : 'disappear'
}

function selectContent(change: Change, listener: Listener) {
  const forms = [change.before, change.after].filter((document) => document !== null)
  // A document that becomes unreadable, or was, is reported without its content.
  return forms.every((document) => listener.mayRead(document))
    ? extras(change, listener.options)
    : { mutations: [] }
}

function eventHeader(commit: Commit, { id, before }: Change) {
  return {
    eventId: `${commit.transactionId}#${id}`,
    documentId: id,
    transactionId: commit.transactionId,
    identity: commit.author,
    // Absent, not null, for a new document: the Studio links events by it.
    ...(before ? { previousRev: before._rev } : {}),
    resultRev: commit.transactionId,
    timestamp: commit.timestamp,
    visibility: 'query',
  }
}

function extras(change: Change, options: ListenOptions) {
  return {
    mutations: options.includeMutations ? change.mutations : [],
    ...(options.includeEffects ? { effects: computeEffects(change) } : {}),
    ...(options.includeResult && change.after ? { result: change.after } : {}),
    ...(options.includePreviousRevision ? { previous: change.before } : {}),
  }
}

/** A change as mendoza patches. `[0, x]` ("the result is x") is the shortest valid patch; no differ is published. */
export function computeEffects(change: Pick<Change, 'before' | 'after'>): {
  apply: unknown[]
  revert: unknown[]
} {
  return { apply: [0, change.after], revert: [0, change.before] }
}

/** One serialised server-sent event. */
export function eventFrame(name: string, data: unknown, id?: string): string {
  return `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}
