import { z } from 'zod'
import { OMITS_OWNER } from './tolerant-parse.ts'

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

/** A value that has a default when it is empty; `parseTolerantly` takes one that does not fit for empty. */
export function orDefault<T extends z.ZodType>(shape: T, fallback: z.output<T>) {
  return shape.nullish().transform((value): z.output<T> => value ?? fallback)
}

/** A day without a time, `2026-12-24`, or null. */
export const contentDay = orDefault(z.iso.date().nullable(), null)

/**
 * A value that must be right: an offer without its end would say something else. Where it does not fit, the object
 * that holds it is omitted or rejected; no default replaces it.
 */
export function strict<T extends z.ZodType>(shape: T) {
  const given = z.unknown().optional()
  return given.transform((value, context): z.output<T> => {
    const parsed = shape.safeParse(value)
    if (parsed.success) return parsed.data
    const { message = 'Invalid input', path = [] } = parsed.error.issues[0] ?? {}
    context.addIssue({ code: 'custom', message, path, params: { [OMITS_OWNER]: path.length + 1 } })
    return z.NEVER
  })
}

/** Text with a default for an empty or blank value. */
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
