// The door for previews: which texts of the content lead to their fields by a click. The site opens it in previews only.
import { findShownTexts } from './content/shown-text.schema.ts'
import { schemaTypes } from './studio.ts'

export const isShownText = findShownTexts(schemaTypes)
