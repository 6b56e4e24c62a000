import type { DealerSummary } from '@forecourt/schemas/contract'

/**
 * How long the addresses of a removed dealer answer 503. A dealer deleted by mistake is restored by then; a 404 would
 * remove its pages from search engines.
 */
export const FORMER_MS = 60 * 60_000

/** Dealers that have recently left the list, or have lost a host. */
export class FormerDealers {
  readonly #clock: () => number
  readonly #until = new Map<string, { dealer: DealerSummary; until: number }>()

  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** Takes the list before and after a change. */
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

  /** @param readAt when the list was last read: nobody is gone for good by time alone */
  list(readAt: number): DealerSummary[] {
    for (const [key, { until }] of this.#until) if (until <= readAt) this.#until.delete(key)
    return [...this.#until.values()].map(({ dealer }) => dealer)
  }
}
