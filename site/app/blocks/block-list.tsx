import type { BlockType } from '@forecourt/schemas/contract'
import type { ComponentType } from 'react'
import * as LISTED from './block-components.ts'
import type { BlockModel, BlockModelOf } from './blocks.server.ts'

/** The component of every kind of block; does not compile while one is not listed. */
const COMPONENTS: { [T in BlockType]: ComponentType<{ block: BlockModelOf<T>; lead?: boolean }> } = LISTED

type BlockListProps = {
  blocks: readonly BlockModel[]
  /** Key of the block that opens the page and has its h1; a hero. */
  lead?: string
}

/** Blocks in their order. */
export function BlockList({ blocks, lead }: BlockListProps) {
  return (
    <>
      {blocks.map((block) => {
        const Component = COMPONENTS[block.type] as ComponentType<{ block: BlockModel; lead?: boolean }>
        return <Component key={block.key} block={block} lead={block.key === lead} />
      })}
    </>
  )
}
