import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { collectPageSlugs, targetExists } from '#app/http/link-targets.ts'

/** A button of a slide or a banner, with its link. */
export type BlockButton = { key: string; title: string; href: string; primary: boolean }

/** The buttons whose targets exist. */
export function blockButtons(
  buttons: BlockOf<'imageBanner'>['buttons'],
  { bundle }: Pick<DealerContext, 'bundle'>,
): BlockButton[] {
  const slugs = collectPageSlugs(bundle)
  return buttons
    .filter(({ link }) => targetExists(link, slugs))
    .map(({ key, title, link, style }) => ({ key, title, href: link, primary: style === 'primary' }))
}

/** The items whose links lead somewhere. */
export function withTargets<T extends { href: string }>(
  items: readonly T[],
  { bundle }: Pick<DealerContext, 'bundle'>,
): T[] {
  const slugs = collectPageSlugs(bundle)
  return items.filter(({ href }) => targetExists(href, slugs))
}
