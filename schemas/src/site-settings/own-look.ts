import type { Verdict } from '../reason/reason.ts'
import { checkTheme } from '../theme/check-theme.ts'
import { siteSurfaceColours } from '../theme/site-look.ts'
import { type TemplateName, templateDefinition } from '../theme/templates.ts'
import type { ThemeChoice } from '../theme/theme.zod.ts'

/** The colours that a dealer's manager may change, in the order of the form. */
export const OWN_LOOK_COLOURS = ['brand', 'accent', 'paper', 'ink', 'picture', 'foot'] as const
export type OwnLookColour = (typeof OWN_LOOK_COLOURS)[number]

/** Colours of the dealer's own; null means the platform's. */
export type OwnLook = Readonly<Record<OwnLookColour, string | null>>

type LookColours = Pick<ThemeChoice, OwnLookColour | 'pictureFloor'>

/** The platform's colours with the dealer's over them, whether they can be read or not. */
export function layOwnLook<T extends LookColours>(theme: T, own: Partial<OwnLook>): T {
  const worn: T = { ...theme }
  for (const name of OWN_LOOK_COLOURS) {
    const colour = own[name]
    if (!colour) continue
    if (name === 'brand' || name === 'accent') worn[name] = colour
    else worn[name] = colour
  }
  return worn
}

/** Can everything be read in these colours? */
export function checkLook(theme: LookColours, template: TemplateName): Verdict {
  return checkTheme(theme, siteSurfaceColours(templateDefinition(template), theme))
}

/** The look that a site wears: the dealer's own colours, unless something could not be read in them. */
export function applyOwnLook<T extends LookColours>(theme: T, own: OwnLook, template: TemplateName): T {
  const worn = layOwnLook(theme, own)
  return checkLook(worn, template).shown ? worn : theme
}
