import { MOST_STOCK_FILE_BYTES, type StaffStockFile } from '@forecourt/schemas/contract'

const MOST_MEGABYTES = MOST_STOCK_FILE_BYTES / 1_000_000

/** What can be brought. */
export const FILE_KINDS = `CSV, Excel, XML or JSON, up to ${MOST_MEGABYTES} MB. Zipped is fine.`

const count = (value: number) => value.toLocaleString('en-AU')
const rowsText = (value: number) => `${count(value)} ${value === 1 ? 'row' : 'rows'}`
const carsText = (value: number) => `${count(value)} ${value === 1 ? 'car' : 'cars'}`

/** Why a file is not sent at all; null for one that is. */
export function findFileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size > MOST_STOCK_FILE_BYTES)
    return `This file has ${(size / 1_000_000).toFixed(1)} MB. A stock file may be ${MOST_MEGABYTES} MB at most.`
  if (size === 0) return 'This file is empty.'
  if (/\.(?:gz|7z|rar)$/i.test(name)) return 'This file is packed. Pack it as a zip, or bring what is inside.'
  if (/\.(?:xls|ods|numbers)$/i.test(name))
    return 'This is a spreadsheet. Save it as Excel (.xlsx) or CSV there, and bring that.'
  return null
}

/** How many rows become cars. */
export function formatBecome({ listed, file: { rows }, stopped }: StaffStockFile): string {
  if (stopped !== '' && listed === 0) return 'It can’t be read yet'
  if (listed === rows) return `All ${rowsText(rows)} become cars`
  return `${count(listed)} of ${rowsText(rows)} become cars`
}

/** What kind of file it is: `stock.csv: Table (CSV), semicolons, UTF-8, names on line 1.` */
export function formatKind({ file }: StaffStockFile): string {
  const { name, format, delimiter, encoding, headerLine } = file
  const line = headerLine === null ? '' : `names on line ${headerLine}`
  return `${name}: ${[format, delimiter, encoding, line].filter(Boolean).join(', ')}.`
}

/** What using it does to the stock, or did. */
export function formatChange(counts: NonNullable<StaffStockFile['counts']>): string {
  const parts: [value: number, words: string][] = [
    [counts.fresh, 'new'],
    [counts.changed, 'changed'],
    [counts.unchanged, 'as before'],
    [counts.sold, 'sold'],
    [counts.gone, counts.gone === 1 ? 'leaves the site' : 'leave the site'],
  ]
  const said = parts.filter(([value]) => value > 0).map(([value, words]) => `${count(value)} ${words}`)
  return said.length === 0 ? 'Nothing changes.' : `${said.join(', ')}.`
}

/** What is still to be chosen. */
export function formatToChoose(open: number): string {
  if (open === 0) return 'All are known or chosen.'
  return `${count(open)} to choose. A column that isn’t chosen isn’t read.`
}

/** The rows that stay out. */
export function formatLeftOut(leftOut: number): string {
  return leftOut === 0 ? 'No row stays out' : `${rowsText(leftOut)} ${leftOut === 1 ? 'stays' : 'stay'} out`
}

/** `SB4402, SB4409 and 4 more`. */
export function formatNumbers({ cars, stockNumbers }: StaffStockFile['problems'][number]): string {
  const more = cars - stockNumbers.length
  if (stockNumbers.length === 0) return ''
  return `${stockNumbers.join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}`
}

/** That a file is in: `198 cars are in.` */
export function formatIn({ listed }: StaffStockFile): string {
  return `${carsText(listed)} ${listed === 1 ? 'is' : 'are'} in.`
}
