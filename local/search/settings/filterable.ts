import { bestMatch, isInside, type Match, matchName, matchPattern } from './patterns.ts'

export interface FilterableFeatures {
  facetSearch: boolean
  filter: { equality: boolean; comparison: boolean }
}

/** An item of `filterableAttributes`: a name, which allows everything, or patterns with what they allow. */
export type FilterableRule = string | { attributePatterns: string[]; features: FilterableFeatures }

const everything: FilterableFeatures = { facetSearch: true, filter: { equality: true, comparison: true } }

export const featuresOf = (rule: FilterableRule): FilterableFeatures =>
  typeof rule === 'string' ? everything : rule.features

export const matchRule = (rule: FilterableRule, field: string): Match =>
  typeof rule === 'string'
    ? matchName(rule, field)
    : bestMatch(rule.attributePatterns, (pattern) => matchPattern(pattern, field))

export const isFilterable = ({ filter }: FilterableFeatures) => filter.equality || filter.comparison

/** What the first rule that matches the field allows, or null when none does. */
export function filterableFeatures(
  rules: readonly FilterableRule[],
  field: string,
): FilterableFeatures | null {
  const rule = rules.find((candidate) => matchRule(candidate, field) === 'match')
  return rule === undefined ? null : featuresOf(rule)
}

/** What may be filtered by instead, for an error about what may not. */
export function filterableHint(rules: readonly FilterableRule[]): string {
  const patterns = rules
    .filter((rule) => isFilterable(featuresOf(rule)))
    .flatMap((rule) => (typeof rule === 'string' ? [rule] : rule.attributePatterns))
  return patterns.length === 0
    ? 'This index does not have configured filterable attributes.'
    : `Available filterable attribute patterns are: \`${patterns.sort().join('`, `')}\`.`
}

/** Whether the field, or one inside it, is indexed for filters or facet search. */
export function matchFiltered(rules: readonly FilterableRule[], field: string): Match {
  let best: Match = 'none'
  let open = true
  for (const rule of rules) {
    const match = matchRule(rule, field)
    const { facetSearch, filter } = featuresOf(rule)
    const isUsed = facetSearch || filter.equality || filter.comparison
    if (match === 'match') {
      if (isUsed && open) return 'match'
      // The first rule that matches decides, even when it forbids.
      open = false
    } else if (match === 'parent' && isUsed) best = 'parent'
  }
  return best
}

/** Whether a pattern asked for in `facets` may name a field of the rule. */
export function ruleMeets(rule: FilterableRule, asked: string): boolean {
  if (typeof rule === 'string') {
    return isInside(rule, asked) || isInside(asked, rule) || matchPattern(asked, rule) !== 'none'
  }
  return rule.attributePatterns.some(
    (pattern) => matchPattern(asked, pattern) !== 'none' || matchPattern(pattern, asked) !== 'none',
  )
}
