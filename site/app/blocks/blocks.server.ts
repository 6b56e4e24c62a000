import type { Block, BlockOf, BlockType } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import { bodyTypesModel } from './body-types/body-types.server.ts'
import { brandGridsModel } from './brand-grids/brand-grids.server.ts'
import { callToActionModel } from './call-to-action/call-to-action.server.ts'
import { carRowModel } from './car-row/car-row.server.ts'
import { categoryCardsModel } from './category-cards/category-cards.server.ts'
import { certifiedUsedModel } from './certified-used/certified-used.server.ts'
import { featureLinksModel } from './feature-links/feature-links.server.ts'
import { figuresModel } from './figures/figures.server.ts'
import { groupMapModel } from './group-map/group-map.server.ts'
import { heroModel } from './hero/hero.server.ts'
import { hiddenColumnsModel } from './hidden-columns/hidden-columns.server.ts'
import { imageBannerModel } from './image-banner/image-banner.server.ts'
import { leadFormModel } from './lead-form/lead-form.server.ts'
import { licencePickerModel } from './licence-picker/licence-picker.server.ts'
import { locationsModel } from './locations/locations.server.ts'
import { mapModel } from './map/map.server.ts'
import { modelCardsModel } from './model-cards/model-cards.server.ts'
import { offersModel } from './offers/offers.server.ts'
import { paymentsModel } from './payments/payments.server.ts'
import { priceHistogramModel } from './price-histogram/price-histogram.server.ts'
import { priceStepsModel } from './price-steps/price-steps.server.ts'
import { questionsModel } from './questions/questions.server.ts'
import { rangeAndChargingModel } from './range-and-charging/range-and-charging.server.ts'
import { recallModel } from './recall/recall.server.ts'
import { reviewsModel } from './reviews/reviews.server.ts'
import { richTextBlockModel } from './rich-text/rich-text.server.ts'
import { rolesModel } from './roles/roles.server.ts'
import { scrollingBannerModel } from './scrolling-banner/scrolling-banner.server.ts'
import { servicePointsModel } from './service-points/service-points.server.ts'
import { servicePricesModel } from './service-prices/service-prices.server.ts'
import { teamModel } from './team/team.server.ts'
import { testimonialsModel } from './testimonials/testimonials.server.ts'
import { towFinderModel } from './tow-finder/tow-finder.server.ts'
import { towWeightsModel } from './tow-weights/tow-weights.server.ts'
import { videoBlockModel } from './video/video.server.ts'
import { warrantyModel } from './warranty/warranty.server.ts'

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
  modelCards: modelCardsModel,
  hiddenColumns: hiddenColumnsModel,
  imageBanner: imageBannerModel,
  categoryCards: categoryCardsModel,
  servicePoints: servicePointsModel,
  servicePrices: servicePricesModel,
  recall: recallModel,
  payments: paymentsModel,
  team: teamModel,
  roles: rolesModel,
  testimonials: testimonialsModel,
  reviews: reviewsModel,
  video: videoBlockModel,
  map: mapModel,
  leadForm: leadFormModel,
  featureLinks: featureLinksModel,
  certifiedUsed: certifiedUsedModel,
  warranty: warrantyModel,
  licencePicker: licencePickerModel,
  priceHistogram: priceHistogramModel,
  towFinder: towFinderModel,
  towWeights: towWeightsModel,
  rangeAndCharging: rangeAndChargingModel,
  groupMap: groupMapModel,
  priceSteps: priceStepsModel,
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

/** A heading that says the page's title again is left out of the first block. */
export function withoutRepeatedTitle(title: string, blocks: readonly BlockModel[]): BlockModel[] {
  const [first, ...rest] = blocks
  if (!first) return []
  const repeats = first.type === 'richText' && sameWords(first.title, title)
  return [repeats ? { ...first, title: '' } : first, ...rest]
}

const sameWords = (a: string, b: string) => wordsOf(a) === wordsOf(b)
const wordsOf = (text: string) => withoutStega(text).trim().toLowerCase()
