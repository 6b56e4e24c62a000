import type { BlockType } from '../page/blocks/blocks.query.ts'
import type { ThemeColours } from './derive-theme.ts'
import type { FontPair } from './font-pair.ts'
import type { SignatureName } from './signatures.ts'
import type { SurfaceColours } from './surface-colours.ts'
import type { Variants } from './variants.ts'

/** How the surface behind a cut-out vehicle is drawn: one colour, a wall and a floor, or a light in the middle. */
export const PICTURE_LOOKS = ['flat', 'floor', 'glow'] as const
export type PictureLook = (typeof PICTURE_LOOKS)[number]

/**
 * A template as data: its surface colours, type and shape, and its variants of the parts of a page. How a variant
 * looks is defined in the site (docs/templates.md).
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
  /** Body size and size of a section's heading, at 360 and at 1600 px of width. */
  basePx: readonly [small: number, large: number]
  sectionPx: readonly [small: number, large: number]
  /** Corners of controls, unless the dealer chooses others. */
  radiusPx: number
  /** Multiplies the height of controls and the padding of cards. */
  density: number
  /** The focus line where the dealer's brand cannot be it: a near black does not show beside text. */
  focus?: string
  /** The picture of a card: its surface, width to height, and the padding of a cut-out in per cent of its width. */
  picture: {
    look: PictureLook
    /** Illustrations of vehicles are shown without their own background where there is such a version. */
    cutOuts: boolean
    ratio: readonly [width: number, height: number]
    padPercent: readonly [top: number, sides: number, bottom: number]
  }
  /** Whether cards have a frame; without one the picture is the card. */
  framedCards: boolean
  /** The kinds of block of a front page that its dealer has not composed yet, in their order. */
  homeOrder: readonly BlockType[]
  variants: Variants
  /** What the page of a vehicle says first, and of which kinds of vehicle (`item_type`) it says something else. */
  signature: SignatureName
  signatureOfKind?: Readonly<Record<string, SignatureName>>
  /** The head of pages beside the stock, and what follows from it: lead offer, head of a location, departments. */
  page: string
  /** What other sites show of a link to a page without a picture of its own. */
  socialImage: string
}
