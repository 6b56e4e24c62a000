import type { BlockOf } from '@forecourt/schemas/contract'

type Part = BlockOf<'weightBars'>['parts'][number]

/** The parts that a form has ticked; all of them where it was not sent. */
export const tickedParts = (parts: readonly Part[], fields: URLSearchParams | null): Part[] =>
  fields === null ? [...parts] : parts.filter(({ key }) => fields.getAll('part').includes(key))

/** The end of a scale that holds the limits, and everything at once. */
export const scaleEnd = (kerbKg: number, parts: readonly Part[], limits: readonly number[]) =>
  Math.max(kerbKg + parts.reduce((sum, { kg }) => sum + kg, 0), ...limits) * 1.02
