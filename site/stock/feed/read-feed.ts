import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { requireColumns } from '../vehicle/required-fields.ts'
import { decodeText } from './decode-text.ts'
import { type FeedFormat, type FeedRow, rowOf } from './feed-row.ts'
import type { FeedSource } from './feed-source.ts'
import { csnRow } from './json/csn-vehicle.ts'
import { readJson, requireJson } from './json/read-json.ts'
import { readCsv } from './read-csv.ts'
import { readXml } from './xml/read-xml.ts'

/** What the manifest says of how a file is read. */
export type FeedReading = Pick<DealerFeed, 'format' | 'element' | 'encoding' | 'delimiter'>

type Reader = (
  text: AsyncIterable<string>,
  how: FeedReading,
  checkColumns?: (columns: FeedRow) => void,
) => AsyncIterable<FeedRow>

/** The readers by format; a new format is one more line here. */
const READERS: Record<FeedFormat, Reader> = {
  'dms-json': (text) => readJson(text, (line, vehicle) => rowOf(line, Object.entries(vehicle))),
  'csn-dto': (text) => readJson(text, csnRow),
  csv: (text, { delimiter }, checkColumns) => readCsv(text, delimiter, checkColumns),
  xml: (text, { element }) => readXml(text, element),
}

/**
 * The vehicles of a feed, one by one as the bytes come.
 * @param checkColumns of a table is given its columns before any row; it may refuse them
 * @throws FeedUnreadableError while it is read
 */
export function readFeed(
  how: FeedReading,
  source: FeedSource,
  checkColumns?: (columns: FeedRow) => void,
): AsyncIterable<FeedRow> {
  return READERS[how.format](decodeText(source, how.encoding), how, checkColumns)
}

/**
 * Reads a feed to its end for nothing but whether that can be done; what its rows hold is not looked at.
 * @throws FeedUnreadableError
 */
export async function requireReadable(how: FeedReading, source: FeedSource): Promise<void> {
  if (how.format === 'dms-json' || how.format === 'csn-dto') {
    return requireJson(decodeText(source, how.encoding))
  }
  for await (const _row of readFeed(how, source, requireColumns));
}
