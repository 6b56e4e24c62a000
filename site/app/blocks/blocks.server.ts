import type { Block, BlockOf, BlockType } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { bodyTypesModel } from './body-types/body-types.server.ts'
import { brandGridsModel } from './brand-grids/brand-grids.server.ts'
import { callToActionModel } from './call-to-action/call-to-action.server.ts'
import { carRowModel } from './car-row/car-row.server.ts'
import { figuresModel } from './figures/figures.server.ts'
import { heroModel } from './hero/hero.server.ts'
import { locationsModel } from './locations/locations.server.ts'
import { offersModel } from './offers/offers.server.ts'
import { questionsModel } from './questions/questions.server.ts'
import { richTextBlockModel } from './rich-text/rich-text.server.ts'
import { scrollingBannerModel } from './scrolling-banner/scrolling-banner.server.ts'

type Model = object | null

/** How each kind of block becomes what its component shows; null is not shown. */
const MODELS = {
  hero: heroModel,
  richText: richTextBlockModel,
  carRow: carRowModel,
  callToAction: callToActionModel,
  questions: questionsModel,
  offers: offersModel,
  locations: locationsModel,
  bodyTypes: bodyTypesModel,
  brandGrids: brandGridsModel,
  figures: figuresModel,
  scrollingBanner: scrollingBannerModel,
} as const satisfies {
  [T in BlockType]: (block: BlockOf<T>, dealer: DealerContext) => Model | Promise<Model>
}

/** A block of one kind as its component shows it. */
export type BlockModelOf<T extends BlockType> = {
  [K in T]: { type: K; key: string } & NonNullable<Awaited<ReturnType<(typeof MODELS)[K]>>>
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
  const make = MODELS[block.type as T] as (block: BlockOf<T>, dealer: DealerContext) => Model | Promise<Model>
  const model = await make(block, dealer)
  return model === null ? null : ({ ...model, type: block.type, key: block.key } as BlockModel)
}
