import { z } from 'zod'

// Values of the stock index as dealers' systems fill them: what is missing becomes '', null, false or []
// here, once, so that no reader has to ask twice.

/** Text; a number is taken as its digits, what is missing as ''. */
export const wireText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value)))

/** A number or null. */
export const wireNumber = z
  .number()
  .nullish()
  .transform((value) => value ?? null)

/** A switch; what is missing is off. */
export const wireFlag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

/** An ISO instant or null. */
export const wireInstant = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((value) => value ?? null)

/** A list of texts; what is missing is empty. */
export const wireTexts = z
  .array(wireText)
  .nullish()
  .transform((value) => value ?? [])

/** A list; what is missing is empty. */
export function wireList<T extends z.ZodType>(item: T) {
  return z
    .array(item)
    .nullish()
    .transform((value) => value ?? [])
}

/** An object or null. */
export function wireObject<T extends z.ZodType>(shape: T) {
  return shape.nullish().transform((value) => value ?? null)
}
