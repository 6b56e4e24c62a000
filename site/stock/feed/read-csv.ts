import { pipeline, Readable } from 'node:stream'
import { type CsvError, type Options, parse } from 'csv-parse'
import { brokenRow, type FeedRow, FeedUnreadableError, rowOf, truncatedFile } from './feed-row.ts'

type CsvLine = { record: string[]; info: { lines: number } }

const DELIMITERS = [',', ';', '\t', '|']
/** Maximum length of a line; bounds memory when a quote is never closed. */
const MAX_LINE = 1_000_000

/** Excel's separator hint on a line before the header. */
const SEPARATOR_HINT = /^\s*sep=(.)(?=[\r\n])/i

const OPTIONS = {
  relax_column_count: true,
  relax_quotes: true, // 18" wheels
  skip_empty_lines: true,
  trim: true,
  info: true,
  max_record_size: MAX_LINE,
} satisfies Options

/**
 * csv with a header line; comma, semicolon, tab or pipe. A line with more values than the header has columns is
 * rejected: its values cannot be assigned to columns.
 * @param checkColumns is called once with the columns, before any row, and may throw
 * @throws FeedUnreadableError when the file breaks the quoting rules, has no header or ends in the middle
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  forced?: string,
  checkColumns: (columns: FeedRow) => void = () => undefined,
): AsyncGenerator<FeedRow> {
  const chunks = withHeader(unixLines(text))
  const { value: start } = await chunks.next()
  if (start === undefined) throw new FeedUnreadableError('The csv file is empty: not even a header line.')
  const hint = SEPARATOR_HINT.exec(start)
  const end = { last: '' }
  let header: string[] | null = null
  let pending: CsvLine | null = null
  const delimiter = forced ?? hint?.[1] ?? delimiterOf(start)
  // The hint becomes an empty line, so that line numbers stay correct.
  const table = hint === null ? start : start.slice(hint[0].length)
  for await (const line of linesOf(table, chunks, delimiter, end)) {
    if (header === null) {
      header = line.record
      const names = header.map((name) => [name, ''] as const)
      checkColumns({ ...rowOf(line.info.lines, names), written: header })
      continue
    }
    if (pending !== null && !isBlank(pending)) yield rowOfLine(header, pending)
    pending = line
  }
  if (header === null || pending === null) return
  if (pending.record.length < header.length && end.last !== '\n') {
    throw truncatedFile(`on line ${pending.info.lines}`)
  }
  if (!isBlank(pending)) yield rowOfLine(header, pending)
}

/** A line of delimiters only, as spreadsheets write after the last row. */
const isBlank = ({ record }: CsvLine) => record.every((value) => value === '')

function rowOfLine(header: readonly string[], { record, info }: CsvLine): FeedRow {
  if (record.length > header.length && record.slice(header.length).some((value) => value !== '')) {
    return brokenRow(
      info.lines,
      `has ${record.length} values for ${header.length} columns`,
      record.join('\n'),
    )
  }
  return rowOf(
    info.lines,
    header.map((name, column) => [name, record[column] ?? ''] as const),
  )
}

/** The parsed lines; `end.last` becomes the last character of the file. */
async function* linesOf(
  start: string,
  rest: AsyncIterable<string>,
  delimiter: string,
  end: { last: string },
): AsyncGenerator<CsvLine> {
  async function* all(): AsyncGenerator<string> {
    yield start
    end.last = start.at(-1) ?? ''
    for await (const chunk of rest) {
      yield chunk
      end.last = chunk.at(-1) ?? end.last
    }
  }
  const parser = parse({ ...OPTIONS, delimiter })
  // A failure destroys the parser with its error, which the loop below throws.
  pipeline(Readable.from(all()), parser, () => undefined)
  try {
    yield* parser as AsyncIterable<CsvLine>
  } catch (error) {
    throw explainError(error as CsvError)
  }
}

function explainError(error: CsvError): Error {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return truncatedFile(`in quotes that were opened on line ${Number(error.lines)} or before`)
  }
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new FeedUnreadableError(
      `The csv file cannot be read: line ${Number(error.lines)} does not end within ${MAX_LINE / 1_000_000} MB; a quote may be missing before it.`,
    )
  }
  if (!error.code?.startsWith('CSV_')) return error
  return new FeedUnreadableError(`The csv file cannot be read: ${error.message}`, { cause: error })
}

// The parser counts a carriage return inside quotes as a line, which would make reported line numbers wrong.
async function* unixLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let open = ''
  for await (const chunk of text) {
    const whole = open + chunk
    open = whole.endsWith('\r') ? '\r' : ''
    yield whole.slice(0, whole.length - open.length).replaceAll('\r\n', '\n')
  }
  if (open !== '') yield '\n'
}

/** The text in chunks of which the first holds the whole header line; nothing at all when there is none. */
async function* withHeader(text: AsyncIterable<string>): AsyncGenerator<string> {
  let head: string | null = ''
  for await (const chunk of text) {
    if (head === null) yield chunk
    else {
      head += chunk
      if (!hasHeader(head) && head.length < MAX_LINE) continue
      yield head
      head = null
    }
  }
  if (head !== null && head.trim() !== '') yield head
}

/** Excel's separator hint does not count as the header. */
function hasHeader(head: string): boolean {
  return head
    .trimStart()
    .replace(/^sep=.\n/i, '')
    .includes('\n')
}

function delimiterOf(text: string): string {
  const header = text.trimStart().split(/[\r\n]/, 1)[0] ?? ''
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}
