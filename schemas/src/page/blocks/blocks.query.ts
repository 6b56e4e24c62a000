import { z } from 'zod'
import { bodyTypesBlock, bodyTypesBlockProjection } from './body-types/body-types.query.ts'
import { brandGridsBlock, brandGridsBlockProjection } from './brand-grids/brand-grids.query.ts'
import { callToActionBlock, callToActionBlockProjection } from './call-to-action/call-to-action.query.ts'
import { carRowBlock, carRowBlockProjection } from './car-row/car-row.query.ts'
import { figuresBlock, figuresBlockProjection } from './figures/figures.query.ts'
import { heroBlock, heroBlockProjection } from './hero/hero.query.ts'
import { locationsBlock, locationsBlockProjection } from './locations/locations.query.ts'
import { offersBlock, offersBlockProjection } from './offers/offers.query.ts'
import { questionsBlock, questionsBlockProjection } from './questions/questions.query.ts'
import { richTextBlock, richTextBlockProjection } from './rich-text/rich-text.query.ts'
import {
  scrollingBannerBlock,
  scrollingBannerBlockProjection,
} from './scrolling-banner/scrolling-banner.query.ts'

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
  ${scrollingBannerBlockProjection}
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
] as const

/** A block of a page. */
export const block = z.discriminatedUnion('type', SHAPES, { error: 'There is no such kind of block' })

/** A block of a page. */
export type Block = z.output<typeof block>
/** The name of a kind of block. */
export type BlockType = Block['type']
/** A block of one kind, for example `BlockOf<'hero'>`. */
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>
