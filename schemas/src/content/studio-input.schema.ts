// Declares the option by which a field asks for an input of the Studio's own.
import type { PictureUse } from './picture-uses.ts'
import type { TextLimitName } from './text-limits.ts'

/** `%`: per cent a year; `$`: dollars; `cents`: whole cents, written and shown as dollars. */
export type NumberUnit = '%' | '$' | 'cents' | 'months'

declare module '@sanity/types' {
  interface BaseSchemaTypeOptions {
    /** The input the Studio shows for the field, by its name in `studio/form-inputs.tsx`. */
    studioInput?: string
  }
  interface NumberOptions {
    /** What the number counts, written beside it. */
    unit?: NumberUnit
  }
  interface StringOptions {
    /** The rule by which the site cuts the text, or beyond which it reads badly. */
    textLimit?: TextLimitName
  }
  interface DatetimeOptions {
    /** The name of the field beside it with the start of the window that ends here. */
    windowStart?: string
  }
  interface ImageOptions {
    /** The places where the site shows the picture. */
    pictureUses?: readonly PictureUse[]
  }
}
