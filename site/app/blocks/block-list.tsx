import type { BlockType } from '@forecourt/schemas/contract'
import type { ComponentType } from 'react'
import type { BlockModel, BlockModelOf } from './blocks.server.ts'
import { BodyTypesBlock } from './body-types/body-types.tsx'
import { BrandGridsBlock } from './brand-grids/brand-grids.tsx'
import { CallToActionBlock } from './call-to-action/call-to-action.tsx'
import { CarRowBlock } from './car-row/car-row.tsx'
import { CategoryCardsBlock } from './category-cards/category-cards.tsx'
import { CertifiedUsedBlock } from './certified-used/certified-used.tsx'
import { FeatureLinksBlock } from './feature-links/feature-links.tsx'
import { FiguresBlock } from './figures/figures.tsx'
import { GroupMapBlock } from './group-map/group-map.tsx'
import { HeroBlock } from './hero/hero.tsx'
import { HiddenColumnsBlock } from './hidden-columns/hidden-columns.tsx'
import { ImageBannerBlock } from './image-banner/image-banner.tsx'
import { LeadFormBlock } from './lead-form/lead-form.tsx'
import { LicencePickerBlock } from './licence-picker/licence-picker.tsx'
import { LocationsBlock } from './locations/locations.tsx'
import { MapBlock } from './map/map.tsx'
import { ModelCardsBlock } from './model-cards/model-cards.tsx'
import { OffersBlock } from './offers/offers.tsx'
import { PaymentsBlock } from './payments/payments.tsx'
import { PriceHistogramBlock } from './price-histogram/price-histogram.tsx'
import { PriceStepsBlock } from './price-steps/price-steps.tsx'
import { QuestionsBlock } from './questions/questions.tsx'
import { RangeAndChargingBlock } from './range-and-charging/range-and-charging.tsx'
import { RecallBlock } from './recall/recall.tsx'
import { ReviewsBlock } from './reviews/reviews-block.tsx'
import { RichTextBlock } from './rich-text/rich-text-block.tsx'
import { RolesBlock } from './roles/roles.tsx'
import { ScrollingBannerBlock } from './scrolling-banner/scrolling-banner.tsx'
import { ServicePointsBlock } from './service-points/service-points.tsx'
import { ServicePricesBlock } from './service-prices/service-prices.tsx'
import { TeamBlock } from './team/team.tsx'
import { TestimonialsBlock } from './testimonials/testimonials.tsx'
import { TowFinderBlock } from './tow-finder/tow-finder.tsx'
import { TowWeightsBlock } from './tow-weights/tow-weights.tsx'
import { VideoBlock } from './video/video.tsx'
import { WarrantyBlock } from './warranty/warranty.tsx'

/** The component of each kind of block. */
const COMPONENTS: { [T in BlockType]: ComponentType<{ block: BlockModelOf<T>; lead?: boolean }> } = {
  hero: HeroBlock,
  richText: RichTextBlock,
  carRow: CarRowBlock,
  callToAction: CallToActionBlock,
  questions: QuestionsBlock,
  offers: OffersBlock,
  locations: LocationsBlock,
  bodyTypes: BodyTypesBlock,
  brandGrids: BrandGridsBlock,
  figures: FiguresBlock,
  scrollingBanner: ScrollingBannerBlock,
  modelCards: ModelCardsBlock,
  hiddenColumns: HiddenColumnsBlock,
  imageBanner: ImageBannerBlock,
  categoryCards: CategoryCardsBlock,
  servicePoints: ServicePointsBlock,
  servicePrices: ServicePricesBlock,
  recall: RecallBlock,
  payments: PaymentsBlock,
  team: TeamBlock,
  roles: RolesBlock,
  testimonials: TestimonialsBlock,
  reviews: ReviewsBlock,
  video: VideoBlock,
  map: MapBlock,
  leadForm: LeadFormBlock,
  featureLinks: FeatureLinksBlock,
  certifiedUsed: CertifiedUsedBlock,
  warranty: WarrantyBlock,
  groupMap: GroupMapBlock,
  rangeAndCharging: RangeAndChargingBlock,
  towFinder: TowFinderBlock,
  towWeights: TowWeightsBlock,
  priceHistogram: PriceHistogramBlock,
  priceSteps: PriceStepsBlock,
  licencePicker: LicencePickerBlock,
}

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
