import type { Block, BlockOf, BlockType } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import * as LISTED from './block-models.server.ts'

type Model = object | null
type MakeModel<T extends BlockType> = (block: BlockOf<T>, dealer: DealerContext) => Model | Promise<Model>

/** How every kind of block becomes what its component shows; does not compile while one is not listed. */
const MODELS: { [T in BlockType]: MakeModel<T> } = LISTED

/** A block of one kind as its component shows it. */
export type BlockModelOf<T extends BlockType> = {
  [K in T]: { type: K; key: string } & NonNullable<Awaited<ReturnType<(typeof LISTED)[K]>>>
}[T]

/** A block as its component shows it. */
export type BlockModel = BlockModelOf<BlockType>

/** A page's blocks as their components show them, in their order; one without content is left out. */
export async function blockModels(blocks: readonly Block[], dealer: DealerContext): Promise<BlockModel[]> {
  const models = await Promise.all(blocks.map((block) => blockModel(block, dealer)))
  return models.filter((model) => model !== null)
}

async function blockModel<T extends BlockType>(
  block: BlockOf<T>,
  dealer: DealerContext,
): Promise<BlockModel | null> {
  const make = MODELS[block.type as T] as MakeModel<T>
  const model = await make(block, dealer)
  return model === null ? null : ({ ...model, type: block.type, key: block.key } as BlockModel)
}

/** A heading that says the page's title again is left out of the first block. */
export function withoutRepeatedTitle(title: string, blocks: readonly BlockModel[]): BlockModel[] {
  const [first, ...rest] = blocks
  if (!first) return []
  const repeats = first.type === 'richText' && sameWords(first.title, title)
  return [repeats ? { ...first, title: '' } : first, ...rest]
}

const sameWords = (a: string, b: string) => normaliseText(a) === normaliseText(b)
const normaliseText = (text: string) => withoutStega(text).trim().toLowerCase()
