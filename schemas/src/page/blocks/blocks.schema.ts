import { defineArrayMember, defineField, type SchemaTypeDefinition } from '@sanity/types'
import { drawBlock } from './block-drawings.ts'
import type { BlockType } from './blocks.query.ts'
import { bodyPickerType } from './body-picker/body-picker.schema.ts'
import { bodyTypesType } from './body-types/body-types.schema.ts'
import { brandGridsType } from './brand-grids/brand-grids.schema.ts'
import { brandMatrixType } from './brand-matrix/brand-matrix.schema.ts'
import { callToActionType } from './call-to-action/call-to-action.schema.ts'
import { carRowType } from './car-row/car-row.schema.ts'
import { categoryCardsType } from './category-cards/category-cards.schema.ts'
import { certifiedUsedType } from './certified-used/certified-used.schema.ts'
import { depotSizerType } from './depot-sizer/depot-sizer.schema.ts'
import { featureLinksType } from './feature-links/feature-links.schema.ts'
import { figuresType } from './figures/figures.schema.ts'
import { groupMapType } from './group-map/group-map.schema.ts'
import { heroType } from './hero/hero.schema.ts'
import { hiddenColumnsType } from './hidden-columns/hidden-columns.schema.ts'
import { imageBannerType } from './image-banner/image-banner.schema.ts'
import { inspectionSheetType } from './inspection-sheet/inspection-sheet.schema.ts'
import { leadFormType } from './lead-form/lead-form.schema.ts'
import { licencePickerType } from './licence-picker/licence-picker.schema.ts'
import { locationsType } from './locations/locations.schema.ts'
import { mapType } from './map/map.schema.ts'
import { modelCardsType } from './model-cards/model-cards.schema.ts'
import { offersType } from './offers/offers.schema.ts'
import { payAWeekType } from './pay-a-week/pay-a-week.schema.ts'
import { paymentsType } from './payments/payments.schema.ts'
import { priceHistogramType } from './price-histogram/price-histogram.schema.ts'
import { priceListType } from './price-list/price-list.schema.ts'
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
import { specTableType } from './spec-table/spec-table.schema.ts'
import { teamType } from './team/team.schema.ts'
import { testimonialsType } from './testimonials/testimonials.schema.ts'
import { towFinderType } from './tow-finder/tow-finder.schema.ts'
import { towWeightsType } from './tow-weights/tow-weights.schema.ts'
import { videoType } from './video/video.schema.ts'
import { vinCheckType } from './vin-check/vin-check.schema.ts'
import { warrantyType } from './warranty/warranty.schema.ts'
import { weightBarsType } from './weight-bars/weight-bars.schema.ts'

/** The groups of the insert menu. */
const GROUPS = {
  top: 'Pictures',
  cars: 'Cars and brands',
  finders: 'Finders and figures',
  site: 'The dealer',
  text: 'Text',
  promises: 'Service and warranty',
  links: 'Links and forms',
} as const

type Form = { group: keyof typeof GROUPS; form: SchemaTypeDefinition }

