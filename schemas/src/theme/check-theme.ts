import { type Reason, shows, type Verdict } from '../reason/reason.ts'
import { contrastRatio } from './colour.ts'
import { deriveTheme, type ThemeColours, type ThemeTokens } from './derive-theme.ts'
import type { SurfaceColours } from './surface-colours.ts'

/** WCAG 2.2 AA for text (success criterion 1.4.3). */
export const MINIMUM_CONTRAST = 4.5

type Pair = {
  code: string
  words: string
  on: string
  text: keyof ThemeTokens
  background: keyof ThemeTokens
}

const PAIRS: readonly Pair[] = [
  { code: 'brand-ink', words: 'Text', on: 'the brand colour', text: 'brandInk', background: 'brand' },
  {
    code: 'brand-hover',
    words: 'Text',
    on: 'the pressed brand colour',
    text: 'brandInk',
    background: 'brandPress',
  },
  {
    code: 'brand-text',
    words: 'Links in the brand colour',
    on: 'the page',
    text: 'brandText',
    background: 'surface',
  },
  {
    code: 'brand-soft',
    words: 'Links in the brand colour',
    on: 'their tint',
    text: 'brandText',
    background: 'brandSoft',
  },
  { code: 'accent-ink', words: 'Text', on: 'the accent colour', text: 'accentInk', background: 'accent' },
  { code: 'muted', words: 'Muted text', on: 'the page', text: 'muted', background: 'surface' },
  { code: 'tag', words: 'The tag', on: 'its colour', text: 'tagInk', background: 'tag' },
  { code: 'foot', words: 'Text', on: 'the foot of the page', text: 'onFoot', background: 'foot' },
  {
    code: 'foot-muted',
    words: 'Muted text',
    on: 'the foot of the page',
    text: 'onFootMuted',
    background: 'foot',
  },
  {
    code: 'picture',
    words: 'The word Illustration',
    on: 'the surface of pictures',
    text: 'onPicture',
    background: 'pictureFloor',
  },
  { code: 'ink', words: 'Text', on: 'the page', text: 'ink', background: 'surface' },
]

/** Refuses two colours that are too close to be read one on the other, and says by how much. */
export function checkContrast(
  text: string,
  background: string,
  words = 'Text',
  on = 'its background',
): Reason | null {
  const ratio = contrastRatio(text, background)
  if (ratio >= MINIMUM_CONTRAST) return null
  return {
    code: 'low-contrast',
    text: `${words} on ${on} has a contrast of ${ratio.toFixed(2)}:1 (${text} on ${background}); it needs 4.5:1.`,
  }
}

/**
 * May a site wear these colours? Every pair of text and background that a page uses is measured; one under 4.5:1 refuses
 * the theme with its reason. The Studio refuses to publish such a theme; the site asks the same.
 */
export function checkTheme(colours: ThemeColours, surfaceColours: SurfaceColours): Verdict {
  const tokens = deriveTheme(colours, surfaceColours)
  const reasons = PAIRS.flatMap((pair) => {
    const reason = checkContrast(tokens[pair.text], tokens[pair.background], pair.words, pair.on)
    return reason === null ? [] : [{ code: pair.code, text: reason.text }]
  })
  return reasons.length > 0
    ? { shown: false, reasons }
    : shows('readable', 'Every pair of text and background has 4.5:1 or more.')
}
