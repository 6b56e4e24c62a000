// Finds that an event of the content was lost, by one cheap query for all dealers.
import { setTimeout as pause } from 'node:timers/promises'
import type { ContentEvent, ContentMark } from '#app/integrations/content.server.ts'

export class MissedChanges {
  readonly #read: () => Promise<ContentMark>
  readonly #settleMs: number
  /** What the events so far amount to; null while that is not known. */
  #mark: ContentMark | null = null
  #heard = 0

  /** @param settleMs after an answer, until the event of a change in it has come */
  constructor(read: () => Promise<ContentMark>, settleMs: number) {
    this.#read = read
    this.#settleMs = settleMs
  }

  /** Takes every event of the content. */
  note({ before, after }: ContentEvent): void {
    this.#heard += 1
    if (this.#mark === null) return
    const { count, newest } = this.#mark
    this.#mark = {
      count: count + (after === null ? 0 : 1) - (before === null ? 0 : 1),
      newest: Math.max(newest, Date.parse(after?._updatedAt ?? '') || 0),
    }
  }

  /** Whether changes may have been missed while no events came; so it is where that cannot be told. */
  async sinceGap(): Promise<boolean> {
    return (await this.#compare({ isFinal: true })) !== 'same'
  }

  /** Whether an event was lost although events come. */
  async whileFollowing(): Promise<boolean> {
    if ((await this.#compare({ isFinal: false })) !== 'other') return false
    await pause(this.#settleMs, undefined, { ref: false })
    return (await this.#compare({ isFinal: true })) === 'other'
  }

  /** @param isFinal whether the answer is what later ones are compared with */
  async #compare({ isFinal }: { isFinal: boolean }): Promise<'same' | 'other' | 'unknown'> {
    const heard = this.#heard
    try {
      const answer = await this.#read()
      // Whether the answer has the change of an event that came meanwhile is not known.
      if (heard !== this.#heard) return 'unknown'
      const known = this.#mark
      if (isFinal || known === null) this.#mark = answer
      if (known === null) return 'unknown'
      // The newest may have been deleted.
      return answer.count === known.count && answer.newest <= known.newest ? 'same' : 'other'
    } catch {
      // The reads that follow say why.
      return 'unknown'
    }
  }
}
