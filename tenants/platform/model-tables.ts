import { readFileSync } from 'node:fs'

/** A line of a table by its columns; an empty cell is ''. */
export type TableLine = Readonly<Record<string, string>>

/** The lines of a table of this folder: comma-separated, a cell with a comma in quotes. */
export function readTable(name: string): TableLine[] {
  const [head = '', ...lines] = readFileSync(new URL(`./${name}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const columns = splitCells(head)
  return lines.map((line, at) => {
    const cells = splitCells(line)
    if (cells.length !== columns.length)
      throw new Error(`${name}.csv, line ${at + 2}: ${cells.length} cells.`)
    return Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']))
  })
}

function splitCells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
}
