import type { FacetColumn } from '../facets/facet-column.ts'
import type { Bits } from '../index/bits.ts'
import { normalizeFacet } from '../text/normalize.ts'
import type { Condition } from './ast.ts'
import { parseFinite } from './finite.ts'

/**
 * Adds the documents whose value lies in the range. Numbers compare as numbers, where the bounds are numbers;
 * texts compare by their normal form.
 */
export function matchRange(column: FacetColumn, condition: Condition, found: Bits): Bits {
  const fitsNumber = numberTest(condition)
  const fitsText = textTest(condition)
  const { groups, numberCount } = column.order()
  for (let at = 0; at < groups.length; at += 1) {
    const group = groups[at]!
    const fits = at < numberCount ? fitsNumber(column.numbers[group]!) : fitsText(column.texts[group]!)
    if (fits) column.addGroupTo(group, found)
  }
  return found
}

function numberTest(condition: Condition): (value: number) => boolean {
  if (condition.op === 'to') {
    const from = parseFinite(condition.from)
    const to = parseFinite(condition.to)
    return from === null || to === null ? () => false : (value) => value >= from && value <= to
  }
  const bound = 'value' in condition ? parseFinite(condition.value) : null
  return bound === null ? () => false : compare(condition.op, bound)
}

function textTest(condition: Condition): (value: string) => boolean {
  if (condition.op === 'to') {
    const from = normalizeFacet(condition.from)
    const to = normalizeFacet(condition.to)
    return (value) => value >= from && value <= to
  }
  return 'value' in condition ? compare(condition.op, normalizeFacet(condition.value)) : () => false
}

function compare<T extends number | string>(op: string, bound: T): (value: T) => boolean {
  if (op === '>') return (value) => value > bound
  if (op === '>=') return (value) => value >= bound
  return op === '<' ? (value) => value < bound : (value) => value <= bound
}
