import { type BlockOf, PICTURE_BOXES, type RichText } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'

type TextItem = Exclude<RichText[number], { _type: 'picture' }>

/** Portable Text with its pictures made. */
export type RichTextModel = (TextItem | { _type: 'picture'; _key: string; picture: PictureModel | null })[]

/** A heading and text. */
export type RichTextBlockModel = { title: string; body: RichTextModel }

/** A heading and text. */
export function richTextBlockModel(
  { title, body }: BlockOf<'richText'>,
  dealer: DealerContext,
): RichTextBlockModel {
  return { title, body: richTextModel(body, dealer) }
}

/** Portable Text of any block. */
export function richTextModel(text: RichText, dealer: DealerContext): RichTextModel {
  return text.map((item) =>
    item._type === 'picture'
      ? {
          _type: 'picture',
          _key: item._key,
          picture: item.image ? contentPicture(dealer, item.image, PICTURE_BOXES.text) : null,
        }
      : item,
  )
}
