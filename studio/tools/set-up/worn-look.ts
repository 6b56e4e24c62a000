import { type TemplateName, templateDefinition } from '@forecourt/schemas/contract'
import type { SetUpFacts } from './steps.ts'

/** The template of a site and the platform's colours for it, which the dealer's own are laid over. */
export function readPlatformLook({ content: { tenant } }: SetUpFacts) {
  const template: TemplateName = tenant?.template ?? 'metro'
  const { colours } = templateDefinition(template)
  const theme = tenant?.theme
  const base = {
    brand: theme?.brand ?? colours.brand,
    accent: theme?.accent ?? colours.accent,
    paper: theme?.paper ?? null,
    ink: theme?.ink ?? null,
    picture: theme?.picture ?? null,
    pictureFloor: theme?.pictureFloor ?? null,
    foot: theme?.foot ?? null,
  }
  return { template, base }
}
