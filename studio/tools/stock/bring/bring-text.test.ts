import type { StaffStockFile } from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import { vehicleWords } from '../../../access/vehicle-words.tsx'
import {
  findFileProblem,
  formatChange,
  formatIn,
  formatKind,
  formatLeftOut,
  formatNumbers,
  formatReady,
  formatToChoose,
  formatUse,
} from './bring-text.ts'

const CARS = vehicleWords({ one: 'car', many: 'cars' })
const FILE: StaffStockFile = {
  at: '2026-11-29T00:00:00.000Z',
  feed: { file: 'stock.csv', format: 'csv', element: 'vehicle', delimiter: 'semicolons' },
  file: {
    name: 'Stock.csv',
    format: 'Table (CSV)',
    delimiter: 'semicolons',
    encoding: 'UTF-8',
    headerLine: 1,
    rows: 200,
  },
  columns: [],
  absent: [],
  reads: [],
  listed: 198,
  counts: null,
  stopped: '',
  mayForce: false,
  problems: [],
  notes: [],
  cars: [],
}
const COUNTS = { rows: 200, fresh: 0, changed: 0, unchanged: 0, sold: 0, gone: 0, leftOut: 2 }

describe('a file that is chosen', () => {
  it.each([
    ['stock.csv', 60_000_000, 'This file is 60.0 MB. A stock file can be up to 20 MB.'],
    ['stock.csv', 0, 'This file is empty.'],
    ['stock.7z', 9, 'This file is packed. Pack it as a zip, or bring what is inside.'],
    ['stock.ods', 9, 'This is a spreadsheet. Save it as Excel (.xlsx) or CSV there, and bring that.'],
    ['stock.zip', 9, null],
    ['stock.xlsx', 9, null],
    ['stock.csv', 9, null],
    ['EXPORT', 9, null],
  ])('%s of %i bytes is sent, or not, with the reason', (name, size, words) => {
    expect(findFileProblem({ name, size })).toBe(words)
  })
})

describe('a file that was read', () => {
  it('says how many are ready or what is to be matched first, and what it is', () => {
    const bikes = vehicleWords({ one: 'motorcycle', many: 'motorcycles' })
    const none = { ...FILE, listed: 0, stopped: 'No column.' }
    expect(formatReady(FILE, 0, CARS)).toBe('198 of 200 cars ready')
    expect(formatReady({ ...FILE, listed: 200 }, 0, bikes)).toBe('All 200 motorcycles ready')
    expect(formatReady(none, 9, CARS)).toBe('Match 9 columns first')
    expect(formatReady(none, 0, CARS)).toBe('We can’t use this file')
    expect(formatUse({ ...FILE, listed: 1 }, CARS)).toBe('Put 1 car on the site')
    expect(formatKind(FILE)).toBe('Stock.csv: Table (CSV), semicolons, UTF-8, names on line 1.')
  })

  it('says what using it does, what is left out and that it is in', () => {
    expect(formatChange({ ...COUNTS, fresh: 1_198, gone: 1 })).toBe('1,198 new, 1 leaves the site.')
    expect(formatChange(COUNTS)).toBe('Nothing changes.')
    expect([formatLeftOut(0), formatLeftOut(1), formatLeftOut(2)]).toEqual([
      'None left out',
      '1 left out',
      '2 left out',
    ])
    expect([formatToChoose(0), formatToChoose(2)]).toEqual([
      'All are known or chosen.',
      '2 to choose. A column that isn’t chosen isn’t read.',
    ])
    expect(formatIn({ ...FILE, listed: 1 }, CARS)).toBe('1 car is in.')
  })

  it('names the first cars of a problem, and how many more there are', () => {
    const problem = { leftOut: true, line: 2, problem: '', remedy: '' }
    expect(formatNumbers({ ...problem, cars: 6, stockNumbers: ['A', 'B'] })).toBe('A, B and 4 more')
    expect(formatNumbers({ ...problem, cars: 1, stockNumbers: [] })).toBe('')
  })
})
