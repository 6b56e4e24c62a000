import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { pageSlugsOf, targetExists } from '#app/http/link-targets.ts'

/** Tiles that lead on. */
export type CallToActionModel = Pick<BlockOf<'callToAction'>, 'title' | 'text' | 'tiles'>

/** The tiles whose targets exist; null without any. */
export function callToActionModel(
  { title, text, tiles }: BlockOf<'callToAction'>,
  { bundle }: DealerContext,
): CallToActionModel | null {
  const slugs = pageSlugsOf(bundle)
  const shown = tiles.filter(({ href }) => targetExists(href, slugs))
  return shown.length > 0 ? { title, text, tiles: shown } : null
}
