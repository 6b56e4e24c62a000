import type { StockColumn } from '@forecourt/schemas/contract/pure'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { requireColumns } from '../vehicle/required-fields.ts'
import type { FileNote } from './csv-header.ts'
import { decodeText } from './decode-text.ts'
import { buildRow, columnName, type FeedFormat, type FeedRow } from './feed-row.ts'
import type { FeedSource } from './feed-source.ts'
import { csnRow } from './json/csn-vehicle.ts'
import { readJson, requireJson } from './json/read-json.ts'
import { type ChosenColumns, chosenColumns, fieldByName, mapColumns } from './map-columns.ts'
import { readCsv } from './read-csv.ts'
import { readXml } from './xml/read-xml.ts'

/** The manifest's settings for reading a file, and the dealer's own meanings of its columns. */
export type FeedReading = Pick<DealerFeed, 'format' | 'element' | 'encoding' | 'delimiter'> & {
  columns?: readonly StockColumn[]
}

/** What a caller wants to know of a file as a whole. */
export type FeedWatch = {
  /** Called with a table's columns before any row; may throw. */
  checkColumns?: (columns: FeedRow) => void
  /** Called with what staff should know. */
  note?: (note: FileNote) => void
}

type Reader = (
  text: AsyncIterable<string>,
  how: FeedReading,
  watch: FeedWatch & { isKnown: (name: string) => boolean },
) => AsyncIterable<FeedRow>

/** Market averages are in an object of their own (DATA-12). */
function dmsRow(line: number, vehicle: Record<string, unknown>): FeedRow {
  const { autograb_data: market, ...rest } = vehicle
  const isNested = typeof market === 'object' && market !== null
  const flat = isNested ? { ...rest, ...market } : vehicle
  return { ...buildRow(line, Object.entries(flat)), written: Object.keys(flat) }
}

/** Readers by format. */
const READERS: Record<FeedFormat, Reader> = {
  'dms-json': (text) => readJson(text, dmsRow),
  'csn-dto': (text) => readJson(text, csnRow),
  csv: (text, { delimiter }, watch) => readCsv(text, { delimiter, ...watch }),
  xml: (text, { element }) => readXml(text, element),
}

/** Streams the vehicles of a feed. @throws FeedUnreadableError while it is read, and what `watch` throws */
export function readFeed(
  how: FeedReading,
  source: FeedSource,
  { checkColumns, note }: FeedWatch = {},
): AsyncIterable<FeedRow> {
  const text = decodeText(source, how.encoding)
  const columns = how.format === 'csn-dto' ? null : chosenColumns(how.columns ?? [])
  const isKnown = (name: string) => fieldByName(name) !== null || columns?.has(columnName(name)) === true
  const checkMapped =
    checkColumns && ((row: FeedRow) => checkColumns(columns === null ? row : mapColumns(row, columns)))
  const watch = { isKnown, ...(note && { note }), ...(checkMapped && { checkColumns: checkMapped }) }
  const rows = READERS[how.format](text, how, watch)
  return columns === null ? rows : mapRows(rows, columns)
}

async function* mapRows(rows: AsyncIterable<FeedRow>, columns: ChosenColumns): AsyncGenerator<FeedRow> {
  for await (const row of rows) yield mapColumns(row, columns)
}

/**
 * Checks that a feed can be parsed to its end; rows are not validated.
 * @throws FeedUnreadableError
 */
export async function requireReadable(how: FeedReading, source: FeedSource): Promise<void> {
  if (how.format === 'dms-json' || how.format === 'csn-dto') {
    return requireJson(decodeText(source, how.encoding))
  }
  for await (const _row of readFeed(how, source, { checkColumns: requireColumns }));
}
