import { z } from 'zod'

// A GROQ projection answers null for what an editor left empty. These say what empty means, once.

/** Text; empty is ''. */
export const contentText = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** A number or null. */
export const contentNumber = z
  .number()
  .nullish()
  .transform((value) => value ?? null)

/** An instant as the Studio stores it, or null. */
export const contentInstant = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((value) => value ?? null)

/** A value that has a default when it is empty. A present value that does not fit is an error. */
export function orDefault<T extends z.ZodType>(shape: T, fallback: z.output<T>) {
  return shape.nullish().transform((value): z.output<T> => value ?? fallback)
}

/** Text whose default stands in for an empty one, blanks included. */
export function textOr(fallback: string) {
  return z
    .string()
    .nullish()
    .transform((value) => value?.trim() || fallback)
}

/** A list; empty is []. */
export function contentList<T extends z.ZodType>(item: T) {
  return z
    .array(item)
    .nullish()
    .transform((value) => value ?? [])
}

/** An object or null. */
export function contentObject<T extends z.ZodType>(shape: T) {
  return shape.nullish().transform((value) => value ?? null)
}
