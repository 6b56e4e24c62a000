import type { FacetColumn } from '../facets/facet-column.ts'
import { Bits } from '../index/bits.ts'
import type { DocSet } from '../index/doc-set.ts'
import { filterableFeatures, filterableHint, isFilterable } from '../settings/filterable.ts'
import { normalizeFacet } from '../text/normalize.ts'
import { type Condition, type Filter, FilterError, listAttributes } from './ast.ts'
import { formatPosition } from './error-position.ts'
import { filterId } from './filter-memo.ts'
import { parseFinite } from './finite.ts'
import { evaluateGeo } from './geo-filter.ts'
import { matchRange } from './range.ts'
import type { FilterSource } from './source.ts'

/** The documents that match a filter. Throws a {@link FilterError} for an attribute that is not filterable. */
export function evaluateFilter(filter: Filter, source: FilterSource): Bits {
  for (const attribute of listAttributes(filter)) {
    const features = filterableFeatures(source.settings.filterableAttributes, attribute)
    if (!features || !isFilterable(features)) {
      const hint = filterableHint(source.settings.filterableAttributes)
      throw new FilterError(
        `Attribute \`${attribute}\` is not filterable. ${hint}${formatPosition(filter, attribute)}`,
      )
    }
  }
  const { bits, isShared } = evaluate(filter, source)
  // Documents being added have values before they become visible.
  return isShared ? Bits.both(source.all(), bits) : bits.and(source.all())
}

/** A resulting set; a shared one belongs to the index and must not be changed. */
interface Found {
  bits: Bits
  isShared: boolean
}

const own = (bits: Bits): Found => ({ bits, isShared: false })

function evaluate(filter: Filter, source: FilterSource): Found {
  if (filter.kind === 'condition') return evaluateCondition(filter, source)
  if (filter.kind === 'and') return evaluateAnd(filter.parts, source)
  return remembered(filter, source, () => {
    switch (filter.kind) {
      case 'or':
        return filter.parts.reduce((all, part) => all.or(evaluate(part, source).bits), source.none())
      case 'not':
        return source.all().clone().andNot(evaluate(filter.part, source).bits)
      case 'in':
        return evaluateIn(filter.attribute, filter.values, source)
      default:
        return evaluateGeo(filter, source)
    }
  })
}

function remembered(filter: Filter, { filters }: FilterSource, make: () => Bits): Found {
  const key = String(filterId(filter))
  const known = filters.find(key)
  if (known) return { bits: known, isShared: true }
  const bits = make()
  filters.offer(key, bits)
  return own(bits)
}

/**
 * Stops at an empty set without evaluating the remaining parts, as Meilisearch: their errors are not reported.
 * Caching is by part, because requests build lists of conditions anew.
 */
function evaluateAnd(parts: Filter[], source: FilterSource): Found {
  const keys = beginnings(parts)
  let done = keys.length - 1
  let known: Bits | undefined
  while (!known && done >= 1) {
    known = source.filters.find(keys[done]!)
    if (!known) done -= 1
  }
  if (known && done === parts.length - 1) return { bits: known, isShared: true }
  const found = (known ?? source.all()).clone()
  for (let at = known ? done + 1 : 0; at < parts.length; at += 1) {
    if (at > 0 && found.isEmpty()) break
    // Subtracting avoids building the complement first.
    const denied = deniedBy(parts[at]!)
    if (denied) found.andNot(evaluate(denied, source).bits)
    else found.and(evaluate(parts[at]!, source).bits)
    if (at > 0 && at < keys.length) source.filters.offer(keys[at]!, found)
  }
  return own(found)
}

/** Longer prefixes are not cached: building their keys would take longer than the filter. */
const MAX_BEGINNING = 32

/** For each part a key of all parts up to it: sites put their fixed conditions first. */
function beginnings(parts: Filter[]): string[] {
  let key = '&'
  return parts.slice(0, MAX_BEGINNING).map((part) => {
    key += ` ${filterId(part)}`
    return key
  })
}

