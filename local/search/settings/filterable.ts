import { bestMatch, isInside, type Match, matchName, matchPattern } from './patterns.ts'

export interface FilterableFeatures {
  facetSearch: boolean
  filter: { equality: boolean; comparison: boolean }
}

/** An item of `filterableAttributes`: a name, which allows everything, or patterns with their features. */
export type FilterableRule = string | { attributePatterns: string[]; features: FilterableFeatures }

const everything: FilterableFeatures = { facetSearch: true, filter: { equality: true, comparison: true } }

export const listFeatures = (rule: FilterableRule): FilterableFeatures =>
  typeof rule === 'string' ? everything : rule.features

export const matchRule = (rule: FilterableRule, field: string): Match =>
  typeof rule === 'string'
    ? matchName(rule, field)
    : bestMatch(rule.attributePatterns, (pattern) => matchPattern(pattern, field))

export const isFilterable = ({ filter }: FilterableFeatures) => filter.equality || filter.comparison

/** The features of the first matching rule, or null when none matches. */
export function filterableFeatures(
  rules: readonly FilterableRule[],
  field: string,
): FilterableFeatures | null {
  const rule = rules.find((candidate) => matchRule(candidate, field) === 'match')
  return rule === undefined ? null : listFeatures(rule)
}

/** The filterable attributes, for error messages. */
export function filterableHint(rules: readonly FilterableRule[]): string {
  const patterns = rules
    .filter((rule) => isFilterable(listFeatures(rule)))
    .flatMap((rule) => (typeof rule === 'string' ? [rule] : rule.attributePatterns))
  return patterns.length === 0
    ? 'This index does not have configured filterable attributes.'
    : `Available filterable attribute patterns are: \`${patterns.sort().join('`, `')}\`.`
}

/** Whether the field, or a nested one, is indexed for filters or facet search. */
export function matchFiltered(rules: readonly FilterableRule[], field: string): Match {
  let best: Match = 'none'
  let open = true
  for (const rule of rules) {
    const match = matchRule(rule, field)
    const { facetSearch, filter } = listFeatures(rule)
    const isUsed = facetSearch || filter.equality || filter.comparison
    if (match === 'match') {
      if (isUsed && open) return 'match'
      // The first matching rule decides, even when it forbids.
      open = false
    } else if (match === 'parent' && isUsed) best = 'parent'
  }
  return best
}

/** Whether a pattern in `facets` may match a field of the rule. */
export function ruleMatches(rule: FilterableRule, requested: string): boolean {
  if (typeof rule === 'string') {
    return isInside(rule, requested) || isInside(requested, rule) || matchPattern(requested, rule) !== 'none'
  }
  return rule.attributePatterns.some(
    (pattern) => matchPattern(requested, pattern) !== 'none' || matchPattern(pattern, requested) !== 'none',
  )
}
