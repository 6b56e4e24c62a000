import { type BlockOf, PICTURE_BOXES } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { readAsked } from '../asked.server.ts'
import { type BlockButton, blockButtons } from '../block-links.server.ts'
import { type Picked, pickBody } from './pick-body.ts'

type Block = BlockOf<'bodyPicker'>

/** A chassis and what is built on it: price, weight and time. */
export type BodyPickerModel = Pick<Block, 'title' | 'text' | 'bodies' | 'extras' | 'note'> & {
  chassis: (Omit<Block['chassis'][number], 'image'> & { picture: PictureModel | null })[]
  picked: Picked
  buttons: BlockButton[]
}

/** A chassis and its bodies; null where nothing goes together. */
export function bodyPickerModel(block: Block, dealer: DealerContext): BodyPickerModel | null {
  const { key, title, text, bodies, extras, note, buttons } = block
  const chassis = block.chassis.map(({ image, ...one }) => ({
    ...one,
    picture: image ? contentPicture(dealer, image, PICTURE_BOXES.tile) : null,
  }))
  const picked = pickBody({ chassis, bodies, extras }, readAsked(key, dealer))
  if (picked === null) return null
  return { title, text, chassis, bodies, extras, note, picked, buttons: blockButtons(buttons, dealer) }
}
