/** The formats dealers send; each has a reader. */
export const FEED_FORMATS = ['dms-json', 'csv', 'csn-dto', 'xml'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** One vehicle as the file holds it: where it stands, and its values under normalised names. */
export type FeedRow = {
  /** Line of a csv or xml file and of json that has one vehicle a line; else the place in the list, from 1. */
  line: number
  fields: ReadonlyMap<string, unknown>
  /** Why the row cannot be read at all: what `readVehicle` sets it aside with. */
  broken?: string
  /** Such a row as it stands in the file: whose car it is may still be told. */
  text?: string
}

/** A file that cannot be read as its format at all; the message is for staff. */
export class FeedUnreadableError extends Error {
  override readonly name = 'FeedUnreadableError'
}

/** The end of a file that ends too early: half a file must never count as a list of the stock. */
export function truncatedFile(where: string): FeedUnreadableError {
  return new FeedUnreadableError(
    `The file ends in the middle, ${where}: it looks like half a file. Nothing was changed.`,
  )
}

const names = new Map<string, string>()

/** A header or key whatever its case, spaces, dashes and underscores: 'Rego expiry' → 'regoexpiry'. */
export function fieldName(written: string): string {
  let name = names.get(written)
  if (name === undefined) {
    name = written.toLowerCase().replace(/[^a-z0-9]/g, '')
    // Feeds repeat a few dozen names; a hostile one must not fill the memory.
    if (names.size < 2_000) names.set(written, name)
  }
  return name
}

const NUMBERED = /^(?:image|photo)(?:url)?(\d+)$/

/**
 * A row's values under normalised names, of several of one name the first that is filled; `image1`, `image2` … are
 * gathered into `images` in their order.
 */
export function rowOf(line: number, entries: Iterable<readonly [string, unknown]>): FeedRow {
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

/** A row of which nothing can be read. */
export function brokenRow(line: number, broken: string, text: string): FeedRow {
  return { line, fields: new Map(), broken, text }
}
