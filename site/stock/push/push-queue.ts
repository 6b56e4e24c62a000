import { PushRefusal } from './push-refusal.ts'

/** Token bucket per dealer: size and refill rate. */
const BURST = 60
const PER_SECOND = 2
const MAX_WAITING = 8

type Dealer = { tokens: number; at: number; last: Promise<unknown>; waiting: number }

/** Serialises the pushes of each dealer and limits their rate. */
export class PushQueue {
  readonly #dealers = new Map<string, Dealer>()
  readonly #clock: () => number

  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** Counts a request. @throws PushRefusal beyond the rate limit */
  countRequest(slug: string): void {
    const dealer = this.#dealer(slug)
    const now = this.#clock()
    dealer.tokens = Math.min(BURST, dealer.tokens + ((now - dealer.at) / 1_000) * PER_SECOND)
    dealer.at = now
    if (dealer.tokens < 1) {
      throw new PushRefusal('too_many_requests', 'Too many pushes at once; send several vehicles in one.', {
        retryAfter: Math.ceil((1 - dealer.tokens) / PER_SECOND),
      })
    }
    dealer.tokens -= 1
  }

  /** Runs the work after the dealer's earlier pushes. @throws PushRefusal when the queue is full */
  async run<T>(slug: string, work: () => Promise<T>): Promise<T> {
    const dealer = this.#dealer(slug)
    if (dealer.waiting >= MAX_WAITING) {
      throw new PushRefusal('too_many_requests', 'Earlier pushes are still being worked on.', {
        retryAfter: 2,
      })
    }
    dealer.waiting += 1
    const done = dealer.last.then(work)
    // A failure does not block the next push.
    dealer.last = done.catch(() => undefined)
    try {
      return await done
    } finally {
      dealer.waiting -= 1
    }
  }

  // Bounded: only dealers with a key get here.
  #dealer(slug: string): Dealer {
    const known = this.#dealers.get(slug)
    if (known !== undefined) return known
    const dealer = { tokens: BURST, at: this.#clock(), last: Promise.resolve(), waiting: 0 }
    this.#dealers.set(slug, dealer)
    return dealer
  }
}
