// The filter language, see https://www.meilisearch.com/docs/learn/filtering_and_sorting/filter_expression_reference
//   or = and ("OR" and)*   and = not ("AND" not)*   not = "NOT" not | primary
import { type Comparison, type Condition, type Filter, FilterError } from './ast.ts'
import { FilterReader } from './reader.ts'

const MAX_DEPTH = 150

/** Parses a filter; null for an empty one. Throws a {@link FilterError}. */
export function parseFilter(text: string): Filter | null {
  if (text.trim() === '') return null
  const reader = new FilterReader(text)
  const filter = parseOr(reader, 0)
  if (!reader.isAtEnd()) reader.fail('Found unexpected characters at the end of the filter.')
  return filter
}

/** The attributes of a parsed filter, with the position of each name. */
export function attributePlaces(text: string): { name: string; at: number }[] {
  const reader = new FilterReader(text)
  parseOr(reader, 0)
  return reader.attributes
}

function parseOr(reader: FilterReader, depth: number): Filter {
  return parseList(reader, depth, 'OR', 'or', parseAnd)
}

function parseAnd(reader: FilterReader, depth: number): Filter {
  return parseList(reader, depth, 'AND', 'and', parseNot)
}

type Parse = (reader: FilterReader, depth: number) => Filter

function parseList(
  reader: FilterReader,
  depth: number,
  word: string,
  kind: 'or' | 'and',
  next: Parse,
): Filter {
  if (depth > MAX_DEPTH) reader.fail('The filter exceeded the maximum depth.')
  const parts = [next(reader, depth + 1)]
  while (reader.takeWord(word)) parts.push(next(reader, depth + 1))
  return parts.length === 1 ? parts[0]! : { kind, parts }
}

function parseNot(reader: FilterReader, depth: number): Filter {
  if (depth > MAX_DEPTH) reader.fail('The filter exceeded the maximum depth.')
  if (!reader.takeWord('NOT')) return parsePrimary(reader, depth + 1)
  return not(parseNot(reader, depth + 1))
}

const not = (part: Filter): Filter => (part.kind === 'not' ? part.part : { kind: 'not', part })

function parsePrimary(reader: FilterReader, depth: number): Filter {
  if (reader.take('(')) {
    const inner = parseOr(reader, depth + 1)
    if (!reader.take(')')) reader.fail('Missing closing delimiter `)`.')
    return inner
  }
  if (reader.takeWord('_geoRadius')) return parseRadius(reader)
  if (reader.takeWord('_geoBoundingBox')) return parseBox(reader)
  if (reader.takeWord('_geoPolygon')) return parsePolygon(reader)
  return parseCondition(reader, reader.attribute())
}

const COMPARISONS: Comparison[] = ['<=', '>=', '!=', '<', '>', '=']

function parseCondition(reader: FilterReader, attribute: string): Filter {
  const is = (condition: Condition): Filter => ({ kind: 'condition', attribute, condition })
  if (reader.takeWord('IN')) return { kind: 'in', attribute, values: parseValues(reader) }
  if (reader.takeWords('NOT', 'IN')) return not({ kind: 'in', attribute, values: parseValues(reader) })
  const op = COMPARISONS.find((candidate) => reader.take(candidate))
  if (op) return is({ op, value: reader.value() })
  if (reader.takeWords('IS', 'NULL')) return is({ op: 'null' })
  if (reader.takeWords('IS', 'NOT', 'NULL')) return not(is({ op: 'null' }))
  if (reader.takeWords('IS', 'EMPTY')) return is({ op: 'empty' })
  if (reader.takeWords('IS', 'NOT', 'EMPTY')) return not(is({ op: 'empty' }))
  if (reader.takeWord('EXISTS')) return is({ op: 'exists' })
  if (reader.takeWords('NOT', 'EXISTS')) return not(is({ op: 'exists' }))
  if (reader.takeWord('CONTAINS')) return is({ op: 'contains', value: reader.value() })
  if (reader.takeWords('NOT', 'CONTAINS')) return not(is({ op: 'contains', value: reader.value() }))
  if (reader.takeWords('STARTS', 'WITH')) return is({ op: 'starts', value: reader.value() })
  if (reader.takeWords('NOT', 'STARTS', 'WITH')) return not(is({ op: 'starts', value: reader.value() }))
  const from = reader.value()
  if (!reader.takeWord('TO')) reader.fail('Was expecting an operation after the attribute.')
  return is({ op: 'to', from, to: reader.value() })
}

function parseValues(reader: FilterReader): string[] {
  if (!reader.take('[')) reader.fail('Expected `[` after `IN` keyword.')
  const values: string[] = []
  while (!reader.take(']')) {
    if (reader.isAtEnd()) reader.fail('Expected only comma-separated values inside `IN[..]`.')
    if (values.length > 0 && !reader.take(',')) reader.fail('Expected a comma or `]`.')
    if (reader.take(']')) return values
    values.push(reader.value())
  }
  return values
}

function parseNumbers(reader: FilterReader, open: string, close: string): string[] {
  if (!reader.take(open)) reader.fail(`Expected \`${open}\`.`)
  const numbers = [reader.number()]
  while (reader.take(',')) numbers.push(reader.number())
  if (!reader.take(close)) reader.fail(`Expected \`${close}\`.`)
  return numbers
}

function parseRadius(reader: FilterReader): Filter {
  const [lat, lng, metres, resolution = null, ...more] = parseNumbers(reader, '(', ')')
  if (metres === undefined || more.length > 0)
    throw new FilterError('_geoRadius takes three or four numbers.')
  return { kind: 'radius', lat: lat!, lng: lng!, metres, resolution }
}

function parsePoints(reader: FilterReader): [string, string][] {
  if (!reader.take('(')) reader.fail('Expected `(`.')
  const points: [string, string][] = []
  do {
    if (points.length > 2 && reader.take(')')) return points
    const pair = parseNumbers(reader, '[', ']')
    if (pair.length !== 2) reader.fail('Expected a pair of coordinates.')
    points.push(pair as [string, string])
  } while (reader.take(','))
  if (!reader.take(')')) reader.fail('Expected `)`.')
  return points
}

function parseBox(reader: FilterReader): Filter {
  const [topRight, bottomLeft, ...more] = parsePoints(reader)
  if (!bottomLeft || more.length > 0) throw new FilterError('_geoBoundingBox takes two points.')
  return { kind: 'box', topRight: topRight!, bottomLeft }
}

function parsePolygon(reader: FilterReader): Filter {
  const points = parsePoints(reader)
  if (points.length < 3) throw new FilterError('_geoPolygon takes at least three points.')
  return { kind: 'polygon', points }
}
