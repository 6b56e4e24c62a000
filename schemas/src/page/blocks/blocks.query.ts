import { z } from 'zod'
import { bodyTypesBlock, bodyTypesBlockProjection } from './body-types/body-types.query.ts'
import { brandGridsBlock, brandGridsBlockProjection } from './brand-grids/brand-grids.query.ts'
import { callToActionBlock, callToActionBlockProjection } from './call-to-action/call-to-action.query.ts'
import { carRowBlock, carRowBlockProjection } from './car-row/car-row.query.ts'
import { categoryCardsBlock, categoryCardsBlockProjection } from './category-cards/category-cards.query.ts'
import { certifiedUsedBlock, certifiedUsedBlockProjection } from './certified-used/certified-used.query.ts'
import { featureLinksBlock, featureLinksBlockProjection } from './feature-links/feature-links.query.ts'
import { figuresBlock, figuresBlockProjection } from './figures/figures.query.ts'
import { groupMapBlock, groupMapBlockProjection } from './group-map/group-map.query.ts'
import { heroBlock, heroBlockProjection } from './hero/hero.query.ts'
import { hiddenColumnsBlock, hiddenColumnsBlockProjection } from './hidden-columns/hidden-columns.query.ts'
import { imageBannerBlock, imageBannerBlockProjection } from './image-banner/image-banner.query.ts'
import { leadFormBlock, leadFormBlockProjection } from './lead-form/lead-form.query.ts'
import { licencePickerBlock, licencePickerBlockProjection } from './licence-picker/licence-picker.query.ts'
import { locationsBlock, locationsBlockProjection } from './locations/locations.query.ts'
import { mapBlock, mapBlockProjection } from './map/map.query.ts'
import { modelCardsBlock, modelCardsBlockProjection } from './model-cards/model-cards.query.ts'
import { offersBlock, offersBlockProjection } from './offers/offers.query.ts'
import { paymentsBlock, paymentsBlockProjection } from './payments/payments.query.ts'
import {
  priceHistogramBlock,
  priceHistogramBlockProjection,
} from './price-histogram/price-histogram.query.ts'
import { priceStepsBlock, priceStepsBlockProjection } from './price-steps/price-steps.query.ts'
import { questionsBlock, questionsBlockProjection } from './questions/questions.query.ts'
import {
  rangeAndChargingBlock,
  rangeAndChargingBlockProjection,
} from './range-and-charging/range-and-charging.query.ts'
import { recallBlock, recallBlockProjection } from './recall/recall.query.ts'
import { reviewsBlock, reviewsBlockProjection } from './reviews/reviews.query.ts'
import { richTextBlock, richTextBlockProjection } from './rich-text/rich-text.query.ts'
import { rolesBlock, rolesBlockProjection } from './roles/roles.query.ts'
import {
  scrollingBannerBlock,
  scrollingBannerBlockProjection,
} from './scrolling-banner/scrolling-banner.query.ts'
import { servicePointsBlock, servicePointsBlockProjection } from './service-points/service-points.query.ts'
import { servicePricesBlock, servicePricesBlockProjection } from './service-prices/service-prices.query.ts'
import { teamBlock, teamBlockProjection } from './team/team.query.ts'
import { testimonialsBlock, testimonialsBlockProjection } from './testimonials/testimonials.query.ts'
import { towFinderBlock, towFinderBlockProjection } from './tow-finder/tow-finder.query.ts'
import { towWeightsBlock, towWeightsBlockProjection } from './tow-weights/tow-weights.query.ts'
import { videoBlock, videoBlockProjection } from './video/video.query.ts'
import { warrantyBlock, warrantyBlockProjection } from './warranty/warranty.query.ts'

// The kinds of block as sites read them: each has a line in the projection and one in the list of shapes. Their forms
// are in blocks.schema.ts. See docs/templates.md.

/** Projection of a page's blocks, one conditional a kind. */
export const blocksProjection = `[]{
  "type": _type,
  "key": _key,
  ${heroBlockProjection},
  ${richTextBlockProjection},
  ${carRowBlockProjection},
  ${callToActionBlockProjection},
  ${questionsBlockProjection},
  ${offersBlockProjection},
  ${locationsBlockProjection},
  ${bodyTypesBlockProjection},
  ${brandGridsBlockProjection},
  ${figuresBlockProjection},
  ${scrollingBannerBlockProjection},
  ${modelCardsBlockProjection},
  ${hiddenColumnsBlockProjection},
  ${imageBannerBlockProjection},
  ${categoryCardsBlockProjection},
  ${servicePointsBlockProjection},
  ${servicePricesBlockProjection},
  ${recallBlockProjection},
  ${paymentsBlockProjection},
  ${teamBlockProjection},
  ${rolesBlockProjection},
  ${testimonialsBlockProjection},
  ${reviewsBlockProjection},
  ${videoBlockProjection},
  ${mapBlockProjection},
  ${leadFormBlockProjection},
  ${featureLinksBlockProjection},
  ${certifiedUsedBlockProjection},
  ${warrantyBlockProjection},
  ${licencePickerBlockProjection},
  ${priceHistogramBlockProjection},
  ${towFinderBlockProjection},
  ${towWeightsBlockProjection},
  ${rangeAndChargingBlockProjection},
  ${groupMapBlockProjection},
  ${priceStepsBlockProjection}
}`

const SHAPES = [
  heroBlock,
  richTextBlock,
  carRowBlock,
  callToActionBlock,
  questionsBlock,
  offersBlock,
  locationsBlock,
  bodyTypesBlock,
  brandGridsBlock,
  figuresBlock,
  scrollingBannerBlock,
  modelCardsBlock,
  hiddenColumnsBlock,
  imageBannerBlock,
  categoryCardsBlock,
  servicePointsBlock,
  servicePricesBlock,
  recallBlock,
  paymentsBlock,
  teamBlock,
  rolesBlock,
  testimonialsBlock,
  reviewsBlock,
  videoBlock,
  mapBlock,
  leadFormBlock,
  featureLinksBlock,
  certifiedUsedBlock,
  warrantyBlock,
  licencePickerBlock,
  priceHistogramBlock,
  towFinderBlock,
  towWeightsBlock,
  rangeAndChargingBlock,
  groupMapBlock,
  priceStepsBlock,
] as const

/** A block of a page. */
export const block = z.discriminatedUnion('type', SHAPES, { error: 'There is no such kind of block' })

/** A block of a page. */
export type Block = z.output<typeof block>
/** The name of a kind of block. */
export type BlockType = Block['type']
/** A block of one kind, for example `BlockOf<'hero'>`. */
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>
