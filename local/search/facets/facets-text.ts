import { floatText, objectText } from '../http/json-text.ts'
import type { Facets } from './distribution.ts'

/** Counts and extremes as two members of an answer, under the given names. */
export function facetsText(
  { distribution, stats }: Facets,
  names: readonly [counts: string, extremes: string],
): string {
  const counts = objectText(distribution, (values) => objectText(values, String))
  const extremes = objectText(stats, ({ min, max }) => `{"min":${floatText(min)},"max":${floatText(max)}}`)
  return `"${names[0]}":${counts},"${names[1]}":${extremes}`
}
