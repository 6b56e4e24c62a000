import { PushRefusal } from './push-refusal.ts'

/** Pushes a dealer may send at once, and how fast it may go on. */
const BURST = 60
const PER_SECOND = 2
const MAX_WAITING = 8

type Dealer = { tokens: number; at: number; last: Promise<unknown>; waiting: number }

/** One push of a dealer after the other, in the order in which they came, and not more than a system has reason to send. */
export class PushQueue {
  readonly #dealers = new Map<string, Dealer>()
  readonly #clock: () => number

  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** Counts a request. @throws PushRefusal when the dealer's system sends too many */
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

  /** Does the work once the dealer's earlier pushes are done. @throws PushRefusal when too many wait already */
  async run<T>(slug: string, work: () => Promise<T>): Promise<T> {
    const dealer = this.#dealer(slug)
    if (dealer.waiting >= MAX_WAITING) {
      throw new PushRefusal('too_many_requests', 'Earlier pushes are still being worked on.', {
        retryAfter: 2,
      })
    }
    dealer.waiting += 1
    const done = dealer.last.then(work)
    // The next one comes in turn whatever became of this one.
    dealer.last = done.catch(() => undefined)
    try {
      return await done
    } finally {
      dealer.waiting -= 1
    }
  }

  // Only a dealer with a key comes here, so there are no more of these than dealers.
  #dealer(slug: string): Dealer {
    const known = this.#dealers.get(slug)
    if (known !== undefined) return known
    const dealer = { tokens: BURST, at: this.#clock(), last: Promise.resolve(), waiting: 0 }
    this.#dealers.set(slug, dealer)
    return dealer
  }
}
