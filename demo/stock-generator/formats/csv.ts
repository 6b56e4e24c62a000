import { encodeWindows1252 } from './windows-1252.ts'

export type CsvRow = Record<string, string>
export type CsvOptions = { delimiter: ',' | ';'; encoding: 'utf-8' | 'windows-1252' }

/** The nightly file: a header line and a line a vehicle, ended as Windows programs do. */
export function csvFile(rows: readonly CsvRow[], { delimiter, encoding }: CsvOptions): Uint8Array {
  const header = Object.keys(rows[0] ?? {})
  const cell = (value: string) =>
    value.includes(delimiter) || /["\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
  const lines = [header, ...rows.map((row) => header.map((name) => row[name] ?? ''))]
  const file = lines.map((line) => `${line.map(cell).join(delimiter)}\r\n`).join('')
  return encoding === 'utf-8' ? new TextEncoder().encode(file) : encodeWindows1252(file)
}
