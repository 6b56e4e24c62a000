import { type FeedFormat, type FeedRow, FeedUnreadableError } from './feed-row.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'

/** The readers by format; a new format is one more line here. */
const READERS: Partial<Record<FeedFormat, (bytes: Uint8Array) => Iterable<FeedRow>>> = {
  'dms-json': readJson,
  csv: readCsv,
}

/** The vehicles of a feed file. @throws FeedUnreadableError */
export function readFeed(format: FeedFormat, bytes: Uint8Array): Iterable<FeedRow> {
  const reader = READERS[format]
  if (reader === undefined) throw new FeedUnreadableError(`Feeds of the format ${format} cannot be read yet.`)
  return reader(bytes)
}
