import type { Verdict } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import type { ChangingPart } from '#app/domain/changing-parts.ts'

type Page = Pick<DealerContext, 'now' | 'cacheUntil' | 'watch'>

/**
 * A rule's answer about a part of the page at the page's instant. The page's cache entry expires with the answer, and a
 * preview asks the same rule what changes at other times.
 */
export function evaluate(
  { now, cacheUntil, watch }: Page,
  part: ChangingPart,
  ask: (now: string) => Verdict,
): Verdict {
  const verdict = ask(now)
  cacheUntil(verdict.changesAt)
  watch?.({ ...part, ask })
  return verdict
}
