// The templates. One more is a file beside templates/metro.ts and a line here; see docs/templates.md.
import type { Furnishing } from './furnishing.ts'
import type { Ground } from './ground.ts'
import { group } from './templates/group.ts'
import { marque } from './templates/marque.ts'
import { metro } from './templates/metro.ts'
import { moto } from './templates/moto.ts'
import { outback } from './templates/outback.ts'

const TEMPLATES = { metro, marque, group, outback, moto } as const satisfies Record<string, Furnishing>

/** A way of furnishing. */
export type TemplateName = keyof typeof TEMPLATES

/** Every template's name, in the order in which the Studio offers them. */
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as [TemplateName, ...TemplateName[]]

/** The ground of each template. */
export const GROUNDS = Object.fromEntries(
  Object.entries(TEMPLATES).map(([name, { ground }]) => [name, ground]),
) as Readonly<Record<TemplateName, Ground>>

/** The furnishing of a template. */
export function furnishingOf(template: TemplateName): Furnishing {
  return TEMPLATES[template]
}
