import { type BlockOf, PICTURE_BOXES } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { type BlockButton, blockButtons } from '../block-links.server.ts'

/** What speaks for the workshop. */
export type ServicePointsModel = {
  title: string
  text: string
  numbered: boolean
  points: BlockOf<'servicePoints'>['points']
  picture: PictureModel | null
  buttons: BlockButton[]
}

/** BLOCK-10: what speaks for the workshop; null without any point. */
export function servicePointsModel(
  { title, text, numbered, points, image, buttons }: BlockOf<'servicePoints'>,
  dealer: DealerContext,
): ServicePointsModel | null {
  if (points.length === 0) return null
  const picture = image ? contentPicture(dealer, image, PICTURE_BOXES.text) : null
  return { title, text, numbered, points, picture, buttons: blockButtons(buttons, dealer) }
}
