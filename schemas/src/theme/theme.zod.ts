import { z } from 'zod'
import { orDefault } from '../content/content-values.zod.ts'
import { FONT_PAIRS } from './font-pair.ts'
import { SIGNATURE_NAMES } from './signatures.ts'
import { PICTURE_LOOKS } from './template-definition.ts'
import { type VariantPart, variantNames } from './variants.ts'

/** A colour as the Studio stores it: `#rrggbb`. */
export const hexColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'A colour is # and six digits, for example #1549d8')
  .transform((value) => value.toLowerCase())

const ownColour = orDefault(hexColour.nullable(), null)
const variant = <P extends VariantPart>(part: P) => orDefault(z.enum(variantNames(part)).nullable(), null)

/** What a dealer gives to its look; `null` means the template's own. */
export const themeChoice = z.object({
  brand: hexColour,
  accent: hexColour,
  /** The page and its text. */
  paper: ownColour,
  ink: ownColour,
  /** The background of cut-out vehicles, their floor, and how the two meet. */
  picture: ownColour,
  pictureFloor: ownColour,
  pictureLook: orDefault(z.enum(PICTURE_LOOKS).nullable(), null),
  /** The foot of every page. */
  foot: ownColour,
  /** Corner radius of controls in pixels. */
  radius: z
    .number()
    .min(0)
    .max(24)
    .nullish()
    .transform((value) => value ?? null),
  /** Families of type. */
  fonts: orDefault(z.enum(FONT_PAIRS).nullable(), null),
  header: variant('header'),
  hero: variant('hero'),
  finder: variant('finder'),
  card: variant('card'),
  types: variant('types'),
  offers: variant('offers'),
  places: variant('places'),
  footer: variant('footer'),
  signature: orDefault(z.enum(SIGNATURE_NAMES).nullable(), null),
})

/** What a dealer gives to its look. */
export type ThemeChoice = z.output<typeof themeChoice>
