import { MINIMUM_CONTRAST } from '../theme/check-theme.ts'
import { contrastRatio } from '../theme/colour.ts'
import { deriveTheme, type ThemeColours, type ThemeTokens } from '../theme/derive-theme.ts'
import { SURFACE_COLOURS, type TemplateName } from '../theme/templates.ts'
import type { PromoTile } from './promo-tile.query.ts'

type Background = PromoTile['background']

/** The backgrounds of a tile: what staff call them, and the colours of the site's theme they and their words have. */
export const TILE_BACKGROUNDS: Readonly<
  Record<Background, { title: string; background: keyof ThemeTokens; words: keyof ThemeTokens }>
> = {
  brand: { title: 'Brand', background: 'brand', words: 'brandInk' },
  accent: { title: 'Accent', background: 'accent', words: 'accentInk' },
  ink: { title: 'Ink', background: 'ink', words: 'surface' },
  sunken: { title: 'Paper', background: 'sunken', words: 'ink' },
}

/** A background of a tile on one site, `#rrggbb`, with the contrast of its words (WCAG 2.2, 1.4.3). */
export type TileColour = {
  value: Background
  title: string
  background: string
  words: string
  ratio: number
  isReadable: boolean
}

/** The backgrounds a tile can have on a site with these colours. */
export function listTileColours(colours: ThemeColours, template: TemplateName): TileColour[] {
  const theme = deriveTheme(colours, SURFACE_COLOURS[template])
  return (Object.keys(TILE_BACKGROUNDS) as Background[]).map((value) => {
    const { title, ...names } = TILE_BACKGROUNDS[value]
    const [background, words] = [theme[names.background], theme[names.words]]
    const ratio = contrastRatio(words, background)
    return { value, title, background, words, ratio, isReadable: ratio >= MINIMUM_CONTRAST }
  })
}
