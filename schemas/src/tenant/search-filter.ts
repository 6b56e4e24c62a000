// Grammar of filters: the search engine's own (https://www.meilisearch.com/docs/learn/filtering_and_sorting/
// filter_expression_reference), without geography, and with `name:value` of older systems for `name = value`.
import { FilterError, type FilterProblem, type FilterToken, splitFilter } from './filter-tokens.ts'

/** Fields of a car that staff may filter by: the facets of SRCH-04 and what else the index can filter by. */
export const STAFF_FILTER_FIELDS: readonly string[] = [
  ...['badge', 'status', 'car_type', 'categories', 'city', 'colour', 'dealership_name', 'filtered_features'],
  ...['item_type', 'km', 'location_name', 'make', 'make_model', 'model', 'price', 'subscription_price'],
  ...['price_range', 'seats', 'body', 'drive', 'fuel', 'transmission', 'state', 'tag', 'weekly_price_range'],
  ...['year', 'certified', 'created_at_timestamp', 'simple_body', 'simple_fuel', 'series', 'photos_count'],
  ...['dealership_slug', 'location_id', 'stocknum', 'doors', 'cylinders', 'sleeps'],
]

const COMPARISONS = new Set(['=', '!=', '>', '>=', '<', '<=', ':'])
const RESERVED = new Set(['AND', 'OR', 'NOT', 'TO', 'IN', 'EXISTS', 'IS', 'NULL', 'EMPTY', 'CONTAINS'])

/** What is wrong with staff's filter and where, or null. An empty filter is fine. */
export function findFilterProblem(filter: string): FilterProblem | null {
  if (filter.trim() === '') return null
  try {
    const reader = new FilterReader(splitFilter(filter), filter.trimEnd().length)
    reader.readAlternatives()
    reader.expectEnd()
    return null
  } catch (error) {
    if (error instanceof FilterError) return { at: error.at, text: error.message }
    throw error
  }
}

/** Reads tokens from left to right; every method throws a FilterError where the grammar is left. */
class FilterReader {
  private at = 0
  private readonly tokens: readonly FilterToken[]
  private readonly end: number

  constructor(tokens: readonly FilterToken[], end: number) {
    this.tokens = tokens
    this.end = end
  }

  readAlternatives(): void {
    do this.readConjunction()
    while (this.take('OR'))
  }

  expectEnd(): void {
    const left = this.tokens[this.at]
    if (!left) return
    throw new FilterError(
      left.at,
      left.value === ')' ? 'This bracket closes nothing' : 'Put AND or OR before this',
    )
  }

  private readConjunction(): void {
    do this.readNegation()
    while (this.take('AND'))
  }

  private readNegation(): void {
    while (this.take('NOT'));
    const open = this.tokens[this.at]
    if (!this.take('(')) this.readCondition()
    else {
      this.readAlternatives()
      if (!this.take(')')) throw new FilterError(open?.at ?? this.end, 'This bracket is never closed')
    }
  }

  private readCondition(): void {
    this.readField()
    const next = this.tokens[this.at]
    if (next?.kind === 'sign' && COMPARISONS.has(next.value)) {
      this.at += 1
      this.readValue()
      if (next.value === ':' && this.take('TO')) this.readValue()
    } else this.readWords()
  }

  /** What follows a field in words: IN, EXISTS, CONTAINS, STARTS WITH, IS, or a range. */
  private readWords(): void {
    const negated = this.take('NOT')
    if (this.take('IN')) this.readList()
    else if (this.take('CONTAINS')) this.readValue()
    else if (this.take('STARTS')) this.readPrefix()
    else if (!negated && this.take('IS')) this.readEmptiness()
    else if (!negated && this.isValue()) this.readRange()
    else if (!this.take('EXISTS')) {
      throw new FilterError(this.here(), 'Say how to compare: =, !=, <, >, IN, TO, EXISTS or IS NULL')
    }
  }

  private readField(): void {
    const name = this.tokens[this.at]
    if (!name || name.kind === 'sign' || RESERVED.has(name.value.toUpperCase())) {
      throw new FilterError(this.here(), 'Name a field here, for example make')
    }
    const plain = name.kind === 'text' ? name.value.slice(1, -1) : name.value
    if (!STAFF_FILTER_FIELDS.includes(plain)) {
      throw new FilterError(name.at, `“${plain}” is not a field of the stock that can be filtered`)
    }
    this.at += 1
  }

  private readRange(): void {
    this.readValue()
    if (!this.take('TO'))
      throw new FilterError(this.here(), 'Say TO and the upper bound, for example year 2018 TO 2024')
    this.readValue()
  }

  private readPrefix(): void {
    if (!this.take('WITH')) throw new FilterError(this.here(), 'STARTS is followed by WITH')
    this.readValue()
  }

  private readEmptiness(): void {
    this.take('NOT')
    if (!this.take('NULL') && !this.take('EMPTY'))
      throw new FilterError(this.here(), 'IS is followed by NULL or EMPTY')
  }

  private readList(): void {
    const open = this.here()
    if (!this.take('['))
      throw new FilterError(open, 'A list is written in square brackets, for example IN ["SUV", "Ute"]')
    while (!this.take(']')) {
      if (this.at >= this.tokens.length) throw new FilterError(open, 'This list is never closed')
      this.readValue()
      if (!this.take(',') && this.tokens[this.at]?.value !== ']') {
        throw new FilterError(this.here(), 'Put a comma between the values of a list')
      }
    }
  }

  private readValue(): void {
    if (!this.isValue()) throw new FilterError(this.here(), 'A value is missing here')
    this.at += 1
  }

  private isValue(): boolean {
    const token = this.tokens[this.at]
    return token?.kind === 'text' || (token?.kind === 'word' && !RESERVED.has(token.value.toUpperCase()))
  }

  /** Takes the next token if it is this word (in any case, unquoted) or sign. */
  private take(value: string): boolean {
    const token = this.tokens[this.at]
    const taken = token !== undefined && token.kind !== 'text' && token.value.toUpperCase() === value
    if (taken) this.at += 1
    return taken
  }

  private here(): number {
    return this.tokens[this.at]?.at ?? this.end
  }
}
