import type { FacetColumn } from '../facets/facet-column.ts'
import type { Bits } from '../index/bits.ts'
import { normalizeFacet } from '../text/normalize.ts'
import type { Condition } from './ast.ts'
import { parseFinite } from './finite.ts'

/**
 * Adds the documents with a value in the range. Values compare as numbers where the bounds are numbers; texts compare
 * by their normal form.
 */
export function matchRange(column: FacetColumn, condition: Condition, found: Bits): Bits {
  const order = column.order()
  const numbers = findBounds(condition, parseFinite)
  const texts = findBounds(condition, normalizeFacet)
  if (numbers) {
    const value = (group: number) => column.values.randomNumber(group)
    addPlaces(
      column,
      order.range(
        'numbers',
        (group) => numbers.isBelow(value(group)),
        (group) => numbers.isInside(value(group)),
      ),
      found,
    )
  }
  if (texts) {
    const value = (group: number) => column.values.getText(group)
    addPlaces(
      column,
      order.range(
        'texts',
        (group) => texts.isBelow(value(group)),
        (group) => texts.isInside(value(group)),
      ),
      found,
    )
  }
  return found
}

/** Adds the documents of a range of groups. */
function addPlaces(column: FacetColumn, [from, to]: readonly [number, number], found: Bits): void {
  const order = column.order()
  if (from >= to) return
  if (column.hasSeveral) {
    for (let at = from; at < to; at += 1) column.addGroupTo(order.groups[at]!, found)
    return
  }
  // With one value per document, the documents of adjacent groups are contiguous.
  const { docs, starts, all } = order.sorted(true)
  const [first, end] = [starts[from]!, starts[to]!]
  if (end - first <= docs.length / 2) {
    for (let at = first; at < end; at += 1) found.add(docs[at]!)
    return
  }
  // For most documents it is cheaper to add all at once and subtract those outside.
  const inside = all.clone()
  for (let at = 0; at < first; at += 1) inside.delete(docs[at]!)
  for (let at = end; at < docs.length; at += 1) inside.delete(docs[at]!)
  found.or(inside)
}

interface Bounds<T> {
  isBelow(value: T): boolean
  /** Applied to values that are not below. */
  isInside(value: T): boolean
}

function findBounds<T extends number | string>(
  condition: Condition,
  read: (text: string) => T | null,
): Bounds<T> | null {
  if (condition.op === 'to') {
    const from = read(condition.from)
    const to = read(condition.to)
    if (from === null || to === null) return null
    return { isBelow: (value) => value < from, isInside: (value) => value <= to }
  }
  const bound = 'value' in condition ? read(condition.value) : null
  if (bound === null) return null
  const always = () => true
  const noMatch = () => false
  if (condition.op === '>') return { isBelow: (value) => value <= bound, isInside: always }
  if (condition.op === '>=') return { isBelow: (value) => value < bound, isInside: always }
  return {
    isBelow: noMatch,
    isInside: condition.op === '<' ? (value) => value < bound : (value) => value <= bound,
  }
}
