import type { BlockType } from '../page/blocks/blocks.query.ts'
import type { ThemeColours } from './derive-theme.ts'
import type { FontPair } from './font-pair.ts'
import type { SurfaceColours } from './surface-colours.ts'

/**
 * A template as data: its surface colours, type and shape, and its variants of header, hero, card, footer and page. How a
 * variant looks is defined in the site, in the template's folder (docs/templates.md).
 */
export type TemplateDefinition = {
  name: string
  /** What the Studio calls it. */
  title: string
  surfaceColours: SurfaceColours
  /** Two colours it looks right with, until a dealer gives its own. */
  colours: ThemeColours
  /** Families, unless the dealer chooses others. */
  fonts: FontPair
  display: { weight: number; trackingEm: number; widthPercent: number }
  /** Body size at 360 and at 1600 px of width. */
  basePx: readonly [small: number, large: number]
  /** Corners of controls, unless the dealer chooses others. */
  radiusPx: number
  /** Multiplies the height of controls and the padding of cards. */
  density: number
  /** The focus line where the dealer's brand cannot be it: a near black does not show beside text. */
  focus?: string
  /** The kinds of block of a front page that its dealer has not composed yet, in their order. */
  homeOrder: readonly BlockType[]
  header: string
  hero: string
  card: string
  footer: string
  /** The head of pages beside the stock, and what follows from it: lead offer, head of a location, departments. */
  page: string
  /** What other sites show of a link to a page without a picture of its own. */
  socialImage: string
}
