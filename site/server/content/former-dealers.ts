import type { DealerSummary } from '@forecourt/schemas/contract'

/**
 * How long the addresses of a dealer that is gone answer that it is away. A dealer deleted by mistake is back by then;
 * "not found" would tell search engines to forget its pages.
 */
export const FORMER_MS = 60 * 60_000

/** The dealers that were in the list a short while ago, and are not any more, or no longer with all their hosts. */
export class FormerDealers {
  readonly #clock: () => number
  readonly #until = new Map<string, { dealer: DealerSummary; until: number }>()

  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** Takes the list as it was before and as it is now. */
  note(before: readonly DealerSummary[], now: readonly DealerSummary[]): void {
    const slugs = new Set(now.map(({ slug }) => slug))
    const hosts = new Set(now.flatMap((dealer) => dealer.hosts))
    const former = before.filter(
      (dealer) => !slugs.has(dealer.slug) || dealer.hosts.some((host) => !hosts.has(host)),
    )
    for (const dealer of former) {
      this.#until.set(JSON.stringify(dealer), { dealer, until: this.#clock() + FORMER_MS })
    }
  }

  list(): DealerSummary[] {
    for (const [key, { until }] of this.#until) if (until <= this.#clock()) this.#until.delete(key)
    return [...this.#until.values()].map(({ dealer }) => dealer)
  }
}
