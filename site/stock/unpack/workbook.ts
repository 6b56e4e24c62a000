// A workbook of Excel as a table of text, which the import reads as any other.
import { readFile, writeFile } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import readWorkbook from 'read-excel-file/node'
import { FeedUnreadableError } from '../feed/feed-row.ts'
import { type Archive, checkEntry } from './zip-file.ts'

const WORKBOOK = 'xl/workbook.xml'
/** Of the parts that are read; a workbook is in memory as a whole. */
const MOST_SHEET_BYTES = 60_000_000
/** Wider or longer sheets are no stock lists. */
const MOST_COLUMNS = 1_000
const MOST_ROWS = 200_000

type Cell = string | number | boolean | Date | null

/** Whether an archive is a workbook. */
export const isWorkbook = ({ entries }: Archive) => entries.some(({ fileName }) => fileName === WORKBOOK)

/**
 * Writes the first sheet that has a table as CSV to `to`; formulas as the values that Excel stored.
 * @throws FeedUnreadableError
 */
export async function writeWorkbookAsCsv(archive: Archive, path: string, to: string): Promise<void> {
  const parts = archive.entries.filter(({ fileName }) => fileName.endsWith('.xml'))
  if (parts.reduce((bytes, { uncompressedSize }) => bytes + uncompressedSize, 0) > MOST_SHEET_BYTES)
    throw new FeedUnreadableError('The workbook is too large. Save the sheet as CSV and send that.')
  // What follows unpacks it as a whole, so that its parts must be as large as they say.
  for (const part of parts) await checkEntry(archive, part)
  const rows = await readRows(await readFile(path))
  if (rows.length > MOST_ROWS || rows.some((row) => row.length > MOST_COLUMNS))
    throw new FeedUnreadableError('The sheet is too large. Save it as CSV and send that.')
  await writeFile(to, stringify(rows.map((row) => row.map(formatCell))), { mode: 0o600 })
}

async function readRows(bytes: Buffer): Promise<Cell[][]> {
  const sheets = await readWorkbook(bytes).catch((cause: unknown) => {
    throw new FeedUnreadableError('The workbook cannot be read. Save the sheet as CSV and send that.', {
      cause,
    })
  })
  const found = sheets.find(({ data }) => data.filter(isFilled).length > 1)
  if (!found) throw new FeedUnreadableError('The workbook has no table: no sheet has a row under its heads.')
  return found.data as Cell[][]
}

const isFilled = (row: readonly unknown[]) => row.some((cell) => cell !== null && cell !== '')

/** As people write it: a date without a time where it has none. */
function formatCell(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '')
  return cell === null ? '' : String(cell)
}
