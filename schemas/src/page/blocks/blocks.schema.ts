import { defineArrayMember, defineField, type SchemaTypeDefinition } from '@sanity/types'
import { bodyTypesType } from './body-types/body-types.schema.ts'
import { brandGridsType } from './brand-grids/brand-grids.schema.ts'
import { callToActionType } from './call-to-action/call-to-action.schema.ts'
import { carRowType } from './car-row/car-row.schema.ts'
import { figuresType } from './figures/figures.schema.ts'
import { heroType } from './hero/hero.schema.ts'
import { locationsType } from './locations/locations.schema.ts'
import { offersType } from './offers/offers.schema.ts'
import { questionsType } from './questions/questions.schema.ts'
import { richTextType } from './rich-text/rich-text.schema.ts'
import { scrollingBannerType } from './scrolling-banner/scrolling-banner.schema.ts'

type BlockGroup = { name: string; title: string; types: readonly SchemaTypeDefinition[] }

/** The groups of the insert menu with the kinds of block in them; their shapes are in blocks.query.ts. */
const GROUPS: readonly BlockGroup[] = [
  { name: 'top', title: 'Top of the page', types: [heroType, scrollingBannerType] },
  { name: 'cars', title: 'Cars and brands', types: [carRowType, bodyTypesType, brandGridsType] },
  { name: 'site', title: 'From the site', types: [offersType, locationsType, figuresType] },
  { name: 'text', title: 'Text', types: [richTextType, questionsType] },
  { name: 'links', title: 'Links', types: [callToActionType] },
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
