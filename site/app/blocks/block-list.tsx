import type { BlockModel } from './block-models.ts'
import { CallToActionBlock } from './call-to-action.tsx'
import { CarRowBlock } from './car-row.tsx'
import { HeroBlock } from './hero.tsx'
import { QuestionsBlock } from './questions.tsx'
import { RichTextBlock } from './rich-text.tsx'

/** Blocks in their order. An unknown kind renders nothing. */
export function BlockList({ blocks }: { blocks: readonly BlockModel[] }) {
  return (
    <>
      {blocks.map((block) => (
        <BlockView key={block.key} block={block} />
      ))}
    </>
  )
}

function BlockView({ block }: { block: BlockModel }) {
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} />
    case 'richText':
      return <RichTextBlock block={block} />
    case 'carRow':
      return <CarRowBlock block={block} />
    case 'callToAction':
      return <CallToActionBlock block={block} />
    case 'questions':
      return <QuestionsBlock block={block} />
    default:
      return null
  }
}
