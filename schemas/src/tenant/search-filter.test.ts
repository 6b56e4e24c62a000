import { describe, expect, it } from 'vitest'
import { carDocument } from '../car/car.zod.ts'
import { findFilterProblem, STAFF_FILTER_FIELDS } from './search-filter.ts'

describe('a filter that staff wrote', () => {
  it.each([
    '',
    'make = "MG"',
    "make = 'Land Rover' AND year >= 2018",
    'make:Toyota OR make: Lexus',
    'price: 5000 TO 20000',
    'year 2018 TO 2024',
    'NOT (simple_body = SUV OR simple_body = Ute) AND certified = true',
    'not not make = MG',
    'simple_body IN ["SUV", Ute]',
    'tag NOT IN []',
    'tag EXISTS AND badge NOT EXISTS',
    'tag IS NULL OR tag IS NOT EMPTY',
    'model CONTAINS "IM" and model NOT STARTS WITH X',
    'make = "Bob\\"s (trucks) AND sons"',
  ])('is taken: %s', (filter) => expect(findFilterProblem(filter)).toBeNull())

  it.each([
    ['make = MG) OR (make = Kia', 9, 'This bracket closes nothing'],
    ['(make = MG', 0, 'This bracket is never closed'],
    ['make = "MG', 7, 'This quotation mark is never closed'],
    ['make = MG year = 2018', 10, 'Put AND or OR before this'],
    ['make = MG AND', 13, 'Name a field here, for example make'],
    ['AND make = MG', 0, 'Name a field here, for example make'],
    ['dealercomments = x', 0, '“dealercomments” is not a field of the stock that can be filtered'],
    ['make', 4, 'Say how to compare: =, !=, <, >, IN, TO, EXISTS or IS NULL'],
    ['make =', 6, 'A value is missing here'],
    ['year 2018', 9, 'Say TO and the upper bound, for example year 2018 TO 2024'],
    ['make IN MG', 8, 'A list is written in square brackets, for example IN ["SUV", "Ute"]'],
    ['make IN [MG Kia]', 12, 'Put a comma between the values of a list'],
    ['make IN [MG,', 8, 'This list is never closed'],
    ['tag IS GREAT', 7, 'IS is followed by NULL or EMPTY'],
    ['make STARTS MG', 12, 'STARTS is followed by WITH'],
    ['make ! MG', 5, '“!” is not expected here'],
    [')', 0, 'Name a field here, for example make'],
  ])('is refused at its place: %s', (filter, at, text) => {
    expect(findFilterProblem(filter)).toEqual({ at, text })
  })

  it('may name only fields that a car has', () => {
    for (const field of STAFF_FILTER_FIELDS) expect(Object.keys(carDocument.shape)).toContain(field)
    expect(new Set(STAFF_FILTER_FIELDS).size).toBe(STAFF_FILTER_FIELDS.length)
  })
})
