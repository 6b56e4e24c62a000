/** Feed formats; each has a reader. */
export const FEED_FORMATS = ['dms-json', 'csv', 'csn-dto', 'xml'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** One vehicle of a file: its position and its values under normalised names. */
export type FeedRow = {
  /** Line in csv, xml and line-delimited json; else the index in the list, from 1. */
  line: number
  fields: ReadonlyMap<string, unknown>
  /** Names of the values as the file writes them; of a table only in its header. */
  written?: readonly string[]
  /** Names of values that the format's reader itself leaves out, as paths. */
  unread?: readonly string[]
  /** What `readVehicle` warns of in a row that was read all the same. */
  caution?: string
  /** Why the row cannot be parsed; `readVehicle` rejects it with this reason. */
  broken?: string
  /** Raw text of such a row, in which its stock number may still be found. */
  text?: string
}

/** The file as a whole cannot be parsed; the message is for staff. */
export class FeedUnreadableError extends Error {
  override readonly name = 'FeedUnreadableError'
}

/** The file is truncated: half a file must never count as a full list of the stock. */
export function truncatedFile(where: string): FeedUnreadableError {
  return new FeedUnreadableError(
    `The file ends in the middle, ${where}: it looks like half a file. Nothing was changed.`,
  )
}

const names = new Map<string, string>()

/** Normalises a header or key (case, spaces, dashes, underscores): 'Rego expiry' → 'regoexpiry'. */
export function fieldName(written: string): string {
  let name = names.get(written)
  if (name === undefined) {
    name = written.toLowerCase().replace(/[^a-z0-9]/g, '')
    // Feeds repeat a few dozen names; the bound protects against hostile ones.
    if (names.size < 2_000) names.set(written, name)
  }
  return name
}

/** The name under which a row holds a column: `image3` is one of `images`. */
export function columnName(written: string): string {
  const name = fieldName(written)
  return NUMBERED.test(name) ? 'images' : name
}

const NUMBERED = /^(?:image|photo)(?:url)?(\d+)$/

/**
 * Builds a row with normalised names; of duplicate names the first non-empty value counts. `image1`, `image2` … are collected
 * into `images` in order.
 */
export function buildRow(line: number, entries: Iterable<readonly [string, unknown]>): FeedRow {
  const fields = new Map<string, unknown>()
  const numbered: [number, unknown][] = []
  for (const [written, value] of entries) {
    const name = fieldName(written)
    const place = NUMBERED.exec(name)?.[1]
    if (place !== undefined) numbered.push([Number(place), value])
    else if (isEmpty(fields.get(name))) fields.set(name, value)
  }
  if (numbered.length > 0 && isEmpty(fields.get('images'))) {
    numbered.sort(([a], [b]) => a - b)
    fields.set(
      'images',
      numbered.map(([, value]) => value).filter((value) => value !== '' && value !== null),
    )
  }
  return { line, fields }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** A row that cannot be parsed. */
export function brokenRow(line: number, broken: string, text: string): FeedRow {
  return { line, fields: new Map(), broken, text }
}
