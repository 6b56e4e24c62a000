import { type LeftDocuments, SCOPE_TABLE } from '@forecourt/schemas/contract'
import { LRUCache } from 'lru-cache'
import type { ContentEvent, ContentState } from '#app/integrations/content.server.ts'

/** A whole answer that has lost what nobody is known to have taken away; the one before stays in use. */
export class DoubtfulAnswer extends Error {
  override readonly name = 'DoubtfulAnswer'
}

/** How long a loss must be read before it is believed, where the rest of the answer shows that the lake works. */
export const SHORT_DOUBT_MS = 10 * 60_000
/** The same where little or nothing is left: time for people to see the alarm. */
export const LONG_DOUBT_MS = 24 * 3_600_000

/** More than staff delete between two reads of a dealer's content. */
const KNOWN_DELETIONS = 50_000

/** Tells documents that staff took away from those that a lake merely stopped answering with. */
export class Losses {
  readonly #clock: () => number
  readonly #taken = new LRUCache<string, true>({ max: KNOWN_DELETIONS })
  /** Since when each loss is read, by what was read and which kind of documents it lost. */
  readonly #since = new Map<string, Map<string, number>>()

  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** Takes every event of the content. */
  note({ documentId, before, after }: ContentEvent): void {
    if (isTaken(before, after)) this.#taken.set(documentId, true)
    // A document that was deleted and is there again may be another one, which this content does not show.
    else if (before !== null) this.#taken.delete(documentId)
  }

  /** The same without the documents that an event took away. */
  unexplained(left: LeftDocuments): LeftDocuments {
    return { ...left, ids: left.ids.filter((id) => !this.#taken.has(id)) }
  }

  /**
   * @param name what was read
   * @param lost its losses, each with how long it must be read
   * @throws DoubtfulAnswer until each of them has been read for as long
   */
  confirm(name: string, lost: readonly { left: LeftDocuments; waitMs: number }[]): void {
    const now = this.#clock()
    const before = this.#since.get(name)
    const since = new Map(lost.map(({ left: { kind } }) => [kind, before?.get(kind) ?? now]))
    if (since.size === 0) this.#since.delete(name)
    else this.#since.set(name, since)
    const doubtful = lost.filter(({ left, waitMs }) => now < (since.get(left.kind) ?? now) + waitMs)
    if (doubtful.length === 0) return
    const which = doubtful.map(
      ({ left: { ids, before: count, kind } }) => `${ids.length} of ${count} ${kind}`,
    )
    throw new DoubtfulAnswer(`${which.join(', ')} missing, and nobody is known to have removed them`)
  }
}

/** Whether more than half of the documents of a kind are missing. */
export const isMajor = ({ before, ids }: LeftDocuments): boolean => ids.length * 2 > before

/** Deleted, retired, given to another dealer, or shared and changed: its sites may be others now. */
function isTaken(before: ContentState | null, after: ContentState | null): boolean {
  if (after === null || after.retiredAt) return true
  if (before === null) return false
  const isShared = SCOPE_TABLE[after._type as keyof typeof SCOPE_TABLE] === 'sites'
  return isShared || before.tenant?._ref !== after.tenant?._ref
}
