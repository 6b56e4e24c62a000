import type { StockColumn } from '@forecourt/schemas/contract/pure'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { requireColumns } from '../vehicle/required-fields.ts'
import { decodeText } from './decode-text.ts'
import { type FeedFormat, type FeedRow, rowOf } from './feed-row.ts'
import type { FeedSource } from './feed-source.ts'
import { csnRow } from './json/csn-vehicle.ts'
import { readJson, requireJson } from './json/read-json.ts'
import { type ChosenColumns, chosenColumns, mapColumns } from './map-columns.ts'
import { readCsv } from './read-csv.ts'
import { readXml } from './xml/read-xml.ts'

/** The manifest's settings for reading a file, and the dealer's own meanings of its columns. */
export type FeedReading = Pick<DealerFeed, 'format' | 'element' | 'encoding' | 'delimiter'> & {
  columns?: readonly StockColumn[]
}

type Reader = (
  text: AsyncIterable<string>,
  how: FeedReading,
  checkColumns?: (columns: FeedRow) => void,
) => AsyncIterable<FeedRow>

function dmsRow(line: number, vehicle: Record<string, unknown>): FeedRow {
  return { ...rowOf(line, Object.entries(vehicle)), written: Object.keys(vehicle) }
}

/** Readers by format. */
const READERS: Record<FeedFormat, Reader> = {
  'dms-json': (text) => readJson(text, dmsRow),
  'csn-dto': (text) => readJson(text, csnRow),
  csv: (text, { delimiter }, checkColumns) => readCsv(text, delimiter, checkColumns),
  xml: (text, { element }) => readXml(text, element),
}

/**
 * Streams the vehicles of a feed.
 * @param checkColumns is called with a table's columns before any row, and may throw
 * @throws FeedUnreadableError while it is read
 */
export function readFeed(
  how: FeedReading,
  source: FeedSource,
  checkColumns?: (columns: FeedRow) => void,
): AsyncIterable<FeedRow> {
  const text = decodeText(source, how.encoding)
  const columns = how.format === 'csn-dto' ? null : chosenColumns(how.columns ?? [])
  if (columns === null) return READERS[how.format](text, how, checkColumns)
  const checkMapped = checkColumns && ((row: FeedRow) => checkColumns(mapColumns(row, columns)))
  return mapRows(READERS[how.format](text, how, checkMapped), columns)
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
  for await (const _row of readFeed(how, source, requireColumns));
}
