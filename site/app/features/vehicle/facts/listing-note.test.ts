import { expect, it } from 'vitest'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { bindFigures, listingNote } from './listing-note.ts'

const today = { today: '2026-11-21', timeZone: 'Australia/Brisbane' }
const note = (changes: Record<string, unknown>) => listingNote(testCar(changes), today)

it.each([
  [{ created_at: '2026-11-09T22:00:00.000Z' }, 'On sale here since 10 November.'],
  [{ created_at: '2025-11-09T02:00:00.000Z' }, 'On sale here since 9 November 2025.'],
  [{ created_at: null, build_date: '2022-10', year: 2023 }, 'Built in October 2022, sold as a 2023.'],
  [{ created_at: null, build_date: '2023-01', year: 2023 }, ''],
  [{ created_at: null, fuelcapacity: '60', fuelconsumptioncombined: '7' }, 'About 850 km on a tank.'],
  [{ created_at: null, fuelcapacity: '60', fuelconsumptioncombined: '0' }, ''],
  [{ created_at: null, fuelcapacity: 'sixty', fuelconsumptioncombined: '7' }, ''],
  [{ status: 'coming_soon' }, ''],
  [{ created_at: '2027-01-01T00:00:00.000Z' }, ''],
])('VDP-23: the summary of a car with %j says what the facts do not: “%s”', (changes, words) => {
  expect(note(changes)).toBe(words)
})

it('the summary does not break between a day and its month, nor between a figure and its unit', () => {
  expect(bindFigures('It has a 2.5 L engine. It expires on 9 June 2027.')).toBe(
    'It has a 2.5\u00a0L engine. It expires on 9\u00a0June 2027.',
  )
})
