// The templates. One more is a file beside templates/metro.ts and a line here; see docs/templates.md.

import type { SurfaceColours } from './surface-colours.ts'
import type { TemplateDefinition } from './template-definition.ts'
import { group } from './templates/group.ts'
import { marque } from './templates/marque.ts'
import { metro } from './templates/metro.ts'
import { moto } from './templates/moto.ts'
import { outback } from './templates/outback.ts'

const TEMPLATES = { metro, marque, group, outback, moto } as const satisfies Record<
  string,
  TemplateDefinition
>

/** The name of a template. */
export type TemplateName = keyof typeof TEMPLATES

/** Every template's name, in the order in which the Studio offers them. */
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as [TemplateName, ...TemplateName[]]

/** The surface colours of each template. */
export const SURFACE_COLOURS = Object.fromEntries(
  Object.entries(TEMPLATES).map(([name, { surfaceColours }]) => [name, surfaceColours]),
) as Readonly<Record<TemplateName, SurfaceColours>>

/** The definition of a template. */
export function templateDefinition(template: TemplateName): TemplateDefinition {
  return TEMPLATES[template]
}
