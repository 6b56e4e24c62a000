import { isDeepStrictEqual } from 'node:util'
import type { Settings } from './settings.ts'

const customRules = ({ rankingRules }: Settings) =>
  rankingRules.filter((rule) => /:(?:asc|desc)$/.test(rule)).sort()

/** The settings that determine what is indexed. */
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

/** Whether documents must be reindexed when the settings change. */
export function needsRebuild(before: Settings, after: Settings): boolean {
  return !isDeepStrictEqual(indexed(before), indexed(after))
}
