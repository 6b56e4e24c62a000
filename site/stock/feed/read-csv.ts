import { parse } from 'csv-parse/sync'
import { type FeedRow, FeedUnreadableError, rowOf } from './feed-row.ts'

const DELIMITERS = [',', ';', '\t', '|']

/**
 * csv with a header line; comma, semicolon, tab or pipe; UTF-8 with or without a mark, or Windows-1252.
 * @throws FeedUnreadableError when the file breaks the quoting rules or has no header
 */
export function readCsv(bytes: Uint8Array): FeedRow[] {
  const text = decode(bytes)
  let lines: { record: string[]; info: { lines: number } }[]
  try {
    lines = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
    }) as unknown as typeof lines
  } catch (error) {
    throw new FeedUnreadableError(`The csv file cannot be read: ${(error as Error).message}`, {
      cause: error,
    })
  }
  const [header, ...rows] = lines
  if (header === undefined) throw new FeedUnreadableError('The csv file is empty: not even a header line.')
  return rows.map(({ record, info }) =>
    rowOf(
      info.lines,
      header.record.map((name, column) => [name, record[column] ?? ''] as const),
    ),
  )
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8: what Windows programs write, in which every byte means something.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\r?\n|$/))
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}
