import { type CsvError, type Options, type Parser, parse } from 'csv-parse'
import { type FileNote, findHeader, HEADER_LINES } from './csv-header.ts'
import { brokenRow, buildRow, type FeedRow, FeedUnreadableError, truncatedFile } from './feed-row.ts'
import { MOST_LINES, mendRow } from './stray-quotes.ts'
import { UnreadText } from './unread-text.ts'

type CsvLine = {
  record: string[]
  info: { lines: number }
  /** A warning about a row that was read all the same. */
  caution?: string
  /** Why the row cannot be read; its text is the only value. */
  broken?: string
}

/** Maximum length of a line; bounds memory when a quote is never closed. */
const MAX_LINE = 1_000_000

/** Excel's separator hint on a line before the header. */
const SEPARATOR_HINT = /^\s*sep=(.)(?=[\r\n])/i

const OPTIONS = {
  relax_column_count: true,
  relax_quotes: true, // 18" wheels
  skip_empty_lines: true,
  trim: true,
  max_record_size: MAX_LINE,
} satisfies Options

export type CsvReading = {
  /** The manifest's. */
  delimiter?: string | undefined
  /** Called once with the columns, before any row; may throw. */
  checkColumns?: ((columns: FeedRow) => void) | undefined
  /** Called with what staff should know of the file as a whole. */
  note?: ((note: FileNote) => void) | undefined
  /** Whether the name of a column is known, by which the header is found. */
  isKnown: (name: string) => boolean
}

/** Bounds the beginning in which the header is looked for. */
const MAX_BEGINNING = 64_000

/**
 * csv with a header line; comma, semicolon, tab or pipe. A line with more values than the header has columns is
 * rejected: its values cannot be assigned to columns.
 * @throws FeedUnreadableError when the file breaks the quoting rules, has no header or ends in the middle
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  { delimiter: forced, checkColumns = () => undefined, note = () => undefined, isKnown }: CsvReading,
): AsyncGenerator<FeedRow> {
  const chunks = withHeader(unixLines(text))
  const { value: start } = await chunks.next()
  if (start === undefined) throw new FeedUnreadableError('The csv file is empty: not even a header line.')
  const hint = SEPARATOR_HINT.exec(start)
  const end = { last: '' }
  let header: string[] | null = null
  let pending: CsvLine | null = null
  // What precedes the header becomes empty lines, so that line numbers stay correct.
  const beginning = hint === null ? start : start.slice(hint[0].length)
  const found = findHeader(beginning.split('\n', HEADER_LINES), forced ?? hint?.[1], isKnown)
  for (const each of found.notes) note(each)
  const { delimiter, skippedLines } = found
  const table = '\n'.repeat(skippedLines) + beginning.split('\n').slice(skippedLines).join('\n')
  for await (const line of parseLines(table, chunks, delimiter, end)) {
    if (header === null) {
      header = line.record
      const names = header.map((name) => [name, ''] as const)
      checkColumns({ ...buildRow(line.info.lines, names), written: header })
      continue
    }
    if (pending !== null && !isBlank(pending)) yield rowOfLine(header, pending)
    pending = line
  }
  if (header === null || pending === null) return
  if (pending.broken === undefined && pending.record.length < header.length && end.last !== '\n') {
    throw truncatedFile(`on line ${pending.info.lines}`)
  }
  if (!isBlank(pending)) yield rowOfLine(header, pending)
}

/** A line of delimiters only, as spreadsheets write after the last row. */
const isBlank = ({ record }: CsvLine) => record.every((value) => value === '')

function rowOfLine(header: readonly string[], { record, info, caution, broken }: CsvLine): FeedRow {
  if (broken !== undefined) return brokenRow(info.lines, broken, record.join('\n'))
  if (record.length > header.length && record.slice(header.length).some((value) => value !== '')) {
    return brokenRow(
      info.lines,
      `has ${record.length} values for ${header.length} columns`,
      record.join('\n'),
    )
  }
  const row = buildRow(
    info.lines,
    header.map((name, column) => [name, record[column] ?? ''] as const),
  )
  return caution === undefined ? row : { ...row, caution }
}

/** The parsed lines; `end.last` becomes the last character of the file. */
async function* parseLines(
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
  const text = new UnreadText(all())
  let columns: number | null = null
  while (true) {
    const parser = new LineParser(delimiter, text)
    try {
      for await (const line of parser.lines()) {
        columns ??= line.record.length
        yield line
      }
      return
    } catch (error) {
      yield* mendedLines(error, columns ?? 0, delimiter, text)
    }
  }
}

