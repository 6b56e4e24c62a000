import {
  deriveTheme,
  SURFACE_COLOURS,
  type TemplateName,
  type ThemeColours,
  templateDefinition,
} from '@forecourt/schemas/contract'

/** What a drawing of a template's front page is made of: the colours of its header, hero and buttons, as on the site. */
export function drawnLook(template: TemplateName, colours: ThemeColours) {
  const tokens = deriveTheme(colours, SURFACE_COLOURS[template])
  const { header, hero } = templateDefinition(template).variants
  const page = { background: tokens.surface, color: tokens.ink }
  const brand = { background: tokens.brand, color: tokens.brandInk }
  const board = { background: tokens.accent, color: tokens.accentInk }
  const night = { background: tokens.night, color: tokens.onNight }
  const isDark = hero === 'stage' || hero === 'poster'
  return {
    tokens,
    header: { cinema: night, sign: board, strip: page, search: page, group: page, plate: page }[header],
    front: {
      'line-up': board,
      stage: night,
      poster: page,
      rig: { background: tokens.picture, color: tokens.ink },
      fleet: { background: tokens.pictureFloor, color: tokens.ink },
      faults: { background: tokens.picture, color: tokens.ink },
    }[hero],
    button: hero === 'stage' ? { background: tokens.onNight, color: tokens.night } : brand,
    isDark,
  }
}
