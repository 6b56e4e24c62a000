import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line of a table; every reader throws with file and line when the cell is not what it must be. */
export type TableRow = {
  /** The text of a cell; '-' in the file is ''. */
  text: (column: string) => string
  /** The number in a cell, or null for '-'. */
  number: (column: string) => number | null
  /** The number in a cell that must have one. */
  count: (column: string) => number
}

/**
 * A table of `data/`: values with commas between, the names of the columns first. An empty cell holds what stands
 * above it, and '-' holds nothing, so that a model is written once for all of its grades.
 */
export function readTable(name: string): TableRow[] {
  const path = join(import.meta.dirname, '../data', `${name}.csv`)
  const [header = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  const columns = header.split(',')
  let above: readonly string[] = columns.map(() => '')
  return lines.map((line, index) => {
    const where = `${name}.csv, line ${index + 2}`
    const cells = line.split(',')
    if (cells.length !== columns.length) throw new Error(`${where} has ${cells.length} cells.`)
    above = cells.map((cell, column) => cell || (above[column] ?? ''))
    return readRow(columns, above, where)
  })
}

function readRow(columns: readonly string[], cells: readonly string[], where: string): TableRow {
  const text = (column: string) => {
    const cell = cells[columns.indexOf(column)]
    if (cell === undefined || cell === '') throw new Error(`${where} has no ${column}.`)
    return cell === '-' ? '' : cell
  }
  const number = (column: string) => {
    const cell = text(column)
    const value = cell === '' ? null : Number(cell)
    if (Number.isNaN(value)) throw new Error(`${where}: ${column} is "${cell}".`)
    return value
  }
  const count = (column: string) => {
    const value = number(column)
    if (value === null) throw new Error(`${where} has no ${column}.`)
    return value
  }
  return { text, number, count }
}
