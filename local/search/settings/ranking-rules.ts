import { ApiError } from '../http/api-error.ts'

const BUILT_IN = new Set([
  'words',
  'typo',
  'proximity',
  'attribute',
  'attributeRank',
  'wordPosition',
  'sort',
  'exactness',
])
const RESERVED = /^(?:_geo|_geoDistance|_geoPoint\b.*|_geoRadius\b.*|_geoBoundingBox\b.*|_geo\(.*)$/

/** Valid ranking rules: built-in ones, or `field:asc` and `field:desc`. Throws for any other. */
export function requireRankingRules(rules: string[], code: string): string[] {
  for (const rule of rules) {
    if (BUILT_IN.has(rule)) continue
    const field = /^([\s\S]*):(?:asc|desc)$/.exec(rule)?.[1]
    if (field === undefined) throw new ApiError(code, `\`${rule}\` ranking rule is invalid.`)
    if (RESERVED.test(field))
      throw new ApiError(code, `\`${field}\` is reserved and cannot be a ranking rule.`)
  }
  if (rules.includes('attribute') && (rules.includes('attributeRank') || rules.includes('wordPosition'))) {
    throw new ApiError(code, 'The rule `attribute` cannot stand beside `attributeRank` or `wordPosition`.')
  }
  return rules
}