function deniedBy(filter: Filter): Filter | null {
  if (filter.kind === 'not') return filter.part
  if (filter.kind !== 'condition' || filter.condition.op !== '!=') return null
  return { ...filter, condition: { op: '=', value: filter.condition.value } }
}

function evaluateIn(attribute: string, values: string[], source: FilterSource): Bits {
  const found = source.none()
  const column = source.column(attribute)
  if (!column || values.length === 0) return found
  requireFeature('equality', 'IN', attribute, source)
  for (const value of values) addEqual(column, value, found)
  return found
}

function evaluateCondition(filter: Extract<Filter, { kind: 'condition' }>, source: FilterSource): Found {
  const { attribute, condition } = filter
  const column = source.column(attribute)
  if (!column) return own(source.none())
  if (condition.op === '=') {
    requireFeature('equality', '=', attribute, source)
    const shared = sharedEqual(column, condition.value)
    if (shared) return { bits: shared, isShared: true }
  }
  return remembered(filter, source, () => matchCondition(column, attribute, condition, source))
}

function matchCondition(
  column: FacetColumn,
  attribute: string,
  condition: Condition,
  source: FilterSource,
): Bits {
  const found = source.none()
  switch (condition.op) {
    case 'null':
      return withAll(column.isNull, found)
    case 'empty':
      return withAll(column.isEmpty, found)
    case 'exists':
      return withAll(column.exists, found)
    case '=':
    case '!=':
      requireFeature('equality', condition.op, attribute, source)
      addEqual(column, condition.value, found)
      return condition.op === '=' ? found : source.all().clone().andNot(found)
    case 'starts':
      return addStarting(column, condition.value, found)
    case 'contains':
      return addContaining(column, condition.value, found)
    default:
      requireFeature('comparison', condition.op, attribute, source)
      return matchRange(column, condition, found)
  }
}

function requireFeature(
  feature: 'equality' | 'comparison',
  op: string,
  attribute: string,
  source: FilterSource,
): void {
  const features = filterableFeatures(source.settings.filterableAttributes, attribute)
  if (features?.filter[feature]) return
  throw new FilterError(`Filter operator \`${op}\` is not allowed for the attribute \`${attribute}\`.`)
}

function withAll(set: DocSet, found: Bits): Bits {
  set.addTo(found)
  return found
}

function addEqual(column: FacetColumn, value: string, found: Bits): void {
  const { text, number } = equalGroups(column, value)
  if (text >= 0) column.addGroupTo(text, found)
  if (number >= 0) column.addGroupTo(number, found)
}

/** The text group and the number group that equal a value, -1 for none. */
function equalGroups(column: FacetColumn, value: string): { text: number; number: number } {
  const number = parseFinite(value)
  // Negative zero is a different number.
  const isNumber = number !== null && !Object.is(number, -0)
  return {
    text: column.values.findText(normalizeFacet(value)),
    number: isNumber ? column.values.findNumber(number) : -1,
  }
}

/** The only group that equals the value, where its documents are stored as a bitset. */
function sharedEqual(column: FacetColumn, value: string): Bits | null {
  const { text, number } = equalGroups(column, value)
  if (text >= 0 && number >= 0) return null
  const group = Math.max(text, number)
  return group < 0 ? null : column.groupBits(group)
}

function addStarting(column: FacetColumn, value: string, found: Bits): Bits {
  const prefix = normalizeFacet(value)
  if (prefix === '') return withAll(column.exists, found)
  return addTexts(column, (text) => text.startsWith(prefix), found)
}

function addContaining(column: FacetColumn, value: string, found: Bits): Bits {
  const part = normalizeFacet(value)
  return addTexts(column, (text) => text.includes(part), found)
}

function addTexts(column: FacetColumn, fits: (text: string) => boolean, found: Bits): Bits {
  const { values } = column
  for (let group = 0; group < values.groupCount; group += 1) {
    if (Number.isNaN(values.randomNumber(group)) && fits(values.getText(group)))
      column.addGroupTo(group, found)
  }
  return found
}
