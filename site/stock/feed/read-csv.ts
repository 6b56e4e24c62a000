import { parse } from 'csv-parse/sync'
import { type FeedRow, FeedUnreadableError, rowOf } from './feed-row.ts'

type CsvLine = { record: string[]; info: { lines: number } }

const DELIMITERS = [',', ';', '\t', '|']

/**
 * csv with a header line; comma, semicolon, tab or pipe; UTF-8 with or without a mark, or Windows-1252.
 * @throws FeedUnreadableError when the file breaks the quoting rules or has no header
 */
export function readCsv(bytes: Uint8Array): Iterable<FeedRow> {
  const text = decode(bytes)
  let lines: CsvLine[]
  try {
    lines = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
    }) as unknown as CsvLine[]
  } catch (error) {
    throw new FeedUnreadableError(`The csv file cannot be read: ${(error as Error).message}`, {
      cause: error,
    })
  }
  const [header, ...rows] = lines
  if (header === undefined) throw new FeedUnreadableError('The csv file is empty: not even a header line.')
  return rowsOf(header.record, rows)
}

function* rowsOf(header: readonly string[], lines: readonly CsvLine[]): Generator<FeedRow> {
  for (const { record, info } of lines) {
    yield rowOf(
      info.lines,
      header.map((name, column) => [name, record[column] ?? ''] as const),
    )
  }
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
