import { brokenRow, type FeedRow, FeedUnreadableError, truncatedFile } from '../feed-row.ts'
import { JsonScanner, LIST_NAMES } from './json-scanner.ts'

/** Turns one parsed vehicle into a row. */
export type VehicleToRow = (line: number, vehicle: Record<string, unknown>) => FeedRow

/** Maximum length of a line in line-delimited json. */
const MAX_LINE = 4_000_000

type Entry = readonly [line: number, text: string]

/**
 * The vehicles of a json file: an array, `{vehicles: […]}` or another name for them, one vehicle, or one vehicle a line.
 * @throws FeedUnreadableError when the text is no JSON, holds no vehicles or ends in the middle
 */
export async function* readJson(text: AsyncIterable<string>, toRow: VehicleToRow): AsyncGenerator<FeedRow> {
  for await (const entries of readEntries(text)) {
    for (const [line, entry] of entries) yield rowOfText(line, entry, toRow)
  }
}

/** Checks that a json file can be parsed to its end. @throws FeedUnreadableError */
export async function requireJson(text: AsyncIterable<string>): Promise<void> {
  for await (const _entries of readEntries(text));
}

async function* readEntries(text: AsyncIterable<string>): AsyncGenerator<Entry[]> {
  const chunks = text[Symbol.asyncIterator]()
  const { head, ended } = await firstLine(chunks)
  const rest = chunksFrom(head, chunks, ended)
  yield* hasVehiclePerLine(head) ? readLines(rest) : readList(rest)
}

/** Reads until the first non-empty line is complete. */
async function firstLine(chunks: AsyncIterator<string>): Promise<{ head: string; ended: boolean }> {
  let head = ''
  let begin = -1
  let searched = 0
  while (head.length < MAX_LINE) {
    const { value, done } = await chunks.next()
    if (done) return { head, ended: true }
    head += value
    if (begin < 0) begin = head.search(/\S/)
    // Line-delimited json starts with an object.
    if (begin >= 0 && (head[begin] !== '{' || head.indexOf('\n', Math.max(begin, searched)) >= 0)) break
    // Nothing is searched twice: a whole feed may be one line.
    searched = head.length
  }
  return { head, ended: false }
}

async function* chunksFrom(
  head: string,
  chunks: AsyncIterator<string>,
  ended: boolean,
): AsyncGenerator<string> {
  yield head
  while (!ended) {
    const { value, done } = await chunks.next()
    if (done) return
    yield value
  }
}

// Line-delimited: the first line is a complete object, but not one that wraps a list of vehicles.
function hasVehiclePerLine(head: string): boolean {
  const line = head.trimStart().split('\n', 1)[0]?.trim() ?? ''
  if (!line.startsWith('{') || !line.endsWith('}')) return false
  const parsed = parseOrNull(line)
  return (
    parsed === null || !Object.keys(parsed).some((key) => LIST_NAMES.test(key) && Array.isArray(parsed[key]))
  )
}

async function* readList(text: AsyncIterable<string>): AsyncGenerator<Entry[]> {
  const scanner = new JsonScanner()
  let place = 0
  for await (const chunk of text) {
    const entries = scanner.push(chunk)
    const first = place + 1
    place += entries.length
    yield entries.map((entry, index) => [first + index, entry] as const)
  }
  scanner.end()
}

async function* readLines(text: AsyncIterable<string>): AsyncGenerator<Entry[]> {
  let number = 0
  let open = ''
  for await (const chunk of text) {
    const lines = (open + chunk).split('\n')
    open = lines.pop() ?? ''
    const first = number + 1
    number += lines.length
    yield lines.map((line, index) => [first + index, line] as const).filter(([, line]) => line.trim() !== '')
    if (open.length > MAX_LINE) throw lineTooLong(number + 1)
  }
  if (open.trim() === '') return
  // An invalid last line without a line end means that the file is truncated.
  if (parseOrNull(open) === null) throw truncatedFile(`on line ${number + 1}`)
  yield [[number + 1, open]]
}

function lineTooLong(line: number): FeedUnreadableError {
  return new FeedUnreadableError(
    `The file cannot be read: line ${line} does not end within ${MAX_LINE / 1_000_000} MB.`,
  )
}

function rowOfText(line: number, text: string, toRow: VehicleToRow): FeedRow {
  let vehicle: unknown
  try {
    vehicle = JSON.parse(text)
  } catch (error) {
    return brokenRow(line, `is not valid JSON: ${(error as Error).message.slice(0, 120)}`, text)
  }
  return isRecord(vehicle) ? toRow(line, vehicle) : brokenRow(line, 'is not a vehicle but a bare value', text)
}

function parseOrNull(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null // handled by the caller
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
