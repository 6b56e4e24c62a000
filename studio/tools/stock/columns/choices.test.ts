import type { StaffFileColumn } from '@forecourt/schemas/contract'
import { expect, it } from 'vitest'
import {
  findSuggestion,
  formatFile,
  formatGuess,
  formatKnown,
  formatListed,
  formatSureness,
  listChoices,
  listOpen,
  readChoice,
  sameChoices,
  savedChoices,
  takeSuggestions,
  unknownFirst,
  withChoice,
} from './choices.ts'

const column = (name: string, more: Partial<StaffFileColumn> = {}): StaffFileColumn => ({
  column: name,
  others: 0,
  values: [],
  known: null,
  chosen: null,
  suggested: null,
  isCost: false,
  ...more,
})
const make = column('Make', { known: 'make' })
const yard = column('YARD', { chosen: 'locationCode' })
const clock = column('CLOCK')
const all = [make, yard, clock]

it('unknown columns come first, those of the settings included, and wait until they are chosen', () => {
  const saved = savedChoices({ columns: all, absent: [] })
  expect(unknownFirst(all)).toEqual([yard, clock, make])
  expect(listOpen(all, saved)).toEqual([clock])
  expect(listOpen(all, withChoice(saved, clock, 'km'))).toEqual([])
})

it('what a car cost comes last, is left out and is nothing to choose, whatever was chosen for it', () => {
  const cost = column('Wholesale', { isCost: true, chosen: 'price' })
  const saved = savedChoices({ columns: [cost, clock], absent: [] })
  expect(unknownFirst([cost, clock])).toEqual([clock, cost])
  expect([readChoice(saved, cost), formatSureness(saved, cost, null)]).toEqual(['leaveOut', 'Never read'])
  expect(listOpen([cost], saved)).toEqual([])
})

it('how sure a column is follows from its name, the nearest name and the choice', () => {
  const saved = savedChoices({ columns: all, absent: [] })
  expect(formatSureness(saved, make, null)).toBe('By name')
  expect(formatSureness(saved, yard, null)).toBe('Chosen')
  expect(formatSureness(saved, clock, 'km')).toBe('Nearly')
  expect(formatSureness(saved, clock, null)).toBe('Not read')
})

it('a near name is suggested until the column or another one is chosen to be that', () => {
  const odometr = column('Odometr', { suggested: 'km' })
  const columns = [make, clock, odometr]
  const none = savedChoices({ columns, absent: [] })
  expect(findSuggestion(none, odometr, columns)).toBe('km')
  expect(findSuggestion(none, clock, columns)).toBeNull()
  expect(findSuggestion(withChoice(none, odometr, 'leaveOut'), odometr, columns)).toBeNull()
  expect(findSuggestion(withChoice(none, clock, 'kmThousands'), odometr, columns)).toBeNull()
})

it('all suggestions are taken at once, each field for its first column', () => {
  const odometr = column('Odometr', { suggested: 'km' })
  const columns = [
    make,
    odometr,
    column('Odometre', { suggested: 'km' }),
    column('Modell', { suggested: 'model' }),
  ]
  const none = savedChoices({ columns, absent: [] })
  expect(listChoices(takeSuggestions(none, columns))).toEqual([
    { column: 'Odometr', field: 'km' },
    { column: 'Modell', field: 'model' },
  ])
})

it('choosing what the name says chooses nothing', () => {
  const saved = savedChoices({ columns: all, absent: [] })
  const other = withChoice(saved, make, 'model')
  expect(listChoices(other)).toEqual([
    { column: 'YARD', field: 'locationCode' },
    { column: 'Make', field: 'model' },
  ])
  expect(sameChoices(withChoice(other, make, 'make'), saved)).toBe(true)
  expect(sameChoices(other, saved)).toBe(false)
  expect(listChoices(withChoice(saved, yard, null))).toEqual([])
})

it('choices for columns of another file stay as they are', () => {
  const other = { column: 'OTHER', field: 'make' } as const
  const saved = savedChoices({ columns: all, absent: [other] })
  expect(listChoices(withChoice(saved, clock, 'km'))).toContainEqual(other)
})

it('says how many columns are known, and which file they are of', () => {
  expect(formatKnown(all)).toBe('1 of 3 are known by their names. Choose the other 2 once, and they stay so.')
  expect(formatKnown([make, clock])).toContain('Choose the other one once, and it stays so.')
  expect(formatKnown([make])).toBe('All 1 are known by their names. Change one that means something else.')
  expect(
    formatFile({ name: 'feed.csv', rows: 1_288, delimiter: 'semicolons', encoding: 'Windows letters' }),
  ).toBe('feed.csv, 1,288 rows, semicolons, Windows letters')
  expect(formatFile({ name: 'feed.xml', rows: null, delimiter: '', encoding: '' })).toBe(
    'feed.xml, not read to its end',
  )
})

it('says how many rows can be listed, and what values look like', () => {
  expect(formatListed({ rows: 200, listed: 200 })).toBe('All of the first 200 rows can be listed.')
  expect(formatListed({ rows: 200, listed: 3 })).toBe('3 of the first 200 rows can be listed.')
  expect(formatGuess({ column: 'X', values: ['18,990', '21,450 inc', 'CALL'] })).toBe(
    'Looks like a price. Which kind?',
  )
  expect(formatGuess({ column: 'X', values: ['900', '1500', '1800'] })).toBe('Not read until it is chosen.')
  expect(formatGuess({ column: 'Klm reading', values: ['41200'] })).toBe('Not read until it is chosen.')
  expect(formatGuess({ column: 'X', values: ['CAN', 'JOO'] })).toBe('Not read until it is chosen.')
})
