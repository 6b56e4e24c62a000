import type { FacetColumn } from '../facets/facet-column.ts'
import type { Bits } from '../index/bits.ts'
import type { DocSet } from '../index/doc-set.ts'
import { filterableFeatures, isFilterable } from '../settings/filterable.ts'
import { normalizeFacet } from '../text/normalize.ts'
import { attributesOf, type Condition, type Filter, FilterError } from './ast.ts'
import { parseFinite } from './finite.ts'
import { evaluateGeo } from './geo-filter.ts'
import { matchRange } from './range.ts'
import type { FilterSource } from './source.ts'

/** The documents a filter lets through. Throws a {@link FilterError} for an attribute that is not filterable. */
export function evaluateFilter(filter: Filter, source: FilterSource): Bits {
  for (const attribute of attributesOf(filter)) {
    const features = filterableFeatures(source.settings.filterableAttributes, attribute)
    if (!features || !isFilterable(features)) {
      throw new FilterError(`Attribute \`${attribute}\` is not filterable.`)
    }
  }
  return evaluate(filter, source)
}

function evaluate(filter: Filter, source: FilterSource): Bits {
  switch (filter.kind) {
    case 'or':
      return filter.parts.reduce((all, part) => all.or(evaluate(part, source)), source.none())
    case 'and':
      return evaluateAnd(filter.parts, source)
    case 'not':
      return source.all().clone().andNot(evaluate(filter.part, source))
    case 'in':
      return evaluateIn(filter.attribute, filter.values, source)
    case 'condition':
      return evaluateCondition(filter.attribute, filter.condition, source)
    default:
      return evaluateGeo(filter, source)
  }
}

function evaluateAnd(parts: Filter[], source: FilterSource): Bits {
  let found: Bits | null = null
  for (const part of parts) {
    const more = evaluate(part, source)
    found = found ? found.and(more) : more
    if (found.isEmpty()) break
  }
  return found ?? source.none()
}

function evaluateIn(attribute: string, values: string[], source: FilterSource): Bits {
  const found = source.none()
  const column = source.column(attribute)
  if (!column || values.length === 0) return found
  requireFeature('equality', 'IN', attribute, source)
  for (const value of values) addEqual(column, value, found)
  return found
}

function evaluateCondition(attribute: string, condition: Condition, source: FilterSource): Bits {
  const column = source.column(attribute)
  if (!column) return source.none()
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
  const text = column.findText(normalizeFacet(value))
  if (text >= 0) column.addGroupTo(text, found)
  const number = parseFinite(value)
  // A negative zero is another number than zero.
  const group = number === null || Object.is(number, -0) ? -1 : column.findNumber(number)
  if (group >= 0) column.addGroupTo(group, found)
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
  for (let group = 0; group < column.texts.length; group += 1) {
    if (Number.isNaN(column.numbers[group]) && fits(column.texts[group]!)) column.addGroupTo(group, found)
  }
  return found
}
