import type { SignatureName } from './signatures.ts'
import type { SurfaceColours } from './surface-colours.ts'
import type { TemplateDefinition } from './template-definition.ts'
import type { ThemeChoice } from './theme.zod.ts'
import { VARIANT_PARTS, type Variants } from './variants.ts'

type Colours = Partial<Pick<ThemeChoice, 'paper' | 'ink' | 'picture' | 'pictureFloor' | 'foot'>>

/** A template's surface colours with those that the dealer chose instead. */
export function siteSurfaceColours(
  { surfaceColours }: Pick<TemplateDefinition, 'surfaceColours'>,
  { paper, ink, picture, pictureFloor, foot }: Colours,
): SurfaceColours {
  return {
    ...surfaceColours,
    ...(paper ? { surface: paper } : {}),
    ...(ink ? { ink } : {}),
    ...(picture ? { picture, pictureFloor: pictureFloor ?? picture } : {}),
    ...(pictureFloor ? { pictureFloor } : {}),
    ...(foot ? { foot } : {}),
  }
}

/** The variants of a site: the dealer's own choice, else its template's. */
export function siteVariants(
  { variants }: Pick<TemplateDefinition, 'variants'>,
  theme: Partial<Record<keyof Variants, string | null>>,
): Variants {
  const chosen = VARIANT_PARTS.flatMap((part) => (theme[part] ? [[part, theme[part]]] : []))
  return { ...variants, ...Object.fromEntries(chosen) }
}

/** What the page of a vehicle of that kind says first: the dealer's own choice, else its template's for the kind. */
export function siteSignature(
  { signature, signatureOfKind }: Pick<TemplateDefinition, 'signature' | 'signatureOfKind'>,
  theme: Pick<ThemeChoice, 'signature'>,
  itemType: string,
): SignatureName {
  const ofKind = new Map(Object.entries(signatureOfKind ?? {})).get(itemType)
  return theme.signature ?? ofKind ?? signature
}
