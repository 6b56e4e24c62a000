import { z } from 'zod'

/**
 * The attribute by which a click opens the field of a picture, or of another value that cannot hide where it is
 * edited. Only staff's previews have it: a query reads something of the field, and the preview puts the attribute in
 * its place.
 */
export const editAttribute = z
  .string()
  .nullish()
  .transform((value) => (value?.startsWith('id=') ? value : undefined))
  .optional()
