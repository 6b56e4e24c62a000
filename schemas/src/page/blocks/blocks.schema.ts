import { defineArrayMember, defineField, type SchemaTypeDefinition } from '@sanity/types'
import { bodyTypesType } from './body-types/body-types.schema.ts'
import { brandGridsType } from './brand-grids/brand-grids.schema.ts'
import { callToActionType } from './call-to-action/call-to-action.schema.ts'
import { carRowType } from './car-row/car-row.schema.ts'
import { categoryCardsType } from './category-cards/category-cards.schema.ts'
import { certifiedUsedType } from './certified-used/certified-used.schema.ts'
import { featureLinksType } from './feature-links/feature-links.schema.ts'
import { figuresType } from './figures/figures.schema.ts'
import { groupMapType } from './group-map/group-map.schema.ts'
import { heroType } from './hero/hero.schema.ts'
import { hiddenColumnsType } from './hidden-columns/hidden-columns.schema.ts'
import { imageBannerType } from './image-banner/image-banner.schema.ts'
import { leadFormType } from './lead-form/lead-form.schema.ts'
import { licencePickerType } from './licence-picker/licence-picker.schema.ts'
import { locationsType } from './locations/locations.schema.ts'
import { mapType } from './map/map.schema.ts'
import { modelCardsType } from './model-cards/model-cards.schema.ts'
import { offersType } from './offers/offers.schema.ts'
import { paymentsType } from './payments/payments.schema.ts'
import { priceHistogramType } from './price-histogram/price-histogram.schema.ts'
import { priceStepsType } from './price-steps/price-steps.schema.ts'
import { questionsType } from './questions/questions.schema.ts'
import { rangeAndChargingType } from './range-and-charging/range-and-charging.schema.ts'
import { recallType } from './recall/recall.schema.ts'
import { reviewsType } from './reviews/reviews.schema.ts'
import { richTextType } from './rich-text/rich-text.schema.ts'
import { rolesType } from './roles/roles.schema.ts'
import { scrollingBannerType } from './scrolling-banner/scrolling-banner.schema.ts'
import { servicePointsType } from './service-points/service-points.schema.ts'
import { servicePricesType } from './service-prices/service-prices.schema.ts'
import { teamType } from './team/team.schema.ts'
import { testimonialsType } from './testimonials/testimonials.schema.ts'
import { towFinderType } from './tow-finder/tow-finder.schema.ts'
import { towWeightsType } from './tow-weights/tow-weights.schema.ts'
import { videoType } from './video/video.schema.ts'
import { warrantyType } from './warranty/warranty.schema.ts'

type BlockGroup = { name: string; title: string; types: readonly SchemaTypeDefinition[] }

/** The groups of the insert menu with the kinds of block in them; their shapes are in blocks.query.ts. */
const GROUPS: readonly BlockGroup[] = [
  { name: 'top', title: 'Pictures', types: [heroType, imageBannerType, videoType, scrollingBannerType] },
  {
    name: 'cars',
    title: 'Cars and brands',
    types: [carRowType, priceStepsType, bodyTypesType, modelCardsType, categoryCardsType, brandGridsType],
  },
  {
    name: 'finders',
    title: 'Finders and figures',
    types: [
      licencePickerType,
      priceHistogramType,
      towFinderType,
      towWeightsType,
      rangeAndChargingType,
      groupMapType,
    ],
  },
  {
    name: 'site',
    title: 'The dealer',
    types: [offersType, locationsType, mapType, teamType, rolesType, figuresType],
  },
  {
    name: 'text',
    title: 'Text',
    types: [richTextType, questionsType, hiddenColumnsType, testimonialsType, reviewsType],
  },
  {
    name: 'promises',
    title: 'Service and warranty',
    types: [servicePricesType, servicePointsType, certifiedUsedType, warrantyType, recallType, paymentsType],
  },
  { name: 'links', title: 'Links and forms', types: [callToActionType, featureLinksType, leadFormType] },
]

/** Every kind of block, as an object type of the Studio. */
export const blockTypes = GROUPS.flatMap(({ types }) => [...types])

/** The blocks of a page, in the order in which it shows them. */
export function blocksField(group: string, description?: string) {
  return defineField({
    name: 'blocks',
    title: 'Blocks',
    type: 'array',
    group,
    ...(description ? { description } : {}),
    of: blockTypes.map(({ name }) => defineArrayMember({ type: name })),
    options: {
      insertMenu: {
        filter: true,
        groups: GROUPS.map(({ name, title, types }) => ({ name, title, of: types.map((type) => type.name) })),
        views: [{ name: 'list' }],
      },
    },
  })
}
