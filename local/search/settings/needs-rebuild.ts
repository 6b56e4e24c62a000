import { isDeepStrictEqual } from 'node:util'
import type { Settings } from './settings.ts'

const customRules = ({ rankingRules }: Settings) =>
  rankingRules.filter((rule) => /:(?:asc|desc)$/.test(rule)).sort()

/** The part of the settings that decides what is indexed. */
const indexed = (settings: Settings) => [
  settings.searchableAttributes,
  settings.filterableAttributes,
  settings.sortableAttributes,
  settings.distinctAttribute,
  settings.stopWords,
  settings.separatorTokens,
  settings.nonSeparatorTokens,
  settings.dictionary,
  settings.typoTolerance.disableOnAttributes,
  settings.typoTolerance.disableOnNumbers,
  customRules(settings),
]

/** Whether documents must be indexed anew when one set of settings takes the place of another. */
export function needsRebuild(before: Settings, after: Settings): boolean {
  return !isDeepStrictEqual(indexed(before), indexed(after))
}
