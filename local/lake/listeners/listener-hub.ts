import { QueryTooExpensive } from '../query/deadline.ts'
import type { Commit } from '../store/commit.ts'
import type { LakeStore } from '../store/lake-store.ts'
import { eventFrame, type Listener, mutationFrames } from './listener.ts'

const MAX_STORED_COMMITS = 500
/** How long the filters of one person's streams may take of a commit, which waits for them: a part, and one a change. */
const BUDGET_MS = 250
const BUDGET_MS_PER_CHANGE = 5

/** Sends every commit to the listeners, and missed ones to those that reconnect soon. */
export class ListenerHub {
  readonly #listeners = new Set<Listener>()
  readonly #recent: Commit[] = []
  readonly #store: LakeStore

  constructor(store: LakeStore) {
    this.#store = store
    store.onCommit((commit) => this.#notify(commit))
  }

  get size(): number {
    return this.#listeners.size
  }

  /** The current position in the event stream: the id of a first event. */
  get position(): string {
    return `${this.#store.seq}.end`
  }

  add(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The frames after event `lastEventId`; null when they are no longer stored, or their filter takes too long. */
  missedSince(lastEventId: string, listener: Listener): string[] | null {
    const [seqText, indexText] = lastEventId.split('.')
    const seq = Number(seqText)
    if (!Number.isInteger(seq) || seq > this.#store.seq) return null
    const oldest = this.#recent[0]?.seq ?? this.#store.seq + 1
    const lastIndex = indexText === 'end' ? Number.POSITIVE_INFINITY : Number(indexText)
    if (seq + (lastIndex === Number.POSITIVE_INFINITY ? 1 : 0) < oldest) return null
    const bounded = within(BUDGET_MS, listener)
    try {
      return this.#recent
        .filter((commit) => commit.seq >= seq)
        .flatMap((commit) => mutationFrames(commit, commit.seq === seq ? lastIndex + 1 : 0, bounded))
    } catch (error) {
      if (error instanceof QueryTooExpensive) return null
      throw error
    }
  }

  #notify(commit: Commit): void {
    this.#recent.push(commit)
    if (this.#recent.length > MAX_STORED_COMMITS) this.#recent.shift()
    const budgetMs = BUDGET_MS + BUDGET_MS_PER_CHANGE * commit.changes.length
    const spentMs = new Map<string, number>()
    for (const listener of this.#listeners) {
      const before = spentMs.get(listener.owner) ?? 0
      const since = performance.now()
      try {
        for (const frame of mutationFrames(commit, 0, within(budgetMs - before, listener)))
          listener.send(frame)
      } catch (error) {
        // A filter that takes too long ends its own stream only; the write and other people's streams continue.
        this.#listeners.delete(listener)
        listener.send(eventFrame('channelError', { message: String(error) }, this.position))
      }
      spentMs.set(listener.owner, before + performance.now() - since)
    }
  }
}

/** The listener, whose filter throws QueryTooExpensive once it is asked later than that. */
function within(ms: number, listener: Listener): Listener {
  const end = performance.now() + ms
  return {
    ...listener,
    concerns(document) {
      if (performance.now() > end) throw new QueryTooExpensive('the filters of its listener take too long')
      return listener.concerns(document)
    },
  }
}
