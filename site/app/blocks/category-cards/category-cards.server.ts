import { type BlockOf, PICTURE_BOXES } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { withTargets } from '../block-links.server.ts'

/** Cards of kinds of vehicle. */
export type CategoryCardsModel = {
  title: string
  cards: { id: string; title: string; description: string; href: string; picture: PictureModel | null }[]
}

/** BLOCK-08, DATA-31: the cards whose targets exist; null without any. */
export function categoryCardsModel(
  { title, cards }: BlockOf<'categoryCards'>,
  dealer: DealerContext,
): CategoryCardsModel | null {
  const shown = withTargets(cards, dealer)
  if (shown.length === 0) return null
  return {
    title,
    cards: shown.map(({ imageUrl, ...card }) => ({
      ...card,
      picture: imageUrl ? contentPicture(dealer, imageUrl, { ...PICTURE_BOXES.tile, alt: '' }) : null,
    })),
  }
}
