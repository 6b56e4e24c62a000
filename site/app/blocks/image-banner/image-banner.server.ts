import { type BlockOf, PICTURE_BOXES } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { type BlockButton, blockButtons } from '../block-links.server.ts'

/** A picture over the whole width with words on it. */
export type ImageBannerModel = {
  title: string
  text: string
  side: 'left' | 'right'
  picture: PictureModel | null
  buttons: BlockButton[]
}

/** BLOCK-06: a picture with words on it; null without a title. */
export function imageBannerModel(
  { title, text, image, side, buttons }: BlockOf<'imageBanner'>,
  dealer: DealerContext,
): ImageBannerModel | null {
  if (title === '') return null
  const picture = image ? contentPicture(dealer, image, PICTURE_BOXES.hero) : null
  return { title, text, side, picture, buttons: blockButtons(buttons, dealer) }
}
