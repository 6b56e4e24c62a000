// The templates' door. A template is a file beside templates/metro.ts and a line here; see docs/templates.md.
import { TEMPLATE_NAMES, type TemplateName } from '@forecourt/schemas/contract'
import type { Furnishing } from './templates/furnishing.ts'
import { group } from './templates/group.ts'
import { marque } from './templates/marque.ts'
import { metro } from './templates/metro.ts'
import { moto } from './templates/moto.ts'
import { outback } from './templates/outback.ts'

/** Every template's furnishing. */
export const FURNISHINGS: Readonly<Record<TemplateName, Furnishing>> = { metro, marque, group, outback, moto }

/** The furnishing of a template. */
export function furnishingOf(template: TemplateName): Furnishing {
  return FURNISHINGS[template]
}

export { TYPEFACES, type Typeface } from './templates/font-pairs.ts'
export type { Furnishing } from './templates/furnishing.ts'
export { TEMPLATE_NAMES, type TemplateName }
