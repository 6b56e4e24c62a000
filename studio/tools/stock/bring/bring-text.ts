import { MOST_STOCK_FILE_BYTES, type StaffStockFile } from '@forecourt/schemas/contract'
import type { VehicleWords } from '../../../access/vehicle-words.tsx'

const MOST_MEGABYTES = MOST_STOCK_FILE_BYTES / 1_000_000

/** What can be brought. */
export const FILE_KINDS = `CSV, Excel, XML or JSON, up to ${MOST_MEGABYTES} MB. Zipped is fine.`

const count = (value: number) => value.toLocaleString('en-AU')

/** Why a file is not sent at all; null for one that is. */
export function findFileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size > MOST_STOCK_FILE_BYTES)
    return `This file is ${(size / 1_000_000).toFixed(1)} MB. A stock file can be up to ${MOST_MEGABYTES} MB.`
  if (size === 0) return 'This file is empty.'
  if (/\.(?:gz|7z|rar)$/i.test(name)) return 'This file is packed. Pack it as a zip, or bring what is inside.'
  if (/\.(?:xls|ods|numbers)$/i.test(name))
    return 'This is a spreadsheet. Save it as Excel (.xlsx) or CSV there, and bring that.'
  return null
}

/** How many rows are ready for the site, or how many columns have to be matched first. */
export function formatReady(
  { listed, file: { rows }, stopped }: StaffStockFile,
  open: number,
  words: VehicleWords,
): string {
  if (stopped !== '' && listed === 0) {
    if (open === 0) return 'We can’t use this file'
    return open === 1 ? 'Match 1 column first' : `Match ${count(open)} columns first`
  }
  return listed === rows ? `All ${words.count(rows)} ready` : `${count(listed)} of ${words.count(rows)} ready`
}

/** What using the file does, for its button. */
export const formatUse = ({ listed }: StaffStockFile, words: VehicleWords) =>
  `Put ${words.count(listed)} on the site`

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

/** How many rows are left out. */
export const formatLeftOut = (leftOut: number) =>
  leftOut === 0 ? 'None left out' : `${count(leftOut)} left out`

/** `SB4402, SB4409 and 4 more`. */
export function formatNumbers({ cars, stockNumbers }: StaffStockFile['problems'][number]): string {
  const more = cars - stockNumbers.length
  if (stockNumbers.length === 0) return ''
  return `${stockNumbers.join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}`
}

/** That a file is in: `198 cars are in.` */
export function formatIn({ listed }: StaffStockFile, words: VehicleWords): string {
  return `${words.count(listed)} ${listed === 1 ? 'is' : 'are'} in.`
}
