import type { StaffStockFile } from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import {
  findFileProblem,
  formatBecome,
  formatChange,
  formatIn,
  formatKind,
  formatLeftOut,
  formatNumbers,
  formatToChoose,
} from './bring-text.ts'

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
    ['stock.csv', 60_000_000, 'This file has 60.0 MB. A stock file may be 20 MB at most.'],
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
  it('says how many rows become cars, and what it is', () => {
    expect(formatBecome(FILE)).toBe('198 of 200 rows become cars')
    expect(formatBecome({ ...FILE, listed: 200 })).toBe('All 200 rows become cars')
    expect(formatBecome({ ...FILE, listed: 0, stopped: 'No column.' })).toBe('It can’t be read yet')
    expect(formatKind(FILE)).toBe('Stock.csv: Table (CSV), semicolons, UTF-8, names on line 1.')
  })

  it('says what using it does, what stays out and that it is in', () => {
    expect(formatChange({ ...COUNTS, fresh: 1_198, gone: 1 })).toBe('1,198 new, 1 leaves the site.')
    expect(formatChange(COUNTS)).toBe('Nothing changes.')
    expect([formatLeftOut(0), formatLeftOut(1), formatLeftOut(2)]).toEqual([
      'No row stays out',
      '1 row stays out',
      '2 rows stay out',
    ])
    expect([formatToChoose(0), formatToChoose(2)]).toEqual([
      'All are known or chosen.',
      '2 to choose. A column that isn’t chosen isn’t read.',
    ])
    expect(formatIn({ ...FILE, listed: 1 })).toBe('1 car is in.')
  })

  it('names the first cars of a problem, and how many more there are', () => {
    const problem = { leftOut: true, line: 2, problem: '', remedy: '' }
    expect(formatNumbers({ ...problem, cars: 6, stockNumbers: ['A', 'B'] })).toBe('A, B and 4 more')
    expect(formatNumbers({ ...problem, cars: 1, stockNumbers: [] })).toBe('')
  })
})