/** The form of every kind of block, in the order of the insert menu; what sites read of it is in block-shapes.ts. */
const FORMS: Readonly<Record<BlockType, Form>> = {
  hero: { group: 'top', form: heroType },
  imageBanner: { group: 'top', form: imageBannerType },
  video: { group: 'top', form: videoType },
  scrollingBanner: { group: 'top', form: scrollingBannerType },
  carRow: { group: 'cars', form: carRowType },
  priceSteps: { group: 'cars', form: priceStepsType },
  bodyTypes: { group: 'cars', form: bodyTypesType },
  modelCards: { group: 'cars', form: modelCardsType },
  specTable: { group: 'cars', form: specTableType },
  categoryCards: { group: 'cars', form: categoryCardsType },
  brandGrids: { group: 'cars', form: brandGridsType },
  brandMatrix: { group: 'cars', form: brandMatrixType },
  licencePicker: { group: 'finders', form: licencePickerType },
  priceHistogram: { group: 'finders', form: priceHistogramType },
  towFinder: { group: 'finders', form: towFinderType },
  towWeights: { group: 'finders', form: towWeightsType },
  bodyPicker: { group: 'finders', form: bodyPickerType },
  weightBars: { group: 'finders', form: weightBarsType },
  rangeAndCharging: { group: 'finders', form: rangeAndChargingType },
  depotSizer: { group: 'finders', form: depotSizerType },
  groupMap: { group: 'finders', form: groupMapType },
  offers: { group: 'site', form: offersType },
  locations: { group: 'site', form: locationsType },
  map: { group: 'site', form: mapType },
  team: { group: 'site', form: teamType },
  roles: { group: 'site', form: rolesType },
  figures: { group: 'site', form: figuresType },
  richText: { group: 'text', form: richTextType },
  questions: { group: 'text', form: questionsType },
  hiddenColumns: { group: 'text', form: hiddenColumnsType },
  testimonials: { group: 'text', form: testimonialsType },
  reviews: { group: 'text', form: reviewsType },
  servicePrices: { group: 'promises', form: servicePricesType },
  priceList: { group: 'promises', form: priceListType },
  servicePoints: { group: 'promises', form: servicePointsType },
  certifiedUsed: { group: 'promises', form: certifiedUsedType },
  inspectionSheet: { group: 'promises', form: inspectionSheetType },
  warranty: { group: 'promises', form: warrantyType },
  recall: { group: 'promises', form: recallType },
  payAWeek: { group: 'promises', form: payAWeekType },
  vinCheck: { group: 'promises', form: vinCheckType },
  payments: { group: 'promises', form: paymentsType },
  callToAction: { group: 'links', form: callToActionType },
  featureLinks: { group: 'links', form: featureLinksType },
  leadForm: { group: 'links', form: leadFormType },
}

/** What people also call a kind of block: the insert menu finds it by these words. */
const OTHER_NAMES: Partial<Record<BlockType, string>> = {
  hero: 'slider, carousel',
  imageBanner: 'picture, photo',
  video: 'video, YouTube',
  scrollingBanner: 'ticker',
  carRow: 'stock, vehicles',
  modelCards: 'range',
  brandGrids: 'makes, logos',
  towFinder: 'trailer, caravan',
  offers: 'specials, deals',
  locations: 'yards, branches, opening hours',
  map: 'directions',
  team: 'people, staff, photos',
  roles: 'jobs, careers',
  figures: 'numbers',
  richText: 'words, paragraph, policy',
  questions: 'FAQ, answers',
  testimonials: 'quotes, customers',
  reviews: 'stars, Google',
  payments: 'finance, repayments, calculator',
  callToAction: 'button',
  featureLinks: 'links, icons',
  priceList: 'prices, workshop, rates, table',
  vinCheck: 'recall, safety, VIN',
  inspectionSheet: '112 points, checklist, roadworthy',
  specTable: 'specifications, compare, trucks, table',
  bodyPicker: 'trays, chassis, payload, GVM',
  weightBars: 'GVM upgrade, payload, touring, 4x4',
  payAWeek: 'weekly, balloon, chattel mortgage, truck finance, ABN',
  depotSizer: 'charging, electric, fleet, kW',
  brandMatrix: 'makes, dealerships, counts, group',
  leadForm: 'enquiry, contact, test drive, trade-in',
}

/** Every kind of block, as an object type of the Studio. */
export const blockTypes = Object.values(FORMS).map(({ form }) => form)

/** The blocks of a page, in the order in which it shows them. */
export function blocksField(group: string, description?: string) {
  return defineField({
    name: 'blocks',
    title: 'Blocks',
    type: 'array',
    group,
    ...(description ? { description } : {}),
    of: Object.entries(FORMS).map(([kind, { form }]) =>
      defineArrayMember({ type: kind, title: nameKind(form) }),
    ),
    options: {
      insertMenu: {
        filter: true,
        groups: Object.entries(GROUPS).map(([name, title]) => ({ name, title, of: listKinds(name) })),
        views: [{ name: 'grid', previewImageUrl: drawBlock }, { name: 'list' }],
      },
    },
  })
}

const nameKind = ({ name, title }: SchemaTypeDefinition) => {
  const others = OTHER_NAMES[name as BlockType]
  return others ? `${title} (${others})` : title
}

const listKinds = (wanted: string) =>
  Object.entries(FORMS).flatMap(([kind, { group }]) => (group === wanted ? [kind] : []))
