import { z } from 'zod'
import { orDefault } from '../content/content-values.zod.ts'
import { FONT_PAIRS } from './font-pair.ts'

/** A colour as the Studio stores it: `#rrggbb`. */
export const hexColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'A colour is # and six digits, for example #1549d8')
  .transform((value) => value.toLowerCase())

/** What a dealer gives to its look; `null` means the template's own. */
export const themeChoice = z.object({
  brand: hexColour,
  accent: hexColour,
  /** Corner radius of controls in pixels. */
  radius: z
    .number()
    .min(0)
    .max(24)
    .nullish()
    .transform((value) => value ?? null),
  /** Families of type. */
  fonts: orDefault(z.enum(FONT_PAIRS).nullable(), null),
})
