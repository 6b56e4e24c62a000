import {
  deriveTheme,
  SURFACE_COLOURS,
  type TemplateName,
  type ThemeColours,
  templateDefinition,
} from '@forecourt/schemas/contract'

/** The dark of the cinematic hero and of dark headers, lit where the car is, as the sites' style sheets have it. */
const NIGHT = { background: '#101214', color: '#f4f5f4' }
const LIT = 'radial-gradient(60% 80% at 68% 40%, #b9bcbd, #85898c 40%, #2a2c2f 78%, #101214)'

/** What a drawing of a template's front page is made of: the colours of its header, hero and buttons, as on the site. */
export function drawnLook(template: TemplateName, colours: ThemeColours) {
  const tokens = deriveTheme(colours, SURFACE_COLOURS[template])
  const { header, hero } = templateDefinition(template)
  const brand = { background: tokens.brand, color: tokens.brandInk }
  const accent = { background: tokens.accent, color: tokens.accentInk }
  const lit = { background: tokens.lit, color: tokens.litInk }
  const headers: Readonly<Record<string, typeof brand>> = { brand, accent, dark: NIGHT, centred: NIGHT }
  const heroes: Readonly<Record<string, { front: typeof brand; button: typeof brand }>> = {
    block: { front: accent, button: brand },
    cinematic: { front: { ...NIGHT, background: LIT }, button: lit },
  }
  const { front, button } = heroes[hero] ?? {
    front: { background: tokens.sunken, color: tokens.ink },
    button: brand,
  }
  return {
    tokens,
    header: headers[header] ?? { background: tokens.raised, color: tokens.ink },
    front,
    button,
    /** The hero is a block of colour beside a picture, not one surface behind both. */
    isSplit: hero === 'block',
    isDark: hero === 'cinematic',
  }
}