/** The row at which the parser failed, and nothing where it is an empty line. @throws FeedError about the file */
async function* mendedLines(
  error: unknown,
  columns: number,
  delimiter: string,
  text: UnreadText,
): AsyncGenerator<CsvLine> {
  if (!QUOTE_ERRORS.has((error as CsvError).code ?? '') || columns === 0 || text.hasSpentItself()) {
    throw explainError(error as CsvError, text.line)
  }
  await text.skipEmptyLines()
  const row = mendRow(await text.peekLines(MOST_LINES), delimiter, columns)
  if (row === undefined) throw explainError(error as CsvError, text.line)
  const lines = row?.lines ?? 1
  const raw = text.takeLines(lines)
  const info = { lines: text.line }
  if (row !== null) yield { record: row.record, info, caution: STRAY_QUOTE }
  else yield { record: [raw], info, broken: UNREADABLE_QUOTES }
}

const STRAY_QUOTE =
  'has a quotation mark without its other; it was read as text. Write it twice (""), or leave it out'
const UNREADABLE_QUOTES =
  'has quotation marks that do not match, so that its columns are not known. Write a mark inside a value twice (""), or leave it out'

/** Runs the csv parser over the unread text until it ends or fails; what it has read before a failure is not lost. */
class LineParser {
  readonly #text: UnreadText
  readonly #read: CsvLine[] = []
  readonly #parser: Parser

  constructor(delimiter: string, text: UnreadText) {
    this.#text = text
    const before = text.line
    const options: Options<string[], string[]> = {
      ...OPTIONS,
      delimiter,
      on_record: (record, { lines }) => {
        this.#read.push({ record, info: { lines: before + lines } })
        return null
      },
    }
    this.#parser = parse(options)
    this.#parser.resume()
    // The failure is that of the write, which is awaited.
    this.#parser.on('error', () => undefined)
  }

  async *lines(): AsyncGenerator<CsvLine> {
    while (true) {
      const piece = await this.#text.next()
      let failure: unknown = null
      try {
        await this.#write(piece)
      } catch (error) {
        failure = error
      }
      const read = this.#read.splice(0)
      this.#text.forgetUntil(read.at(-1)?.info.lines)
      yield* read
      if (failure !== null) throw failure
      if (piece === null) return
    }
  }

  #write(piece: string | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (error?: Error | null) => (error ? reject(error) : resolve())
      if (piece === null) this.#parser.end(done)
      else this.#parser.write(piece, done)
    })
  }
}

/** @param lastLine on which the last readable row ends */
function explainError(error: CsvError, lastLine: number): Error {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return truncatedFile(`in quotes that were opened on line ${Number(error.lines)} or before`)
  }
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new FeedUnreadableError(
      `The csv file cannot be read: line ${Number(error.lines)} does not end within ${MAX_LINE / 1_000_000} MB; a quote may be missing before it.`,
    )
  }
  if (!error.code?.startsWith('CSV_')) return error
  const end = Number(error.lines)
  const where = end > lastLine + 1 ? `in the row of the lines ${lastLine + 1} to ${end}` : `on line ${end}`
  const what = QUOTE_ERROR.test(error.code)
    ? 'a value in quotation marks has another one inside. Write that one twice (""), or leave the marks out'
    : error.message
  return new FeedUnreadableError(`The csv file cannot be read: ${where} ${what}. Nothing was changed.`, {
    cause: error,
  })
}

/** The parser's names for marks that do not match. */
const QUOTE_ERRORS = new Set([
  'CSV_INVALID_CLOSING_QUOTE',
  'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE',
  'CSV_QUOTE_NOT_CLOSED',
  'CSV_MAX_RECORD_SIZE',
])

/** The parser's names for text after a closing quotation mark. */
const QUOTE_ERROR = /^CSV_(?:INVALID_CLOSING_QUOTE|NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE)$/

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

/** The text in chunks of which the first holds the lines among which the header is; nothing at all when there is none. */
async function* withHeader(text: AsyncIterable<string>): AsyncGenerator<string> {
  let head: string | null = ''
  for await (const chunk of text) {
    if (head === null) yield chunk
    else {
      head += chunk
      if (!hasBeginning(head)) continue
      yield head
      head = null
    }
  }
  if (head !== null && head.trim() !== '') yield head
}

function hasBeginning(head: string): boolean {
  if (head.length >= MAX_LINE) return true
  const lines = head.trimStart().split('\n', HEADER_LINES + 2).length
  return lines > HEADER_LINES + 1 || (lines > 2 && head.length >= MAX_BEGINNING)
}
