import type { BlockOf, RichText } from '@forecourt/schemas/contract'
import type { CarCardModel } from '#app/features/car/card/card-model.ts'
import type { PictureModel } from '#app/ui/picture.tsx'

type TextItem = Exclude<RichText[number], { _type: 'picture' }>

/** Portable Text with its pictures made. */
export type RichTextModel = (TextItem | { _type: 'picture'; _key: string; picture: PictureModel | null })[]

/** A button of a slide, with its link. */
export type SlideButton = { key: string; title: string; href: string; primary: boolean }

/** A slide of a hero. */
export type SlideModel = {
  key: string
  title: string
  description: string
  picture: PictureModel | null
  buttons: SlideButton[]
}

/** A block as its component shows it. */
export type BlockModel =
  | { type: 'hero'; key: string; slides: SlideModel[]; showFinder: boolean }
  | { type: 'richText'; key: string; title: string; body: RichTextModel }
  | {
      type: 'carRow'
      key: string
      title: string
      cards: CarCardModel[]
      more: { label: string; href: string } | null
    }
  | {
      type: 'callToAction'
      key: string
      title: string
      text: string
      tiles: BlockOf<'callToAction'>['tiles']
    }
  | {
      type: 'questions'
      key: string
      title: string
      questions: { key: string; question: string; answer: RichTextModel }[]
    }

/** A block of one kind. */
export type BlockModelOf<T extends BlockModel['type']> = Extract<BlockModel, { type: T }>
