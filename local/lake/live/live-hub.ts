// The live content API: reports changes as the sync tags of affected query results.
// Source: @sanity/client, src/data/live.ts (the events it reads).
import { eventFrame } from '../listeners/listener.ts'
import { tagsOfChange } from '../query/sync-tags.ts'
import type { Change, Commit } from '../store/commit.ts'
import { isPublishedId } from '../store/document-ids.ts'
import type { LakeStore } from '../store/lake-store.ts'

export interface LiveReader {
  /** Also receives events of drafts and versions. */
  includeDrafts: boolean
  send(frame: string): void
}

interface LiveEvent {
  seq: number
  published: string[]
  all: string[]
}

const MAX_STORED_EVENTS = 500

export class LiveHub {
  readonly #readers = new Set<LiveReader>()
  readonly #recent: LiveEvent[] = []
  readonly #store: LakeStore

  constructor(store: LakeStore) {
    this.#store = store
    store.onCommit((commit) => this.#notify(commit))
  }

  /** Starts a reader with `welcome`, or with `restart` when missed events are no longer stored. */
  add(reader: LiveReader, lastEventId: string | null): () => void {
    const seq = lastEventId === null ? Number.NaN : Number.parseInt(lastEventId, 10)
    const oldest = this.#recent[0]?.seq ?? this.#store.seq + 1
    const id = String(this.#store.seq)
    if (Number.isNaN(seq)) reader.send(eventFrame('welcome', {}, id))
    else if (seq + 1 < oldest || seq > this.#store.seq) reader.send(eventFrame('restart', {}, id))
    else for (const event of this.#recent) if (event.seq > seq) send(reader, event)
    this.#readers.add(reader)
    return () => this.#readers.delete(reader)
  }

  #notify(commit: Commit): void {
    const all = this.#tagsOf(commit.changes)
    const published = this.#tagsOf(commit.changes.filter((change) => isPublishedId(change.id)))
    const event = { seq: commit.seq, all, published }
    this.#recent.push(event)
    if (this.#recent.length > MAX_STORED_EVENTS) this.#recent.shift()
    for (const reader of this.#readers) send(reader, event)
  }

  #tagsOf(changes: Change[]): string[] {
    return [...new Set(changes.flatMap((change) => tagsOfChange(change, this.#store.mirror.valuePaths)))]
  }
}

function send(reader: LiveReader, event: LiveEvent): void {
  const tags = reader.includeDrafts ? event.all : event.published
  if (tags.length > 0) reader.send(eventFrame('message', { tags }, String(event.seq)))
}
