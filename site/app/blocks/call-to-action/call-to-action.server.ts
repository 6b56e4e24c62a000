import { type BlockOf, PICTURE_BOXES } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { withTargets } from '../block-links.server.ts'

/** Tiles that lead on; with pictures where each of them has one. */
export type CallToActionModel = {
  title: string
  text: string
  tiles: { key: string; label: string; text: string; href: string; picture: PictureModel | null }[]
}

/** The tiles whose targets exist; null without any. */
export function callToActionModel(
  { title, text, tiles }: BlockOf<'callToAction'>,
  dealer: DealerContext,
): CallToActionModel | null {
  const shown = withTargets(tiles, dealer)
  if (shown.length === 0) return null
  const pictured = shown.every(({ image }) => image !== null)
  return {
    title,
    text,
    tiles: shown.map(({ image, ...tile }) => ({
      ...tile,
      picture: pictured && image ? contentPicture(dealer, image, { ...PICTURE_BOXES.tile, alt: '' }) : null,
    })),
  }
}
