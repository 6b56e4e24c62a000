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
  options: ListenOptions
  /** Whether a document (before or after) matches the filter and is readable by the listener. */
  concerns(document: LakeDocument): boolean
  /** Whether the listener may read a document. */
  mayRead(document: LakeDocument): boolean
  /** One serialised SSE frame. */
  send(frame: string): void
}

/** The `mutation` frame of one change for one listener; null when it does not match. */
export function mutationFrame(commit: Commit, index: number, listener: Listener): string | null {
  const change = commit.changes[index]
  if (!change) throw new RangeError(`The commit has no change ${index}.`)
  const wasSeen = change.before !== null && listener.concerns(change.before)
  const isSeen = change.after !== null && listener.concerns(change.after)
  if (!wasSeen && !isSeen) return null
  const transition = wasSeen && isSeen ? 'update' : isSeen ? 'appear' : 'disappear'
  const forms = [change.before, change.after].filter((document) => document !== null)
  // A document that becomes unreadable, or was, is reported without its content.
  const content = forms.every((document) => listener.mayRead(document))
    ? extras(change, listener.options)
    : { mutations: [] }
  const event = { ...eventHeader(commit, change, index), transition, ...content }
  return eventFrame('mutation', event, `${commit.seq}.${index}`)
}

function eventHeader(commit: Commit, { id, before }: Change, index: number) {
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
    transactionTotalEvents: commit.changes.length,
    transactionCurrentEvent: index + 1,
  }
}

function extras(change: Change, options: ListenOptions) {
  return {
    mutations: options.includeMutations ? change.mutations : [],
    ...(options.includeEffects ? { effects: effectsOf(change) } : {}),
    ...(options.includeResult && change.after ? { result: change.after } : {}),
    ...(options.includePreviousRevision ? { previous: change.before } : {}),
  }
}

/** A change as mendoza patches. `[0, x]` ("the result is x") is the shortest valid patch; no differ is published. */
export function effectsOf(change: Pick<Change, 'before' | 'after'>): { apply: unknown[]; revert: unknown[] } {
  return { apply: [0, change.after], revert: [0, change.before] }
}

/** One serialised server-sent event. */
export function eventFrame(name: string, data: unknown, id?: string): string {
  return `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}
