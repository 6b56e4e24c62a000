import { type BlockOf, insideWindow } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { evaluate } from '#app/http/evaluate.ts'
import { collectPageSlugs, targetExists } from '#app/http/link-targets.ts'
import { offersPath } from '#app/paths.ts'

/** A few words that run across the page and lead on. */
export type ScrollingBannerModel = { text: string; href: string }

/** PROMO-14, BLOCK-07: the running words of this instant; null outside of their dates, or without a target. */
export function scrollingBannerModel(
  { text, link, start, expiry }: BlockOf<'scrollingBanner'>,
  dealer: DealerContext,
): ScrollingBannerModel | null {
  const zone = dealer.bundle.tenant.timeZone
  const part = { kind: 'banner', name: text } as const
  const { shown } = evaluate(dealer, part, (now) => insideWindow({ start, expiry }, now, zone))
  const href = link || offersPath()
  return text && shown && targetExists(href, collectPageSlugs(dealer.bundle)) ? { text, href } : null
}
